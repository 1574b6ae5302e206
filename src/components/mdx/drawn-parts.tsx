import { type ComponentPropsWithoutRef, createElement, type ReactNode, useRef } from "react"
import { useWords } from "../../i18n/words"
import diagramStyles from "../../styles/parts/diagram.css"
import mathStyles from "../../styles/parts/math.css"
import { PartStyles } from "./part-styles"
import * as scrolling from "./scrolls.module.css"
import { useScrolls } from "./use-scrolls"

type MathProps = ComponentPropsWithoutRef<"div"> & { display?: string }

/** A formula, which is MathML. One that stands alone scrolls in a frame of its own. */
export function Formula(props: MathProps) {
  const { t } = useWords()
  const math = createElement("math", props)
  return (
    <>
      <PartStyles href={mathStyles} />
      {props.display === "block" ? (
        <Frame className="math-frame" name={t("formula.label")}>
          {math}
        </Frame>
      ) : (
        math
      )}
    </>
  )
}

interface DiagramProps {
  caption?: string
  children?: ReactNode
}

/** A diagram that the build drew. */
export function Diagram({ caption, children }: DiagramProps) {
  const { t } = useWords()
  return (
    <figure className="diagram">
      <PartStyles href={diagramStyles} />
      <Frame className="diagram-frame" name={caption ?? t("diagram.label")}>
        {children}
      </Frame>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

interface FrameProps {
  className: string
  name: string
  children: ReactNode
}

/** What is too wide for the screen scrolls, and then can be reached by the keyboard. */
function Frame({ className, name, children }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const reachable = useScrolls(frame, name)
  return (
    <div ref={frame} className={`${scrolling.scrolls} ${className}`} {...reachable}>
      {children}
    </div>
  )
}
