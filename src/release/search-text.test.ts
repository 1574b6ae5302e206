import temml from "temml"
import { readPage } from "./read-page"

test.each([
  ["E = mc^2", "E=mc^2"],
  ["d(n) = \\frac{n}{c + n\\ell}", "d(n)=n/(c+nℓ)"],
  ["\\frac{1}{397} \\approx 2{,}52", "1/397≈2,52"],
  ["x_i^{n+1}", "x_i^(n+1)"],
  ["\\sqrt{a + b}", "√(a+b)"],
  ["\\sqrt[3]{a}", "√((a),3)"],
  ["a \\quad \\text{d’où} \\quad b", "a d’où b"],
  ["\\lim_{n \\to \\infty} d(n)", "lim_(n→∞)d(n)"],
  ["\\begin{aligned} a &= 1 \\\\ b &= 2 \\end{aligned}", "a =1 b =2"],
  ["\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}", "(1 2 3 4)"],
])("the search reads %s as %s", (tex, text) => {
  const { search } = readPage(`<main data-pagefind-body="">${temml.renderToString(tex)}</main>`)
  const line = search.replaceAll(/<[^>]*>/g, "")
  expect(
    line
      .replaceAll(/[\u2061\u200b]/g, "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  ).toBe(text)
})
