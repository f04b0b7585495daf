import { longDay } from '../../format.ts'
import type { Block, TextSection } from '../../text/Block.ts'

/** A legal page: a long text in sections, with a table of contents. */
export interface LegalText {
  title: string
  /** The meta description for search engines. */
  description: string
  /** The day of the text's last change, `2026-11-23`. */
  updatedOn?: string
  /** The introduction before the table of contents. */
  intro: readonly Block[]
  sections: readonly TextSection[]
}

/** The title of the table of contents. */
export const contentsTitle = 'Sommaire'

/** Formats the day of the last change: « Dernière mise à jour : 23 novembre 2026 ». */
export const updatedLine = (day: string): string => `Dernière mise à jour : ${longDay(day)}`
