import type { MarkedText } from 'shared/domain/text/Block'
import { inlineOf, isForeign, type Inline } from 'shared/domain/text/inlineOf'
import { html, type Html } from '../html.ts'

const composed = (piece: Inline): Html => {
  if (piece.kind === 'plain') return html`${piece.text}`
  if (piece.kind === 'strong') return html`<strong>${piece.text}</strong>`
  return html`<a href="${piece.path}" ${isForeign(piece.path) && html` rel="noopener"`}>${piece.text}</a>`
}

/** Renders inline text with its marks, without whitespace between the pieces. */
export const inline = (text: MarkedText): Html =>
  inlineOf(text).reduce((line, piece) => html`${line}${composed(piece)}`, html``)
