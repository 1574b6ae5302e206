import type { FetchOptions, MappedResponseType } from "ofetch"

/** The one HTTP client of the site's own code (S-26). It loads on first use: a page comes alive without it. */
export async function http<Type extends "json" | "text" = "json">(
  address: string,
  options?: FetchOptions<Type>,
): Promise<MappedResponseType<Type, unknown>> {
  const { client } = await import(/* webpackChunkName: "late" */ "./client")
  return client<unknown, Type>(address, options)
}
