import type { MarkedText } from 'shared/domain/text/Block'
import { parseInline, isExternalLink, type Inline } from 'shared/domain/text/parseInline'
import { html, type Html } from '../html.ts'

const pieceHtml = (piece: Inline): Html => {
  if (piece.kind === 'plain') return html`${piece.text}`
  if (piece.kind === 'strong') return html`<strong>${piece.text}</strong>`
  return html`<a href="${piece.path}" ${isExternalLink(piece.path) && html` rel="noopener"`}>${piece.text}</a>`
}

/** Renders a text with its links and bold parts, without whitespace between the pieces. */
export const inlineHtml = (text: MarkedText): Html =>
  parseInline(text).reduce((line, piece) => html`${line}${pieceHtml(piece)}`, html``)
