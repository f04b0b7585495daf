import {
  attributes,
  eventExample,
  events,
  partnersPage as words,
  promises,
} from 'shared/domain/publicPages/partners/guide'
import { firstChoices, policyFor, snippetFor } from 'shared/domain/publicPages/partners/snippet'
import { pageTitle } from 'shared/domain/publicPages/pageTitles'
import { html, type Html } from '../html.ts'
import type { SiteDescription } from '../jsonLd/site.ts'
import type { Page } from '../Page.ts'
import { descriptionOf } from './blocks.ts'

const card = (title: string, content: Html): Html =>
  html`<section class="composed-card">
    <h2>${title}</h2>
    ${content}
  </section>`

const code = (text: string): Html => html`<pre tabindex="0">${text}</pre>`

/**
 * For partners who embed the booking on their site: the default code lines. The script adds the options form and the
 * live preview.
 */
export const partnersPage = ({ origin }: SiteDescription): Page => ({
  status: 200,
  title: pageTitle(words.title),
  description: words.lead,
  path: '/partenaires',
  layout: 'middle',
  main: html`<h1>${words.title}</h1>
    <p class="composed-soft">${words.lead}</p>
    ${card(words.lines, code(snippetFor(firstChoices, origin)))} ${card(words.attributes, descriptionOf(attributes))}
    ${card(words.events, html`${descriptionOf(events)} ${code(eventExample)}`)}
    ${card(
      words.policy,
      html`<p>${words.policyLead}</p>
        ${code(policyFor(firstChoices, origin))}`,
    )}
    ${card(words.promises, descriptionOf(promises))}`,
})
