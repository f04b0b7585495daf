import { describe, expect, it } from '@jest/globals'
import { frontPageRows, frontPageSources } from './frontPageRows.ts'

const ours = { bytes: 95_400, scriptBytes: 1_800, imageBytes: 20_000, requests: 9 }
const kept = {
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

describe('the front pages side by side', () => {
  it('are ours, those of peers with the day, and the median of the web', () => {
    expect(frontPageRows(ours, kept)).toEqual({
      Complice: { all: '95 kB', JS: '2 kB', images: '20 kB', requests: 9 },
      'Un pair': { all: '1235 kB', JS: '700 kB', images: '0 kB', requests: 80 },
      'Un mur': { all: 'none: https://mur.test/ returned 403' },
      'median home page': { all: '2620 kB', JS: '647 kB', images: '933 kB', requests: '' },
    })
    expect(frontPageSources(kept)).toContain('The peers were measured on 2026-03-01.')
  })

  it('say so where no figures of peers were taken', () => {
    expect(Object.keys(frontPageRows(ours, undefined))).toEqual(['Complice', 'median home page'])
    expect(frontPageSources(undefined)).toContain('No figures of peers were taken yet')
  })
})
