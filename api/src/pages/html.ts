import { escapeHtml } from '../mail/layout.ts'

/** HTML in which every inserted text is escaped; only `html`, `dataBlock` and `include` create it. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

export type Inserted = string | number | Html | readonly Html[] | undefined | false

const markupOf = (value: Inserted): string => {
  if (value === undefined || value === false) return ''
  if (value instanceof Html) return value.markup
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('\n')
  return escapeHtml(String(value))
}

/** Escapes texts and numbers, inserts HTML unchanged, and renders undefined and false as nothing. */
export const html = (parts: TemplateStringsArray, ...values: readonly Inserted[]): Html =>
  new Html(parts.map((part, rank) => part + markupOf(values[rank])).join(''))

/** Data in an inert script element: no content can close the element or begin a comment. */
export const dataBlock = (type: 'application/ld+json' | 'application/json', value: unknown, id?: string): Html =>
  new Html(
    `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`,
  )

/** Fragments that a front-end release writes for server-rendered pages: `platform/release/registry/pages.ts`. */
export type Part = 'head' | 'start-on-use' | 'body' | 'title-font' | 'card' | `picture-${string}`

/** Placeholder that the gateway replaces by a built front-end file, whose name changes with every release. */
export const include = (part: Part): Html => new Html(`<!--#include virtual="/pages/mf-public.${part}.html" -->`)
