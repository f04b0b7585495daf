import type { Operator } from '../../contracts/operator.ts'

/**
 * A text with two marks, which `inlineOf` reads: `**words**` are strong, `[words](/path)` are a link. React draws it on
 * the page, the API composes it into the document of the page.
 */
export type MarkedText = string

/** A block of a public page's text; a text alone is a paragraph. */
export type Block =
  | MarkedText
  | { list: readonly MarkedText[] }
  /** What one does, in order. */
  | { steps: readonly MarkedText[] }
  /** Terms with what is said of each. */
  | { terms: readonly { term: string; text: string }[] }
  /** Terms with what the operator's settings say of each. */
  | { operator: readonly OperatorFact[] }

/** What a setting holds; `null` or an empty list: the operator did not give it. */
export type OperatorValue = string | null | readonly string[] | { mail: string }

export interface OperatorFact {
  term: string
  of: (operator: Operator) => OperatorValue
}

/** Stands for what the operator did not give. */
export const notGiven = "non renseigné par l'exploitant"

/** A part of a long text; `id` is its anchor, so that it is linked as `/public/cgu#cgv`. */
export interface TextSection {
  id: string
  title: string
  blocks: readonly Block[]
  /** The articles of a part that has several. */
  articles?: readonly Omit<TextSection, 'articles'>[]
}
