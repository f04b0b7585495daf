import { signUpOffers } from 'shared/domain/accounts/offers'
import { pricesPage } from 'shared/domain/publicPages/prices'
import { html } from '../html.ts'
import { applicationOf } from '../jsonLd/offers.ts'
import type { Described } from '../jsonLd/site.ts'
import { offerList } from '../offerList.ts'
import type { Page } from '../Page.ts'

/** The offers of the sign-up. */
export const offersPage = ({ origin, operator }: Described): Page => ({
  status: 200,
  title: `${pricesPage.tab} | Complice`,
  description: `${pricesPage.title} : ${signUpOffers.map(({ title, description }) => `${title} (${description.replace('Pour', 'pour')})`).join(', ')}. ${pricesPage.lead}`,
  path: '/pros/prices',
  jsonLd: [applicationOf(signUpOffers, `${origin}/pros/prices`)],
  layout: 'landing',
  main: html`<div class="composed-hero">
      <h1>${pricesPage.title}</h1>
      <p class="composed-lead">${pricesPage.lead}</p>
    </div>
    ${offerList(signUpOffers, 'Offres')}
    <p class="composed-soft">${pricesPage.terms} <a href="mailto:${operator.email}">${operator.email}</a></p>`,
})
