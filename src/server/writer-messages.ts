import { z } from "zod"
import { setAside } from "./damaged-file"
import { botRows, viewRows } from "./page-view-store"

/** What the server asks of the process that has the SQLite file; one call is one transaction. */
export const writerCall = z.union([
  z.object({ add: z.tuple([viewRows, botRows]) }),
  z.object({ query: z.tuple([z.string(), z.array(z.unknown())]) }),
  z.object({ check: z.literal(true) }),
])
export type WriterCall = z.infer<typeof writerCall>

/** Its answers: the first is about the opening, then one to each call, in their order. */
export const writerReply = z.object({
  rows: z.array(z.unknown()).default([]),
  damaged: setAside.optional(),
  failure: z
    .object({
      message: z.string(),
      code: z.string(),
      /** Whether the file has to be opened again. */
      isLost: z.boolean(),
    })
    .optional(),
})
export type WriterReply = z.infer<typeof writerReply>
