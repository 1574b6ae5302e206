const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys lead from the field through the results and back (Tab does so too). */
export function moveFocus(
  container: HTMLElement,
  event: Pick<KeyboardEvent, "key" | "preventDefault">,
): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  const stops = [...container.querySelectorAll<HTMLElement>("input[type=search], ol a")]
  const current = stops.findIndex(stop => stop.matches(":focus"))
  const next = stops[current + step]
  if (current < 0 || !next) return
  event.preventDefault()
  next.focus()
}
