import { act, renderHook } from "@testing-library/react"
import { useLoaded } from "./use-loaded"

/** A server whose answers the test sends, in any order. */
function answeredByHand() {
  const asked: { answer(data: string): void; fail(error: Error): void }[] = []
  const load = () =>
    new Promise<string>((answer, fail) => {
      asked.push({ answer, fail })
    })
  return { asked, load }
}

function ask(first: string | null) {
  const { asked, load } = answeredByHand()
  const hook = renderHook(({ question }) => useLoaded(question, load), {
    initialProps: { question: first },
  })
  return { asked, ...hook, state: () => hook.result.current.state }
}

test("S-25: without a question it is idle; then pending, then success with the data", async () => {
  const { asked, rerender, state } = ask(null)
  expect(state()).toEqual({ status: "idle" })
  rerender({ question: "a" })
  expect(state()).toEqual({ status: "pending" })
  await act(async () => asked[0]?.answer("A"))
  expect(state()).toEqual({ status: "success", data: "A" })
  rerender({ question: null })
  expect(state()).toEqual({ status: "idle" })
})

test("S-25: a failure is the state error, with its cause; reload requests again", async () => {
  const { asked, result, state } = ask("a")
  const error = new Error("503")
  await act(async () => asked[0]?.fail(error))
  expect(state()).toEqual({ status: "error", error })
  act(() => result.current.reload())
  expect(state()).toEqual({ status: "pending" })
  await act(async () => asked[1]?.answer("A"))
  expect(state()).toEqual({ status: "success", data: "A" })
})

test("S-25: a late answer, or a late failure, never replaces what is newer", async () => {
  const { asked, rerender, state } = ask("a")
  rerender({ question: "b" })
  await act(async () => asked[1]?.answer("B"))
  await act(async () => asked[0]?.answer("A"))
  expect(state()).toEqual({ status: "success", data: "B" })
  rerender({ question: "c" })
  rerender({ question: "d" })
  await act(async () => asked[2]?.fail(new Error("aborted")))
  expect(state()).toEqual({ status: "pending", data: "B" })
})
