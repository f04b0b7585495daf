import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import { directoryMap } from 'shared/domain/publicPages/directory/directoryMap'

/** Generates `src/therapists/map/outline.ts` (France and its visible neighbours at zoom 6, from Natural Earth) and the `franceOutline.ts` of the public pages (France only, for the server-rendered search, which has no map). Run by hand when the frame or the list of countries changes: `node outline/drawOutline.ts`. */
const countryNames = [
  'France',
  'Belgium',
  'Luxembourg',
  'Netherlands',
  'Germany',
  'Switzerland',
  'Austria',
  'Liechtenstein',
  'Italy',
  'Monaco',
  'Spain',
  'Andorra',
  'Portugal',
  'United Kingdom',
  'Ireland',
  'Jersey',
  'Guernsey',
  'Isle of Man',
  'Denmark',
  'Czechia',
  'Slovenia',
  'Croatia',
  'Algeria',
  'Tunisia',
  'Morocco',
  'Poland',
]

/** In degrees: west, south, east, north. */
const frame = { west: -14, south: 34, east: 19, north: 60 }

type Ring = number[][]
type Atlas = Parameters<typeof feature>[0]

const atlas: Atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'),
)
const { countries } = atlas.objects
if (countries?.type !== 'GeometryCollection') throw new Error('world-atlas has another structure than expected')
const world = feature(atlas, countries)

const inFrame = ([longitude = 0, latitude = 0]: number[]) =>
  longitude > frame.west && longitude < frame.east && latitude > frame.south && latitude < frame.north

type Point = readonly [number, number]

const distanceToLine = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) => {
  const length = Math.hypot(bx - ax, by - ay)
  return length === 0
    ? Math.hypot(x - ax, y - ay)
    : Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length
}

/** Douglas-Peucker: removes points less than `tolerance` degrees from the line. */
function simplified(points: Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const distances = points.map((point) => distanceToLine(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last]
  return [
    ...simplified(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(farthest), tolerance),
  ]
}

/** A closed ring has no end points to draw a line between: it is split in two halves first. */
function simplifiedRing(ring: Ring, tolerance: number): Point[] {
  const points = ring.map(([x = 0, y = 0]): Point => [Math.round(x * 100) / 100, Math.round(y * 100) / 100])
  const middle = Math.floor(points.length / 2)
  return [
    ...simplified(points.slice(0, middle + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(middle), tolerance),
  ]
}

const features = countryNames.flatMap((name) => {
  const geometry = world.features.find(({ properties }) => properties?.['name'] === name)?.geometry
  if (geometry?.type !== 'Polygon' && geometry?.type !== 'MultiPolygon') throw new Error(`Natural Earth has no ${name}`)
  const polygons: Ring[][] = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const tolerance = name === 'France' ? 0.01 : 0.03
  const coordinates = polygons
    .filter((rings) => rings[0]?.some(inFrame))
    .map((rings) => rings.map((ring) => simplifiedRing(ring, tolerance)).filter((ring) => ring.length > 3))
    .filter((rings) => rings.length > 0)
  return { type: 'Feature', properties: { france: name === 'France' }, geometry: { type: 'MultiPolygon', coordinates } }
})

const lines = [
  "import type { FeatureCollection } from 'geojson'",
  '',
  '/** Made by `outline/drawOutline.ts` from Natural Earth, which is in the public domain. `france` is true of one shape. */',
  `export const outline: FeatureCollection = ${JSON.stringify({ type: 'FeatureCollection', features })}`,
  '',
]
writeFileSync(new URL('../src/therapists/map/outline.ts', import.meta.url), lines.join('\n'))

/** Web Mercator as on the map: pixels from the centre of the map. */
const worldPx = 256 * 2 ** directoryMap.zoom
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI)
const [middleLatitude, middleLongitude] = directoryMap.center
const pixelOf = ([longitude, latitude]: Point): Point => [
  Math.round(((longitude - middleLongitude) / 360) * worldPx),
  Math.round((mercator(middleLatitude) - mercator(latitude)) * worldPx),
]

/** Smaller details are not visible at this zoom. */
const toleranceOfPath = 0.03

const franceShape = features.find(({ properties }) => properties.france)?.geometry.coordinates ?? []
const path = franceShape
  .flat()
  .map((ring) =>
    simplifiedRing(
      ring.map(([x, y]) => [x, y]),
      toleranceOfPath,
    )
      .slice(0, -1)
      .map(pixelOf),
  )
  .filter((ring) => ring.length > 3)
  .map((ring) => `M${ring.map(([x, y]) => `${x} ${y}`).join('L')}Z`)
  .join('')
writeFileSync(
  new URL('../../shared/src/domain/publicPages/directory/franceOutline.ts', import.meta.url),
  `/** Made by \`mf-public/outline/drawOutline.ts\` from Natural Earth, which is in the public domain: France as the map shows it first, in pixels from its middle. */
export const franceOutline =
  '${path}'
`,
)
