import { preprocessSource } from "./query-files"

test.each([
  "const query = graphql`{ site { id } }`",
  "export const config = async () => () => ({ defer: true })",
  "export async function getServerData() {}",
  "const Head = () => null\nexport { type Props, Head }",
  'export default () => <Slice alias="footer" />',
])("Gatsby parses what is meant for it: %s", contents => {
  expect(preprocessSource({ contents })).toBeUndefined()
})

test.each([
  'import config from "./config.json"',
  'test("a graphql query in a Head", () => {})',
  "const getServerData = 1",
])("Gatsby parses nothing else: %s", contents => {
  expect(preprocessSource({ contents })).toBe(";")
})
