import type { OfferCard } from 'shared/domain/accounts/offers'
import { questions } from 'shared/domain/publicPages/landing'
import type { FAQPage, Offer, WebApplication } from 'schema-dts'

const offerOf =
  (url: string) =>
  ({ title, description, monthlyPrice }: OfferCard & { monthlyPrice: number }): Offer => ({
    '@type': 'Offer',
    name: title,
    description,
    url,
    price: monthlyPrice,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: monthlyPrice,
      priceCurrency: 'EUR',
      unitCode: 'MON',
      valueAddedTaxIncluded: false,
    },
  })

const hasMonthlyPrice = (card: OfferCard): card is OfferCard & { monthlyPrice: number } => card.monthlyPrice !== null

/** Describes the product with its offers; an offer without a displayed price is omitted. */
export const applicationOf = (offers: readonly OfferCard[], url: string): WebApplication => ({
  '@type': 'WebApplication',
  name: 'Complice',
  url,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  browserRequirements: 'Un navigateur récent, avec JavaScript',
  inLanguage: 'fr-FR',
  offers: offers.filter(hasMonthlyPrice).map(offerOf(url)),
})

/** Describes the questions of the landing page as an FAQ. */
export const faq = (): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
