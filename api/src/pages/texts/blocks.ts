import type { Operator } from 'shared/contracts/operator'
import { notGiven, type Block, type MarkedText, type OperatorValue } from 'shared/domain/text/Block'
import { html, type Html } from '../html.ts'
import { inline } from './inline.ts'

const items = (texts: readonly MarkedText[]): Html[] => texts.map((text) => html`<li>${inline(text)}</li>`)

const given = (value: OperatorValue): Html => {
  if (value === null || (Array.isArray(value) && value.length === 0)) return html`${notGiven}`
  if (typeof value === 'string') return html`${value}`
  if ('mail' in value) return html`<a href="mailto:${value.mail}">${value.mail}</a>`
  return html`<ul>
    ${value.map((one) => html`<li>${one}</li>`)}
  </ul>`
}

const termList = (terms: readonly { term: string; said: Html }[]): Html =>
  html`<dl>
    ${terms.map(
      ({ term, said }) =>
        html`<dt>${term}</dt>
          <dd>${said}</dd>`,
    )}
  </dl>`

/** Terms with their descriptions. */
export const descriptionOf = (terms: readonly { term: string; text: string }[]): Html =>
  termList(terms.map(({ term, text }) => ({ term, said: html`${text}` })))

const one = (block: Block, operator: Operator): Html => {
  if (typeof block === 'string') return html`<p>${inline(block)}</p>`
  if ('list' in block)
    return html`<ul>
      ${items(block.list)}
    </ul>`
  if ('steps' in block)
    return html`<ol>
      ${items(block.steps)}
    </ol>`
  if ('terms' in block) return descriptionOf(block.terms)
  return termList(block.operator.map(({ term, of }) => ({ term, said: given(of(operator)) })))
}

/** Renders a public page's text block by block, identical to React's (`mf-public/src/text/Blocks.tsx`). */
export const composeBlocks = (blocks: readonly Block[], operator: Operator): Html[] =>
  blocks.map((block) => one(block, operator))
