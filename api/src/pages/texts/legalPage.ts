import type { Operator } from 'shared/contracts/operator'
import { contentsTitle, updatedLine, type LegalText } from 'shared/domain/publicPages/legal/LegalText'
import type { TextSection } from 'shared/domain/text/Block'
import { pageTitle } from 'shared/domain/publicPages/pageTitles'
import { html, type Html } from '../html.ts'
import type { SiteData } from '../jsonLd/site.ts'
import type { Page } from '../Page.ts'
import { renderBlocks } from './blocks.ts'

type Heading = Pick<TextSection, 'id' | 'title'>

const contentsLine = ({ id, title }: Heading, subheadings: readonly Heading[] = []): Html =>
  html`<li>
    <a href="#${id}">${title}</a>${
      subheadings.length > 0 &&
      html`<ul>
        ${subheadings.map((heading) => contentsLine(heading))}
      </ul>`
    }
  </li>`

// With `tabindex`, the heading that an anchor names gets the focus, as in the page that React renders.
const section = ({ id, title, blocks, articles = [] }: TextSection, operator: Operator): Html =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}" tabindex="-1">${title}</h2>
    ${renderBlocks(blocks, operator)}
    ${articles.map(
      (article) =>
        html`<h3 id="${article.id}" tabindex="-1">${article.title}</h3>
          ${renderBlocks(article.blocks, operator)}`,
    )}
  </section>`

/** Renders a legal page; `path` is its canonical path. */
export const legalPage =
  (path: string, { title, description, updatedOn, intro, sections }: LegalText) =>
  ({ operator }: SiteData): Page => ({
    status: 200,
    title: pageTitle(title),
    description,
    path,
    layout: 'reading',
    main: html`<h1>${title}</h1>
      ${renderBlocks(intro, operator)}
      ${updatedOn !== undefined && html`<p class="composed-soft">${updatedLine(updatedOn)}</p>`}
      <nav class="composed-contents" aria-labelledby="sommaire">
        <p id="sommaire">${contentsTitle}</p>
        <ul>
          ${sections.map((textSection) => contentsLine(textSection, textSection.articles))}
        </ul>
      </nav>
      ${sections.map((textSection) => section(textSection, operator))}`,
  })
