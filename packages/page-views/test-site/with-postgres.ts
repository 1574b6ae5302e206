import { POSTGRES_PROGRAMS } from "./postgres-programs"

const [postgresDescribe, postgresTest] = POSTGRES_PROGRAMS
  ? [describe, test]
  : [describe.skip, test.skip]

/** For tests that need PostgreSQL: skipped where it cannot run. */
export { postgresDescribe as describe, postgresTest as test }
