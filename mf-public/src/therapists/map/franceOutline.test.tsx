import { describe, expect, it } from '@jest/globals'
import { CRS } from 'leaflet'
import { directoryMap } from 'shared/domain/publicPages/directory/directoryMap'
import { franceOutline } from 'shared/domain/publicPages/directory/franceOutline'
import { outline } from './outline.ts'

const pixelOf = (latitude: number, longitude: number) =>
  CRS.EPSG3857.latLngToPoint({ lat: latitude, lng: longitude }, directoryMap.zoom)

/** Returns the points of the map's outline of France, in pixels from the centre of the map. */
function mapPointsOfFrance(): Set<string> {
  const [latitude, longitude] = directoryMap.center
  const centre = pixelOf(latitude, longitude)
  const shape = outline.features.find(({ properties }) => properties?.['france'])?.geometry
  if (shape?.type !== 'MultiPolygon') throw new Error('The outline has no France')
  return new Set(
    shape.coordinates.flat(2).map(([x = 0, y = 0]) => {
      const point = pixelOf(y, x)
      return `${Math.round(point.x - centre.x)} ${Math.round(point.y - centre.y)}`
    }),
  )
}

describe('the outline of the server-rendered search', () => {
  it('matches the outline of the map', () => {
    const points = franceOutline.split(/[MLZ]+/).filter((point) => point !== '')
    const mapPoints = mapPointsOfFrance()
    expect(points.length).toBeGreaterThan(100)
    expect(points.filter((point) => !mapPoints.has(point))).toEqual([])
  })
})
