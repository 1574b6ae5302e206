import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { pageHtml } from "../testing/outline"
import { ArticleEnd } from "./article-end"

const share = [{ label: "Partager sur Bleu", href: "https://bleu.example/" }]
const links = [{ label: "Discuter", href: "https://social.example/1" }]
const end = { links, share, copies: true }

afterEach(() => void Reflect.deleteProperty(navigator, "share"))

const named = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent)

describe("ways on from the end of a text", () => {
  it("are links without scripts, and no button is there that could not work", () => {
    const { html } = pageHtml(<ArticleEnd end={end} title="Un titre" />, "/blog/x")
    expect(html.match(/<a href="[^"]*">[^<]*/g)).toEqual([
      '<a href="https://social.example/1">Discuter',
      '<a href="https://bleu.example/">Partager sur Bleu',
    ])
    expect(html).not.toContain("<button")
  })

  it("a status shows that the browser refused to copy the address", async () => {
    const user = userEvent.setup()
    render(<ArticleEnd end={end} title="Un titre" />)
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))
    await user.click(await screen.findByRole("button", { name: "Copier le lien de cette page" }))
    const status = await screen.findByText("Le navigateur a refusé de copier le lien.")
    expect(status).toHaveAttribute("role", "status")
  })

  it("a device that can share by itself shows one button in place of the links", async () => {
    window.history.replaceState(null, "", "/blog/x?utm=1#a")
    const shared: unknown[] = []
    Object.assign(navigator, { share: async (what: object) => void shared.push(what) })
    render(<ArticleEnd end={{ ...end, copies: false }} title="Un titre" />)
    await userEvent.click(await screen.findByRole("button", { name: "Partager cette page" }))
    expect(shared).toEqual([{ title: "Un titre", url: `${location.origin}/blog/x` }])
    expect(named("link")).toEqual(["Discuter"])
    expect(named("button")).toEqual(["Partager cette page"])
  })
})
