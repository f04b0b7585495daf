import { describe, expect, it } from '@jest/globals'
import { parseOverrides } from './overrides.ts'

describe("a developer's overrides", () => {
  it('are several areas of this machine', () => {
    expect(parseOverrides('mf-agenda@http://localhost:5001,mf-patients@http://127.0.0.1:5002/')).toEqual([
      { area: 'mf-agenda', origin: 'http://localhost:5001' },
      { area: 'mf-patients', origin: 'http://127.0.0.1:5002' },
    ])
  })

  it.each([
    ['another host', 'mf-agenda@http://evil.example'],
    ['a host that begins like this one', 'mf-agenda@http://localhost.evil.example'],
    ['this machine as the name of a user', 'mf-agenda@http://localhost:80@evil.example'],
    ['a path', 'mf-agenda@http://localhost:5001/elsewhere'],
    ['what is no area', 'agenda@http://localhost:5001'],
    ['an address alone', 'http://localhost:5001'],
    ['nothing', ''],
  ])('are never %s', (_what, text) => {
    expect(parseOverrides(text)).toEqual([])
  })
})
