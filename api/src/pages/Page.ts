import type { Thing } from 'schema-dts'
import type { Html } from './html.ts'

/** A public page as the server composes it. */
export interface Page {
  status: 200 | 404 | 410
  /** The title of the tab and of the search result. */
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
  /** How wide the text is: that of the landing page, one to be read, cards, the whole page, or a few words in the middle. */
  layout: 'landing' | 'reading' | 'middle' | 'wide' | 'message'
  /**
   * When the shell starts (`shell/src/composed/startOnUse.ts`): at the first `use` of a dialog, where the page has all
   * that its script draws; at the first `interaction`, where it has less; else at once.
   */
  startsOn?: 'use' | 'interaction'
}

export const isLanding = ({ path }: Page): boolean => path === '/'
