import type { Operator } from 'shared/contracts/operator'
import { notConfiguredText, type Block, type MarkedText, type OperatorValue } from 'shared/domain/text/Block'
import { html, type Html } from '../html.ts'
import { inlineHtml } from './inline.ts'

const listItems = (texts: readonly MarkedText[]): Html[] => texts.map((text) => html`<li>${inlineHtml(text)}</li>`)

const operatorValueHtml = (value: OperatorValue): Html => {
  if (value === null || (Array.isArray(value) && value.length === 0)) return html`${notConfiguredText}`
  if (typeof value === 'string') return html`${value}`
  if ('mail' in value) return html`<a href="mailto:${value.mail}">${value.mail}</a>`
  return html`<ul>
    ${value.map((item) => html`<li>${item}</li>`)}
  </ul>`
}

const termList = (terms: readonly { term: string; description: Html }[]): Html =>
  html`<dl>
    ${terms.map(
      ({ term, description }) =>
        html`<dt>${term}</dt>
          <dd>${description}</dd>`,
    )}
  </dl>`

/** Renders terms with their descriptions. */
export const descriptionList = (terms: readonly { term: string; text: string }[]): Html =>
  termList(terms.map(({ term, text }) => ({ term, description: html`${text}` })))

const blockHtml = (block: Block, operator: Operator): Html => {
  if (typeof block === 'string') return html`<p>${inlineHtml(block)}</p>`
  if ('list' in block)
    return html`<ul>
      ${listItems(block.list)}
    </ul>`
  if ('steps' in block)
    return html`<ol>
      ${listItems(block.steps)}
    </ol>`
  if ('terms' in block) return descriptionList(block.terms)
  return termList(
    block.operator.map(({ term, valueFrom }) => ({ term, description: operatorValueHtml(valueFrom(operator)) })),
  )
}

/** Renders the blocks of a public page's text, with the same content as React (`mf-public/src/text/Blocks.tsx`). */
export const renderBlocks = (blocks: readonly Block[], operator: Operator): Html[] =>
  blocks.map((block) => blockHtml(block, operator))
