import { escapeHtml } from '../mail/layout.ts'

/** HTML in which every inserted text is escaped: `html`, `dataBlock` and `include` alone make it. */
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

/** Texts and numbers are escaped, HTML is inserted as it is, nothing stands for undefined and false. */
export const html = (parts: TemplateStringsArray, ...values: readonly Inserted[]): Html =>
  new Html(parts.map((part, rank) => part + markupOf(values[rank])).join(''))

/** Data in a script element that is never run: whatever it contains, it neither closes the element nor begins a comment. */
export const dataBlock = (type: 'application/ld+json' | 'application/json', value: unknown, id?: string): Html =>
  new Html(
    `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`,
  )

/** What a release of the front writes for composed pages: `platform/release/registry/pages.ts`. */
export type Part = 'head' | 'start-on-use' | 'body' | 'title-font' | 'card' | `picture-${string}`

/** Where the gateway puts a file of the built front: it changes with every release, and the API knows none. */
export const include = (part: Part): Html => new Html(`<!--#include virtual="/pages/mf-public.${part}.html" -->`)
