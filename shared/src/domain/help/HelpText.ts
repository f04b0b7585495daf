import type { Block } from '../text/Block.ts'
import type { HelpTopic } from './helpPath.ts'

/** The screenshots in the help, by their folder in `mf-public/src/pictures`. */
export type HelpPictureName = 'account' | 'animals' | 'embed' | 'import' | 'invoice' | 'dunning' | 'series' | 'team'

/** A section of a help page, with a heading. */
export interface HelpPart {
  title: string
  blocks: readonly Block[]
  /**
   * A screenshot of the screen the section is about. Shown only by the live page: its address changes with every
   * release.
   */
  picture?: { name: HelpPictureName; alt: string }
}

/** A page of the help. It names buttons as the screens do: renaming a button requires changing its page. */
export interface HelpText {
  topic: HelpTopic
  title: string
  /** The purpose of the page, in a sentence or two. */
  lead: string
  /** The screen the page is about. */
  screen: { path: string; label: string }
  parts: readonly HelpPart[]
}

/** The anchor of a section, by its index on the page. */
export const partId = (rank: number): string => `partie-${rank + 1}`
