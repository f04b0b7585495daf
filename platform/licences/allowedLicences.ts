/** Licences under which a product may be sold, changed and served, whatever its own licence. */
const free = new Set([
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

/** Packages whose licence is not in the list above, each with the reason for its use. */
export const exceptions: Readonly<Record<string, { licence: string; reason: string }>> = {
  'react-leaflet': { licence: 'Hippocratic-2.1', reason: mapsException },
  '@react-leaflet/core': {
    licence: 'Hippocratic-2.1',
    reason: 'The core that react-leaflet stands on, of the same author: the same reason.',
  },
}

/** Licences of packages whose manifest has none, or no SPDX expression, from their own licence file. */
export const licenceFiles: Readonly<Record<string, string>> = {
  cldrjs: 'MIT',
  ibantools: 'MIT',
  'png-js': 'MIT',
  'react-leaflet-cluster': 'MIT',
}

/** Whether an SPDX expression is free: all parts of an AND, or one part of an OR. */
export const isFree = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => free.has(licence)))

/** Whether the product may use a package under this licence. */
export const isAllowed = ({ name, licence }: { name: string; licence: string }): boolean =>
  isFree(licence) || exceptions[name]?.licence === licence
