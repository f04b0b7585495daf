import type { Block } from '../text/Block.ts'
import type { HelpTopic } from './helpPath.ts'

/** The pictures of the product that the help shows, by their folder in `mf-public/src/pictures`. */
export type HelpPictureName = 'account' | 'animals' | 'embed' | 'import' | 'invoice' | 'dunning' | 'series' | 'team'

/** A part of a page of the help, under a heading of its own. */
export interface HelpPart {
  title: string
  blocks: readonly Block[]
  /** The screen that the part speaks of, after it. The live page alone shows it: its address changes with every release. */
  picture?: { name: HelpPictureName; alt: string }
}

/** A page of the help. It names buttons as the screens do: who renames a button changes its page with it. */
export interface HelpText {
  topic: HelpTopic
  title: string
  /** What the page is good for, in a sentence or two. */
  lead: string
  /** The screen it speaks of. */
  screen: { path: string; label: string }
  parts: readonly HelpPart[]
}

/** The anchor of a part, by its index on the page. */
export const partId = (rank: number): string => `partie-${rank + 1}`
