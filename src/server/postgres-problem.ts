import { z } from "zod"
import { reasonOf, StartupError } from "./startup-error"
import { StoreAwayError } from "./store-away-error"

const coded = z.object({ code: z.string() })

/** What trying again does not mend, by SQLSTATE (or its class) or by Node's code of a TLS error. */
const SETTING_PROBLEMS: readonly [code: RegExp, advice: string][] = [
  [/^28/, "check the user and the password in DATABASE_URL"],
  [/^3D000$/, "create it (createdb), or name another one in DATABASE_URL"],
  [/^(?:42501|3F000)$/, "let the user of DATABASE_URL create tables in it"],
  [/CERT|VERIFY|^ERR_TLS|^ERR_SSL/, "check the TLS options (sslmode, sslrootcert) in DATABASE_URL"],
]

/** The same for what `pg` finds by itself, which has no code. */
const SETTING_MESSAGES: readonly [message: RegExp, advice: string][] = [
  [/client password must be/, "write the password into DATABASE_URL"],
  [/does not support SSL/, "leave sslmode out of DATABASE_URL, or switch TLS on in the server"],
]

/** Wrong SQL or data: a fault of this code, to be seen as it is. */
const OUR_FAULT = /^(?:22|23|42)\w{3}$/

/**
 * What to tell of an error of the database: a `StoreAwayError` when it may be well in a moment, a
 * `StartupError` when its owner has to change something, the error itself when the fault is ours.
 * What `pg` and the server say never holds the password.
 */
export function postgresProblem(error: unknown, place: string): unknown {
  if (error instanceof StartupError) return error
  const code = coded.safeParse(error).data?.code ?? ""
  // A host with several addresses that all refuse is an error without a message.
  const reason = reasonOf(error) || code
  const advice =
    SETTING_PROBLEMS.find(([known]) => known.test(code))?.[1] ??
    SETTING_MESSAGES.find(([known]) => known.test(reason))?.[1]
  if (advice) {
    return new StartupError(
      `The PostgreSQL database ${place} cannot be used (${reason}): ${advice}.`,
    )
  }
  if (OUR_FAULT.test(code)) return error
  return new StoreAwayError(
    `The PostgreSQL database ${place} cannot be used at the moment (${reason}): check that it runs at this host and port.`,
  )
}
