import type { Operator } from '../../contracts/operator.ts'

/**
 * A text with two kinds of markup, parsed by `parseInline`: `**words**` for strong text, `[words](/path)` for a link.
 * React renders it in the page, and the API in the server-rendered document.
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

/** The value of one of the operator's settings; `null` or an empty list if it is not configured. */
export type OperatorValue = string | null | readonly string[] | { mail: string }

export interface OperatorFact {
  term: string
  valueFrom: (operator: Operator) => OperatorValue
}

/** The text displayed for a setting that is not configured. */
export const notConfiguredText = "non renseigné par l'exploitant"

/** A section of a long text; `id` is its anchor, linked as `/public/cgu#cgv`. */
export interface TextSection {
  id: string
  title: string
  blocks: readonly Block[]
  /** The articles of a section that is divided into articles. */
  articles?: readonly Omit<TextSection, 'articles'>[]
}
