import type { Block } from '../text/Block.ts'
import type { HelpTopic } from './helpPath.ts'

/** The screenshots in the help, by their folder in `mf-public/src/pictures`. */
export type HelpPictureName = 'account' | 'animals' | 'embed' | 'import' | 'invoice' | 'dunning' | 'series' | 'team'

/** A section of a help page, with a heading. */
export interface HelpSection {
  title: string
  blocks: readonly Block[]
  /**
   * A screenshot of the screen that the section describes, shown by the client-rendered page only: its address changes
   * with every release.
   */
  picture?: { name: HelpPictureName; alt: string }
}

/** A page of the help. It names buttons with their labels: when a button is renamed, its page must be changed. */
export interface HelpText {
  topic: HelpTopic
  title: string
  /** The purpose of the page, in a sentence or two. */
  lead: string
  /** The screen that the page describes. */
  screen: { path: string; label: string }
  parts: readonly HelpSection[]
}

/** The anchor of a section, by its index on the page. */
export const sectionAnchor = (rank: number): string => `partie-${rank + 1}`
