import { describe, expect, it } from '@jest/globals'
import { frontPageRows, frontPageSources } from './frontPageRows.ts'

const ownFrontPage = { bytes: 95_400, scriptBytes: 1_800, imageBytes: 20_000, requests: 9 }
const storedPeers = {
  measuredOn: '2026-03-01',
  peers: [
    {
      name: 'Un pair',
      address: 'https://pair.test/',
      bytes: 1_234_567,
      scriptBytes: 700_000,
      imageBytes: 1,
      requests: 80,
    },
    { name: 'Un mur', address: 'https://mur.test/', refused: 'https://mur.test/ returned 403' },
  ],
}

describe('the comparison of front pages', () => {
  it("lists the product's front page, the peers' front pages, and the web's median, and states the day of the measurement", () => {
    expect(frontPageRows(ownFrontPage, storedPeers)).toEqual({
      Complice: { all: '95 kB', JS: '2 kB', images: '20 kB', requests: 9 },
      'Un pair': { all: '1235 kB', JS: '700 kB', images: '0 kB', requests: 80 },
      'Un mur': { all: 'none: https://mur.test/ returned 403' },
      'median home page': { all: '2620 kB', JS: '647 kB', images: '933 kB', requests: '' },
    })
    expect(frontPageSources(storedPeers)).toContain('The peers were measured on 2026-03-01.')
  })

  it('reports that the peers were not measured yet', () => {
    expect(Object.keys(frontPageRows(ownFrontPage, undefined))).toEqual(['Complice', 'median home page'])
    expect(frontPageSources(undefined)).toContain('The peers have not been measured yet')
  })
})
