/**
 * Well-known towns of Belgium, Switzerland and Luxembourg, as `plainText`. A postal code of four digits beside them is
 * complete: it has not lost a leading zero.
 */
const townsByCountry: Readonly<Record<string, readonly string[]>> = {
  BE: [
    'bruxelles',
    'brussel',
    'brussels',
    'anvers',
    'antwerpen',
    'arlon',
    'bruges',
    'charleroi',
    'gand',
    'gent',
    'ixelles',
    'la louviere',
    'leuven',
    'liege',
    'mons',
    'mouscron',
    'namur',
    'schaerbeek',
    'tournai',
    'uccle',
    'verviers',
    'waterloo',
    'wavre',
  ],
  CH: [
    'geneve',
    'bale',
    'basel',
    'bern',
    'berne',
    'carouge',
    'delemont',
    'fribourg',
    'la chaux de fonds',
    'lausanne',
    'montreux',
    'neuchatel',
    'nyon',
    'porrentruy',
    'sion',
    'vevey',
    'yverdon les bains',
    'zurich',
  ],
  LU: ['luxembourg', 'differdange', 'dudelange', 'esch sur alzette'],
}

/** Returns the country of a well-known town abroad, in plain text; undefined for other towns. */
export const countryOfTown = (town: string): string | undefined =>
  Object.entries(townsByCountry).find(([, towns]) => towns.includes(town))?.[0]
