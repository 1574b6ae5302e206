import { PART_ADDRESSES } from "../styles/part-addresses"

/** Styles that few pages need (`styles/parts`), by the name of their file. */
export const PartStyles = ({ part }: { part: string }) => (
  <link rel="stylesheet" href={PART_ADDRESSES[part]} />
)
