import { readFileSync } from 'node:fs'
import { findCodeInTown } from 'shared/domain/directory/codeInTown'
import type { Geocoder, GeocodedPosition } from './geocoder.ts'

type Position = Pick<GeocodedPosition, 'latitude' | 'longitude'>

/** The position of an address of which not even the département is known (ruling 37). */
export const paris: Position = { latitude: 48.8566, longitude: 2.3522 }

function readPositions(): Map<string, Position> {
  const lines = readFileSync(new URL('postalCodes.txt', import.meta.url), 'utf8').split('\n')
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [code = '', latitude, longitude] = line.split(' ')
        return [code, { latitude: Number(latitude), longitude: Number(longitude) }]
      }),
  )
}

let positionByCode: Map<string, Position> | undefined

const departmentOf = (zipCode: string) => zipCode.slice(0, zipCode.startsWith('97') ? 3 : 2)

/**
 * Geocodes an address from a table, without network, to the centre of its postal code, or of the postal code that its
 * town implies.
 */
export const postalCodeGeocoder: Geocoder = {
  locate: async ({ zipCode, city }) => {
    positionByCode ??= readPositions()
    // The table has no Cedex codes; the town of a Cedex address may contain the arrondissement.
    const codes = [zipCode.replaceAll(/\s/g, ''), findCodeInTown(city)]
    const exactCode = codes.find((code) => code.length === 5 && positionByCode?.has(code))
    const exact = exactCode && positionByCode.get(exactCode)
    if (exact) return { ...exact, precision: 'zipCode' }
    const [department] = codes.flatMap((code) => positionByCode?.get(departmentOf(code)) ?? [])
    return { ...(department ?? paris), precision: 'default' }
  },
}
