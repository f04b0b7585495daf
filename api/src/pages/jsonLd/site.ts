import type { Operator } from 'shared/contracts/operator'
import { logoPath } from 'shared/domain/publicPages/publicPaths'
import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'

/** Data for the structured data of a page; `origin` is the public origin. */
export interface SiteData {
  origin: string
  operator: Operator
}

/** Describes the operator as an organisation, under the product's name. */
export const organizationOf = ({ origin, operator }: SiteData): Organization => ({
  '@type': 'Organization',
  '@id': `${origin}/#organisation`,
  name: 'Complice',
  ...(operator.name !== null && { legalName: operator.name }),
  url: `${origin}/`,
  logo: `${origin}${logoPath}`,
  ...(operator.socialLinks.length > 0 && { sameAs: operator.socialLinks.map(({ url }) => url) }),
  email: operator.email,
  ...(operator.phone !== null && { telephone: operator.phone }),
  ...(operator.vatNumber !== null && { vatID: operator.vatNumber }),
  description: 'Le cabinet en ligne des professionnels de la médiation animale, et leur annuaire.',
})

const searchActionOf = (origin: string): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${origin}/therapists?location={place}` },
  'query-input': 'required name=place',
})

/** Describes the site, with the search of the directory by place. */
export const websiteOf = ({ origin }: SiteData): WebSite => ({
  '@type': 'WebSite',
  '@id': `${origin}/#site`,
  name: 'Complice',
  url: `${origin}/`,
  inLanguage: 'fr-FR',
  publisher: { '@id': `${origin}/#organisation` },
  potentialAction: searchActionOf(origin),
})
