import type { Thing } from 'schema-dts'
import type { Html } from './html.ts'

/** A public page as the server composes it. */
export interface Page {
  status: 200 | 404 | 410
  /** Of the tab and of the search result. */
  title: string
  description: string
  /** The path of the page's one address, `/therapists?location=Lyon`. */
  path: string
  /** Kept out of search engines. */
  hidden?: boolean
  /** What the page says of itself to machines. */
  jsonLd?: readonly Thing[]
  /** What stands in `main`: one h1 and the text. */
  main: Html
  /** How wide the text is: that of the landing page, one to be read, or the whole page. */
  layout: 'landing' | 'reading' | 'wide'
}
