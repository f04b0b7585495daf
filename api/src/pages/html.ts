import { noBreakSpaces } from 'shared/domain/text/noBreakSpaces'
import { escapeHtml } from '../mail/layout.ts'

/** HTML in which every inserted text is escaped; only `html`, `dataBlock` and `include` create it. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

export type HtmlValue = string | number | Html | readonly Html[] | undefined | false

const markupOf = (value: HtmlValue): string => {
  if (value === undefined || value === false) return ''
  if (value instanceof Html) return value.markup
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('\n')
  return escapeHtml(noBreakSpaces(String(value)))
}

/**
 * Escapes texts and numbers, inserts HTML unchanged, and renders undefined and false as nothing. The spaces of French
 * signs become no-break spaces, as on the screens (`platform/build/libraryStubs/jsxRuntime.ts`).
 */
export const html = (parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(parts.map((part, index) => part + markupOf(values[index])).join(''))

/** Renders JSON data as a script element that is not executed; the data can neither close it nor begin a comment. */
export const dataBlock = (type: 'application/ld+json' | 'application/json', value: unknown, id?: string): Html =>
  new Html(
    `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`,
  )

/** Fragments that a front-end release builds for server-rendered pages: `platform/release/registry/pages.ts`. */
export type Fragment = 'head' | 'start-on-use' | 'body' | 'title-font' | 'card' | `picture-${string}`

/** Renders a placeholder that the gateway replaces by a fragment of the live release. */
export const include = (fragment: Fragment): Html =>
  new Html(`<!--#include virtual="/pages/mf-public.${fragment}.html" -->`)
