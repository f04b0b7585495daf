import type { PageWeight } from './measureFrontPage.ts'
import type { MeasuredPeers } from './measuredPeers.ts'
import { webAlmanac } from './webAlmanac.ts'

const toKilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

const rowOf = ({ bytes, scriptBytes, imageBytes, requests }: Omit<PageWeight, 'requests'> & { requests?: number }) => ({
  all: toKilobytes(bytes),
  JS: toKilobytes(scriptBytes),
  images: toKilobytes(imageBytes),
  requests: requests ?? '',
})

/**
 * Returns a row per front page, as loaded on a phone without interaction: the product's, each measured peer's, and the
 * web's median.
 */
export const frontPageRows = (
  ownFrontPage: PageWeight | undefined,
  storedPeers: MeasuredPeers | undefined,
): Record<string, object> => ({
  ...(ownFrontPage && { Complice: rowOf(ownFrontPage) }),
  ...Object.fromEntries(
    (storedPeers?.peers ?? []).map((peer) => [
      peer.name,
      'bytes' in peer ? rowOf(peer) : { all: `none: ${peer.refused}` },
    ]),
  ),
  'median home page': rowOf(webAlmanac.medianHomePage),
})

/** Returns a sentence about the sources of the peers' figures and of the median. */
export const frontPageSources = (storedPeers: MeasuredPeers | undefined): string =>
  `${
    storedPeers
      ? `The peers were measured on ${storedPeers.measuredOn}.`
      : 'The peers have not been measured yet: run npm run bench:public -- --peers.'
  } The median is from the ${webAlmanac.source}.`
