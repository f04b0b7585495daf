import type { PageWeight } from './measureFrontPage.ts'
import type { MeasuredPeers } from './measuredPeers.ts'
import { webAlmanac } from './webAlmanac.ts'

const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`

const rowOf = ({ bytes, scriptBytes, imageBytes, requests }: Omit<PageWeight, 'requests'> & { requests?: number }) => ({
  all: kB(bytes),
  JS: kB(scriptBytes),
  images: kB(imageBytes),
  requests: requests ?? '',
})

/** The front pages side by side, untouched, on one phone: ours, those of peers as far as figures were taken, the web's median. */
export const frontPageRows = (
  ours: PageWeight | undefined,
  kept: MeasuredPeers | undefined,
): Record<string, object> => ({
  ...(ours && { Complice: rowOf(ours) }),
  ...Object.fromEntries(
    (kept?.peers ?? []).map((peer) => [peer.name, 'bytes' in peer ? rowOf(peer) : { all: `none: ${peer.refused}` }]),
  ),
  'median home page': rowOf(webAlmanac.medianHomePage),
})

/** Where the figures are from. */
export const frontPageSources = (kept: MeasuredPeers | undefined): string =>
  `${
    kept
      ? `The peers were measured on ${kept.measuredOn}.`
      : 'No figures of peers were taken yet: npm run bench:public -- --peers takes them.'
  } The median is of the ${webAlmanac.source}.`
