import * as z from "zod"
import { botCount, viewCount } from "./counts"

/** Question of a server to the process that has its SQLite file: a number to answer, and a method of the file. */
export const writerCall = z.object({
  id: z.number(),
  call: z.union([
    z.tuple([z.literal("add"), z.array(viewCount).readonly(), z.array(botCount).readonly()]),
    z.tuple([z.literal("rowsOf"), z.string()]),
    z.tuple([z.literal("purge"), z.string()]),
  ]),
})
export type WriterCall = z.infer<typeof writerCall>

/** Number that the opening of the file is answered by. */
export const OPENING = 0

/** Answer to the call of that number. A writer that is of no more use ends after it. */
export const writerReply = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  failure: z.object({ message: z.string(), code: z.string() }).optional(),
})
export type WriterReply = z.input<typeof writerReply>

/** Result of the opening: a damaged file, where it is now and what was found; unread frames at the end of the log. */
export const finding = z.object({
  damaged: z.object({ file: z.string(), reason: z.string() }).optional(),
  unread: z.number().default(0),
})
export type Finding = z.output<typeof finding>
