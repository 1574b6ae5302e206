import { z } from "zod"
import { cvSchema } from "../content-model/cv-schema"
import { pageSchema, postSchema, projectSchema } from "../content-model/front-matter"
import { siteSchema } from "../site/site-schema"

type Schema = z.core.JSONSchema.BaseSchema

/** Schemas of what the owner writes, by their files' names in `schemas/`. */
const KINDS = {
  site: { file: "content/site.yml", schema: siteSchema },
  cv: { file: "content/cv.yml", schema: cvSchema },
  post: { file: "content/blog/…/index.mdx", schema: postSchema },
  project: { file: "content/projects/…/index.mdx", schema: projectSchema },
  page: { file: "content/pages/….mdx", schema: pageSchema },
} satisfies Record<string, { file: string; schema: z.ZodType }>

/**
 * Descriptions of each field for editors and `docs/fields.md`, made of the schemas that check it: texts by file, from
 * the project's root. Draft 7 is what YAML's language server knows best.
 */
export function fieldReference(): Map<string, string> {
  const written = Object.entries(KINDS).map(([name, { file, schema }]) => ({
    ...{ name, file },
    schema: z.toJSONSchema(schema, { target: "draft-7", io: "input", unrepresentable: "any" }),
  }))
  const chapters = written.map(
    ({ file, schema }) => `## \`${file}\`\n\n${linesOf(schema).join("\n")}`,
  )
  return new Map([
    ...written.map(({ name, schema }): [string, string] => [
      `schemas/${name}.json`,
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
    ["docs/fields.md", `${[HEAD, ...chapters].join("\n\n")}\n`],
  ])
}

const HEAD = `# Les champs

Tous les champs que vous pouvez écrire, tels que le contrôle du contenu les connaît. Un éditeur qui lit les schémas JSON les montre pendant que vous écrivez (VS Code avec l’extension YAML : rien à régler). Page écrite par \`npm run fields\`.`

const TYPES: Readonly<Record<string, string>> = {
  ...{ string: "texte", number: "nombre", integer: "nombre entier", boolean: "true ou false" },
  ...{ array: "liste", object: "groupe" },
}

/** A line for each field; those of a group below it. */
function linesOf(schema: Schema, indent = ""): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (typeof field === "boolean") return []
    const { items } = field
    const isList = items && typeof items === "object" && !Array.isArray(items)
    const facts = [
      typeOf(field),
      schema.required?.includes(name) && "obligatoire",
      isShort(field.default) && `sinon ${JSON.stringify(field.default)}`,
    ]
    const line = `${indent}- \`${name}\` (${facts.filter(Boolean).join(", ")}) : ${field.description}`
    const shapes = formsOf(isList ? items : field)
    return [line, ...shapes.flatMap(shape => linesOf(shape, `${indent}  `))]
  })
}

const typeOf = (field: Schema): string =>
  formsOf(field)
    .map(({ enum: choices, const: only = choices?.join(" ou "), type }) =>
      String(only ?? TYPES[String(type)] ?? "valeur"),
    )
    .join(" ou ")

/** A field may take one of several forms: a colour, or a group of two. */
const formsOf = (field: Schema): Schema[] =>
  field.anyOf?.filter(form => typeof form !== "boolean") ?? [field]

const isShort = (value: unknown): boolean =>
  value !== undefined &&
  JSON.stringify(value).length < 30 &&
  !/^[[{][\]}]$/.test(JSON.stringify(value))
