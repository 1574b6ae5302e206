import { Children, type ReactNode, useState } from "react"
import { t } from "../i18n/translate"

interface Props {
  title: string
  copies: boolean
  /** Links to where the page can be shared. */
  children: ReactNode
}

/** The page's own address, without what led the visitor here. */
const ownAddress = () => location.origin + location.pathname

/** One button in place of the links where the device itself can share, and one that copies the page's address. */
export function EndButtons({ title, copies, children }: Props) {
  const [outcome, setOutcome] = useState("")

  const copy = async () => {
    try {
      // Without HTTPS there is no clipboard.
      await navigator.clipboard.writeText(ownAddress())
      setOutcome(t("end.copied"))
    } catch {
      setOutcome(t("end.failed"))
    }
  }

  // A visitor who closes what the device shows has changed their mind: no fault.
  const share = () => navigator.share({ title, url: ownAddress() }).catch(() => {})

  const hasShare = Children.count(children) > 0 && "share" in navigator
  return (
    <>
      {hasShare ? <Button label={t("end.share")} onClick={share} /> : children}
      {copies && (
        <>
          <Button label={t("end.copy")} onClick={copy} />
          <span role="status">{outcome}</span>
        </>
      )}
    </>
  )
}

const Button = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <>
    <button type="button" className="text-button" onClick={onClick}>
      {label}
    </button>{" "}
  </>
)
