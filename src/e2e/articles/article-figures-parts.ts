import type { Page } from "@playwright/test"

export const enlarge = (page: Page) => page.getByRole("button", { name: "Agrandir l’image" })
