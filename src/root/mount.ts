import type { ReactNode } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"

const onRecoverableError = (error: unknown) => console.error("Mount error:", error)

/**
 * Brings the static page to life. What goes wrong while React takes it over is logged to the console (S-15);
 * React then renders the page anew, so the visitor goes on.
 */
export function mount(element: ReactNode, container: Element): void {
  if (container.firstElementChild) hydrateRoot(container, element, { onRecoverableError })
  else mountAnew(element, container)
}

/** Replaces the static page: what is to be shown is another one. */
export function mountAnew(element: ReactNode, container: Element): void {
  createRoot(container, { onRecoverableError }).render(element)
}
