/** Licences under which a product may be sold, changed and served, whatever licence the product has. */
const freeLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
])

const mapsException =
  'The order of the product names react-leaflet. Hippocratic 2.1 grants every use, sale included, that is consistent with human rights principles and laws; a copy passed on carries its text and notice.'

/** Packages whose licence is not in the list of free licences, each with the reason for its use. */
export const licenceExceptions: Readonly<Record<string, { licence: string; reason: string }>> = {
  'react-leaflet': { licence: 'Hippocratic-2.1', reason: mapsException },
  '@react-leaflet/core': {
    licence: 'Hippocratic-2.1',
    reason: 'The core of react-leaflet, by the same author: the same reason.',
  },
}

/** Licences from the licence files of packages whose manifest has no licence or no SPDX expression. */
export const licenceFiles: Readonly<Record<string, string>> = {
  cldrjs: 'MIT',
  ibantools: 'MIT',
  'png-js': 'MIT',
  'react-leaflet-cluster': 'MIT',
}

/** Returns whether an SPDX expression is free: all parts of an AND, or one part of an OR, must be free. */
export const isFree = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => freeLicences.has(licence)))

/** Returns whether the product may use a package under this licence. */
export const isAllowed = ({ name, licence }: { name: string; licence: string }): boolean =>
  isFree(licence) || licenceExceptions[name]?.licence === licence
