import type { Operator } from 'shared/contracts/operator'
import type { Organization, WebSite } from 'schema-dts'

/** What a machine reads of a page; `origin` is the address people type. */
export interface Described {
  origin: string
  operator: Operator
}

/** Who runs the deployment, under the product's name. */
export const organizationOf = ({ origin, operator }: Described): Organization => ({
  '@type': 'Organization',
  '@id': `${origin}/#organisation`,
  name: 'Complice',
  ...(operator.name !== null && { legalName: operator.name }),
  url: `${origin}/`,
  email: operator.email,
  ...(operator.phone !== null && { telephone: operator.phone }),
  ...(operator.vatNumber !== null && { vatID: operator.vatNumber }),
  description: 'Le cabinet en ligne des professionnels de la médiation animale, et leur annuaire.',
})

/** The site, with the search of its directory. */
export const websiteOf = ({ origin }: Described): WebSite => ({
  '@type': 'WebSite',
  '@id': `${origin}/#site`,
  name: 'Complice',
  url: `${origin}/`,
  inLanguage: 'fr-FR',
  publisher: { '@id': `${origin}/#organisation` },
})
