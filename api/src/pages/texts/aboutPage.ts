import { about } from 'shared/domain/publicPages/about'
import { html } from '../html.ts'
import { organizationOf, type SiteData } from '../jsonLd/site.ts'
import type { Page } from '../Page.ts'

/** Renders the presentation of Complice. */
export const aboutPage = (site: SiteData): Page => ({
  status: 200,
  title: about.title,
  description: about.paragraphs[0],
  path: '/public/about',
  jsonLd: [organizationOf(site)],
  layout: 'reading',
  main: html`<h1>${about.title}</h1>
    ${about.paragraphs.map((text) => html`<p>${text}</p>`)}
    <h2>${about.valuesTitle}</h2>
    <ul>
      ${about.values.map((value) => html`<li>${value}</li>`)}
    </ul>
    <div class="composed-actions">
      <a class="composed-button" href="/therapists">${about.find}</a>
      <a class="composed-outlined" href="/pros/prices">${about.prices}</a>
    </div>`,
})
