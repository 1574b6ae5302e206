import { useId } from "react"
import { t } from "../i18n/translate"
import type { Counted } from "../shared/blog-list"

interface Props {
  tag: string
  tags: readonly Counted[]
  onChange: (tag: string) => void
}

export function TagField({ tag, tags, onChange }: Props) {
  const id = useId()
  const isListed = tag === "" || tags.some(({ title }) => title === tag)
  return (
    <p>
      <label htmlFor={id}>{t("filter.tag")}</label>
      <select id={id} value={tag} onChange={event => onChange(event.target.value)}>
        <option value="">{t("filter.tag.all")}</option>
        {!isListed && <option>{tag}</option>}
        {tags.map(({ title, count }) => (
          <option key={title} value={title}>{`${title}\u00a0(${count})`}</option>
        ))}
      </select>
    </p>
  )
}
