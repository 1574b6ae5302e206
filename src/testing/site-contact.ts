export default { email: "ada@essai.example" }
