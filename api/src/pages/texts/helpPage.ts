import { helpIndexPath, topicPath } from 'shared/domain/help/helpPath'
import { sectionAnchor, type HelpText } from 'shared/domain/help/HelpText'
import { helpIndex, helpPageTexts, otherHelpTexts } from 'shared/domain/help/helpTexts'
import { pageTitle } from 'shared/domain/publicPages/pageTitles'
import { html, type Html } from '../html.ts'
import { breadcrumbs } from '../jsonLd/directory.ts'
import type { SiteData } from '../jsonLd/site.ts'
import type { Page } from '../Page.ts'
import { renderBlocks } from './blocks.ts'

/** Renders the contact for other questions. */
export const contactLine = (email: string): Html =>
  html`<p class="composed-soft">${helpPageTexts.ask} <a href="mailto:${email}">${email}</a>.</p>`

const otherHelpPages = (text: HelpText, email: string): Html =>
  html`<nav class="composed-others" aria-labelledby="autres-pages">
    <h2 id="autres-pages">${helpPageTexts.others}</h2>
    <ul>
      ${otherHelpTexts(text).map(({ topic, title }) => html`<li><a href="${topicPath(topic)}">${title}</a></li>`)}
    </ul>
    ${contactLine(email)}
  </nav>`

/** Renders a help page, but without its pictures, whose addresses change with every release. */
export const helpPage =
  (text: HelpText) =>
  ({ origin, operator }: SiteData): Page => {
    const { topic, title, lead, screen, parts } = text
    const path = topicPath(topic)
    return {
      status: 200,
      title: pageTitle(title),
      description: lead,
      path,
      jsonLd: [
        breadcrumbs([
          [helpIndex.tab, origin + helpIndexPath],
          [title, origin + path],
        ]),
      ],
      layout: 'reading',
      main: html`<p><a href="${helpIndexPath}">${helpPageTexts.index}</a></p>
        <h1>${title}</h1>
        <p class="composed-first">${lead}</p>
        <div class="composed-actions">
          <a class="composed-button" href="${screen.path}">${helpPageTexts.open(screen.label)}</a>
        </div>
        ${parts.map(
          (part, index) =>
            html`<section aria-labelledby="${sectionAnchor(index)}">
              <h2 id="${sectionAnchor(index)}">${part.title}</h2>
              ${renderBlocks(part.blocks, operator)}
            </section>`,
        )}
        ${otherHelpPages(text, operator.email)}`,
    }
  }
