import { landingOffers } from 'shared/domain/accounts/offers'
import { benefits, features, hero, landingSections, questions, steps } from 'shared/domain/publicPages/landing'
import { html, type Html } from '../html.ts'
import { organizationOf, websiteOf, type Described } from '../jsonLd/site.ts'
import { applicationOf, faq } from '../jsonLd/offers.ts'
import { offerList } from '../offerList.ts'
import type { Page } from '../Page.ts'
import { searchForm } from '../searchForm.ts'

interface Section {
  anchor?: string
  title: string
  lead?: string
}

const section = ({ anchor, title, lead }: Section, content: Html): Html =>
  html`<section${anchor !== undefined && html` id="${anchor}"`}>
<h2>${title}</h2>
${lead !== undefined && html`<p class="composed-lead">${lead}</p>`}
${content}
</section>`

const titled = (entries: readonly { title: string; text: string }[], list: 'ul' | 'ol'): Html => {
  const items = entries.map(
    ({ title, text }) =>
      html`<li class="composed-card">
        <h3>${title}</h3>
        <p>${text}</p>
      </li>`,
  )
  return list === 'ol'
    ? html`<ol class="composed-cards">
        ${items}
      </ol>`
    : html`<ul class="composed-cards">
        ${items}
      </ul>`
}

const waysIn = (demoUrl: string): Html =>
  html`<p class="composed-actions">
    <a class="composed-button composed-accent" href="/?inscription=1">${hero.trial}</a>
    <a class="composed-outlined" href="${demoUrl}">${hero.demo}</a>
  </p>`

const asked = (email: string): Html =>
  html`<div class="composed-questions">
    ${questions.map(
      ({ question, answer }) =>
        html`<details>
          <summary>${question}</summary>
          <p>${answer}</p>
        </details>`,
    )}
    <p>Une autre question ? Écrivez-nous à <a href="mailto:${email}">${email}</a>.</p>
  </div>`

/** The landing page with all its text; the form that asks for a demonstration is the script's, a mail stands in its place. */
export function landingPage(described: Described): Page {
  const { origin, operator } = described
  const demoUrl =
    operator.demoBookingUrl ?? `mailto:${operator.email}?subject=${encodeURIComponent('Démo personnalisée')}`
  return {
    status: 200,
    title: hero.tab,
    description: hero.lead,
    path: '/',
    jsonLd: [organizationOf(described), websiteOf(described), applicationOf(landingOffers, `${origin}/#tarifs`), faq()],
    layout: 'landing',
    main: html`<div class="composed-hero">
        <h1>${hero.title}</h1>
        <p class="composed-lead">${hero.lead}</p>
        ${waysIn(demoUrl)}
        <p class="composed-soft">${hero.terms}</p>
        <h2 class="composed-small">${hero.search}</h2>
        ${searchForm({ name: '', location: '' })}
      </div>
      ${section(landingSections.features, titled(features, 'ul'))}
      ${section(landingSections.benefits, titled(benefits, 'ol'))}
      ${section(landingSections.steps, titled(steps, 'ol'))}
      ${section(landingSections.prices, offerList(landingOffers, 'Tarifs'))}
      ${section(landingSections.questions, asked(operator.email))} ${section(landingSections.closing, waysIn(demoUrl))}`,
  }
}
