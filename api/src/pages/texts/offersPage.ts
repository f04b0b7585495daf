import { signUpOffers } from 'shared/domain/accounts/offers'
import { pricesPage } from 'shared/domain/publicPages/prices'
import { pageTitle } from 'shared/domain/publicPages/pageTitles'
import { html } from '../html.ts'
import { applicationOf } from '../jsonLd/offers.ts'
import type { SiteData } from '../jsonLd/site.ts'
import { offerList } from '../offerList.ts'
import type { Page } from '../Page.ts'

/** Renders the page with the offers of the sign-up. */
export const offersPage = ({ origin, operator }: SiteData): Page => ({
  status: 200,
  title: pageTitle(pricesPage.tab),
  description: `${pricesPage.title} : ${signUpOffers.map(({ title, description }) => `${title} (${description.replace('Pour', 'pour')})`).join(', ')}. ${pricesPage.lead}`,
  path: '/pros/prices',
  jsonLd: [applicationOf(signUpOffers, `${origin}/pros/prices`)],
  layout: 'landing',
  startsOn: 'use',
  main: html`<div class="composed-pricing">
      <h1>${pricesPage.title}</h1>
      <p>${pricesPage.lead}</p>
    </div>
    <h2 class="composed-hidden">Offres</h2>
    ${offerList(signUpOffers, 'Offres')}
    <p class="composed-soft">${pricesPage.terms} <a href="mailto:${operator.email}">${operator.email}</a></p>`,
})
