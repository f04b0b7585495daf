import type { Operator } from 'shared/contracts/operator'
import { logoPath } from 'shared/domain/publicPages/publicPaths'
import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'

/** Builds structured data of a page; `origin` is the public origin. */
export interface SiteDescription {
  origin: string
  operator: Operator
}

/** The operator as an organisation, under the product's name. */
export const organizationOf = ({ origin, operator }: SiteDescription): Organization => ({
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

const searchOf = (origin: string): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${origin}/therapists?location={place}` },
  'query-input': 'required name=place',
})

/** The site, with its directory search by place. */
export const websiteOf = ({ origin }: SiteDescription): WebSite => ({
  '@type': 'WebSite',
  '@id': `${origin}/#site`,
  name: 'Complice',
  url: `${origin}/`,
  inLanguage: 'fr-FR',
  publisher: { '@id': `${origin}/#organisation` },
  potentialAction: searchOf(origin),
})
