import {
  attributes,
  eventExample,
  events,
  partnersPage as words,
  promises,
} from 'shared/domain/publicPages/partners/guide'
import { defaultEmbedOptions, contentSecurityPolicyFor, snippetFor } from 'shared/domain/publicPages/partners/snippet'
import { pageTitle } from 'shared/domain/publicPages/pageTitles'
import { html, type Html } from '../html.ts'
import type { SiteData } from '../jsonLd/site.ts'
import type { Page } from '../Page.ts'
import { descriptionList } from './blocks.ts'

const card = (title: string, content: Html): Html =>
  html`<section class="composed-card">
    <h2>${title}</h2>
    ${content}
  </section>`

const code = (text: string): Html => html`<pre tabindex="0">${text}</pre>`

/**
 * Renders the page for partners who embed the booking on their site, with the code for the default options. The script
 * adds the form of the options and the live example.
 */
export const partnersPage = ({ origin }: SiteData): Page => ({
  status: 200,
  title: pageTitle(words.title),
  description: words.lead,
  path: '/partenaires',
  layout: 'medium-width',
  main: html`<h1>${words.title}</h1>
    <p class="composed-soft">${words.lead}</p>
    ${card(words.lines, code(snippetFor(defaultEmbedOptions, origin)))}
    ${card(words.attributes, descriptionList(attributes))}
    ${card(words.events, html`${descriptionList(events)} ${code(eventExample)}`)}
    ${card(
      words.policy,
      html`<p>${words.policyLead}</p>
        ${code(contentSecurityPolicyFor(defaultEmbedOptions, origin))}`,
    )}
    ${card(words.promises, descriptionList(promises))}`,
})
