import { withPrefix } from "gatsby"
import { useId } from "react"
import { http } from "../http/http"
import { t } from "../i18n/translate"
import { type Counted, TAGS_PATH, type TagsContext } from "../shared/blog-list"

/** Loads all tags, from the data of their page (S-32), because the list itself has the most used. */
export async function loadTags(): Promise<readonly Counted[]> {
  const data: unknown = await http(withPrefix(`/page-data${TAGS_PATH}/page-data.json`))
  if (!isTagsData(data)) throw new Error("the page of all tags has no list of them")
  return data.result.pageContext.tags
}

interface TagsData {
  result: { pageContext: TagsContext }
}

/** A later build may write something else. */
const isTagsData = (data: unknown): data is TagsData => {
  const tags = propertyAt(data, ["result", "pageContext", "tags"])
  return Array.isArray(tags) && tags.every(tag => typeof propertyAt(tag, ["title"]) === "string")
}

const propertyAt = (value: unknown, names: readonly string[]): unknown =>
  names.reduce((found, name) => Reflect.get(Object(found), name), value)

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
