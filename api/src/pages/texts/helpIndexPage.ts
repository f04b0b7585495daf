import { helpIndexPath, topicPath } from 'shared/domain/help/helpPath'
import { helpIndex, helpTexts } from 'shared/domain/help/helpTexts'
import { pageTitle } from 'shared/domain/publicPages/pageTitles'
import { html } from '../html.ts'
import type { SiteData } from '../jsonLd/site.ts'
import type { Page } from '../Page.ts'
import { contactLine } from './helpPage.ts'

/** Renders the index of the help, with a link to each help page. */
export const helpIndexPage = ({ operator }: SiteData): Page => ({
  status: 200,
  title: pageTitle(helpIndex.tab),
  description: `${helpIndex.title} ${helpTexts.map(({ title }) => title).join(', ')}.`,
  path: helpIndexPath,
  layout: 'medium-width',
  main: html`<h1>${helpIndex.title}</h1>
    <p class="composed-soft">${helpIndex.lead}</p>
    <ul class="composed-topics">
      ${helpTexts.map(
        ({ topic, title, lead }) =>
          html`<li class="composed-card">
            <h2><a href="${topicPath(topic)}">${title}</a></h2>
            <p class="composed-soft">${lead}</p>
          </li>`,
      )}
    </ul>
    ${contactLine(operator.email)}`,
})
