import type { Block } from '../text/Block.ts'
import type { HelpTopic } from './helpPath.ts'

/** The screenshots in the help, by their folder in `mf-public/src/pictures`. */
export type HelpPictureName = 'account' | 'animals' | 'embed' | 'import' | 'invoice' | 'dunning' | 'series' | 'team'

/** A section of a help page, with a heading. */
export interface HelpSection {
  title: string
  blocks: readonly Block[]
  /**
   * A screenshot of the screen that the section describes. Only the client-rendered page shows it, because its address
   * changes with every release.
   */
  picture?: { name: HelpPictureName; alt: string }
}

/** A page of the help. It cites the labels of buttons, so it must change with them. */
export interface HelpText {
  topic: HelpTopic
  title: string
  /** The purpose of the page, in a sentence or two. */
  lead: string
  /** The screen that the page describes. */
  screen: { path: string; label: string }
  parts: readonly HelpSection[]
}

/** Returns the anchor of a section by its index on the page. */
export const sectionAnchor = (index: number): string => `partie-${index + 1}`
