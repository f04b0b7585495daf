import type { OfferCard } from 'shared/domain/accounts/offers'
import { money } from 'shared/domain/format'
import { html, type Html } from './html.ts'

const priceOf = ({ monthlyPrice }: OfferCard): Html =>
  monthlyPrice === null
    ? html`<p class="composed-price"><strong>Sur devis</strong></p>`
    : html`<p class="composed-price"><strong>${money(monthlyPrice)}</strong> HT / mois</p>`

/** Renders the offers side by side; each button opens the sign-up dialog on the page, with the offer selected. */
export const offerList = (offers: readonly OfferCard[], label: string): Html =>
  html`<ul class="composed-cards composed-offers" aria-label="${label}">
    ${offers.map(
      (card) =>
        html`<li class="composed-card${card.featured && ' composed-featured'}">
          <div class="composed-title">
            <h3>${card.title}</h3>
            ${card.featured && html`<span class="composed-chip">Recommandée</span>`}
          </div>
          <p class="composed-soft">${card.description}</p>
          ${priceOf(card)}
          <ul>
            ${card.features.map((feature) => html`<li>${feature}</li>`)}
          </ul>
          <a
            class="${card.featured ? 'composed-button' : 'composed-outlined'}"
            href="?inscription=1&amp;offre=${card.offer}"
            >${card.buttonText}</a
          >
        </li>`,
    )}
  </ul>`
