import type { ReactNode } from 'react'

/** A part of a legal page; `id` is its anchor, so that it is linked as `/public/cgu#cgv`. */
export interface LegalSection {
  id: string
  title: string
  content: ReactNode
  /** The articles of a part that has several. */
  articles?: readonly Omit<LegalSection, 'articles'>[]
}
