import { useState, useSyncExternalStore } from "react"
import { UpdateNote } from "../layout/update-note"
import { isNewVersionKnown, onNewVersion } from "../updates/new-version"
import { focusArrival } from "./focus-arrival"

/** S-28, S-30: the note about a new version, until it is put off. The next document has that version anyway. */
export function UpdateNotice() {
  const isKnown = useSyncExternalStore(onNewVersion, isNewVersionKnown, () => false)
  const [isDismissed, setDismissed] = useState(false)

  const dismiss = () => {
    setDismissed(true)
    // The button goes; without a place for the focus, Tab would begin with the browser's own bar.
    focusArrival("")
  }

  return (
    <UpdateNote
      shown={isKnown && !isDismissed}
      onReload={() => window.location.reload()}
      onDismiss={dismiss}
    />
  )
}
