import { type ReactNode, startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"

const onRecoverableError = (error: unknown) => console.error("Mount error:", error)

/**
 * Hydrates what is in the container, or replaces it. Hydration errors are logged to the console (S-15); React then
 * renders the page itself.
 */
export function mount(element: ReactNode, container: Element, isReplaced: boolean): void {
  if (container.firstElementChild && !isReplaced) {
    // In slices: the page answers in between.
    startTransition(() => void hydrateRoot(container, element, { onRecoverableError }))
  } else {
    createRoot(container, { onRecoverableError }).render(element)
  }
}
