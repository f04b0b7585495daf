import type { PublicSessionType, TherapistCard } from 'shared/contracts/directory/therapist'
import { logoPicture } from 'shared/domain/directory/logoPicture'
import { therapistLogoPath, therapistPath } from 'shared/domain/publicPages/publicPaths'
import { nameOf } from 'shared/domain/publicPages/directory/therapistNames'
import type { BreadcrumbList, ItemList, LocalBusiness } from 'schema-dts'

/** A breadcrumb: name and URL. */
export type Crumb = readonly [name: string, url: string]

export const breadcrumbs = (crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(([name, url], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

/** Describes a list of therapists, with the URLs of their pages; `offset` therapists precede it on earlier pages. */
export const listOf = (therapists: readonly TherapistCard[], origin: string, offset = 0): ItemList => ({
  '@type': 'ItemList',
  itemListElement: therapists.map((therapist, index) => ({
    '@type': 'ListItem',
    position: offset + index + 1,
    name: nameOf(therapist),
    url: origin + therapistPath(therapist.id),
  })),
})

/** Describes a practice as a local business, with its published details; an approximate position is omitted. */
export function practiceOf(
  therapist: TherapistCard,
  types: readonly PublicSessionType[],
  origin: string,
): LocalBusiness {
  const { address, latitude, longitude, approximate, firmName, logo } = therapist
  const url = origin + therapistPath(therapist.id)
  const picture = origin + therapistLogoPath(therapist.id)
  return {
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name: firmName || nameOf(therapist),
    ...(firmName && { employee: { '@type': 'Person', name: nameOf(therapist) } }),
    ...(logoPicture(logo) && { logo: picture, image: picture }),
    address: {
      '@type': 'PostalAddress',
      ...(address.streetName && { streetAddress: address.streetName }),
      ...(address.zipCode && { postalCode: address.zipCode }),
      ...(address.city && { addressLocality: address.city }),
      addressCountry: 'FR',
    },
    ...(latitude !== null &&
      longitude !== null &&
      !approximate && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(types.length > 0 && {
      makesOffer: types.map(({ name }) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })),
    }),
    potentialAction: { '@type': 'ReserveAction', target: url },
  }
}
