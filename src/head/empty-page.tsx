import { PageHead } from "./page-head"

/** A page without an entry, which no release has (`gatsby/pages`). A page needs a title. */
export const EmptyPage = () => <PageHead title="–" />
