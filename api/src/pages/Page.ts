import type { Thing } from 'schema-dts'
import type { Html } from './html.ts'

/** A server-rendered public page. */
export interface Page {
  status: 200 | 404 | 410
  /** Title of the tab and of the search result. */
  title: string
  description: string
  /** Canonical path, e.g. `/therapists?location=Lyon`. */
  path: string
  /** Whether search engines must not index the page. */
  isNotIndexed?: boolean
  /** Structured data (JSON-LD). */
  jsonLd?: readonly Thing[]
  /** Content of `main`: one h1 and the text. */
  main: Html
  /** Layout of the content: landing page, text to read, medium width for cards, full width, short centred message. */
  layout: 'landing' | 'reading' | 'medium-width' | 'wide' | 'message'
  /**
   * When the shell starts (`shell/src/composed/startOnUse.ts`). `use`: when the visitor opens a dialog, for pages that
   * contain all that the script would render; `interaction`: at the first interaction; undefined: immediately.
   */
  startsOn?: 'use' | 'interaction'
}

export const isLanding = ({ path }: Page): boolean => path === '/'
