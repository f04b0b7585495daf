import type { Operator } from 'shared/contracts/operator'
import { contentsTitle, updatedLine, type LegalText } from 'shared/domain/publicPages/legal/LegalText'
import type { TextSection } from 'shared/domain/text/Block'
import { pageTitle } from 'shared/domain/publicPages/pageTitles'
import { html, type Html } from '../html.ts'
import type { SiteDescription } from '../jsonLd/site.ts'
import type { Page } from '../Page.ts'
import { composeBlocks } from './blocks.ts'

type Heading = Pick<TextSection, 'id' | 'title'>

const contentsLine = ({ id, title }: Heading, below: readonly Heading[] = []): Html =>
  html`<li>
    <a href="#${id}">${title}</a>${
      below.length > 0 &&
      html`<ul>
        ${below.map((heading) => contentsLine(heading))}
      </ul>`
    }
  </li>`

// The heading that an anchor names gets the focus, as in the live page.
const section = ({ id, title, blocks, articles = [] }: TextSection, operator: Operator): Html =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}" tabindex="-1">${title}</h2>
    ${composeBlocks(blocks, operator)}
    ${articles.map(
      (article) =>
        html`<h3 id="${article.id}" tabindex="-1">${article.title}</h3>
          ${composeBlocks(article.blocks, operator)}`,
    )}
  </section>`

/** A legal page at its canonical address. */
export const legalPage =
  (path: string, { title, description, updatedOn, intro, sections }: LegalText) =>
  ({ operator }: SiteDescription): Page => ({
    status: 200,
    title: pageTitle(title),
    description,
    path,
    layout: 'reading',
    main: html`<h1>${title}</h1>
      ${composeBlocks(intro, operator)}
      ${updatedOn !== undefined && html`<p class="composed-soft">${updatedLine(updatedOn)}</p>`}
      <nav class="composed-contents" aria-labelledby="sommaire">
        <p id="sommaire">${contentsTitle}</p>
        <ul>
          ${sections.map((one) => contentsLine(one, one.articles))}
        </ul>
      </nav>
      ${sections.map((one) => section(one, operator))}`,
  })
