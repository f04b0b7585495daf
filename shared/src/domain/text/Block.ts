import type { Operator } from '../../contracts/operator.ts'

/**
 * A text with two kinds of markup, parsed by `inlineOf`: `**words**` are strong, `[words](/path)` is a link. React
 * renders it on the page, the API in the server-rendered document.
 */
export type MarkedText = string

/** A block of a public page's text; a plain text is a paragraph. */
export type Block =
  | MarkedText
  | { list: readonly MarkedText[] }
  /** The steps of an instruction, in order. */
  | { steps: readonly MarkedText[] }
  /** Terms with their descriptions. */
  | { terms: readonly { term: string; text: string }[] }
  /** Terms with values of the operator's settings. */
  | { operator: readonly OperatorFact[] }

/** The value of a setting; `null` or an empty list: not configured. */
export type OperatorValue = string | null | readonly string[] | { mail: string }

export interface OperatorFact {
  term: string
  of: (operator: Operator) => OperatorValue
}

/** Replaces settings that are not configured. */
export const notGiven = "non renseigné par l'exploitant"

/** A section of a long text; `id` is its anchor, linked as `/public/cgu#cgv`. */
export interface TextSection {
  id: string
  title: string
  blocks: readonly Block[]
  /** The articles of a section that has several. */
  articles?: readonly Omit<TextSection, 'articles'>[]
}
