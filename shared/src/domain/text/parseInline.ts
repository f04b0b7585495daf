import type { MarkedText } from './Block.ts'

/** A piece of inline text. */
export type Inline =
  | { kind: 'plain'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; path: string }

const markupPattern = /\*\*(?<strong>.+?)\*\*|\[(?<label>[^\]]+)\]\((?<path>[^)\s]+)\)/g

/** Parses a marked text into pieces, in order. */
export function parseInline(text: MarkedText): Inline[] {
  const pieces: Inline[] = []
  let end = 0
  const addPlain = (until: number) => {
    if (until > end) pieces.push({ kind: 'plain', text: text.slice(end, until) })
  }
  for (const { 0: match, index, groups = {} } of text.matchAll(markupPattern)) {
    const { strong, label = '', path = '' } = groups
    addPlain(index)
    pieces.push(strong === undefined ? { kind: 'link', text: label, path } : { kind: 'strong', text: strong })
    end = index + match.length
  }
  addPlain(text.length)
  return pieces
}

/** Whether a link leads to another site. */
export const isExternalLink = (path: string): boolean => !path.startsWith('/')
