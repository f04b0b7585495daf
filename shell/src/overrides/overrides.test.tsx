import { describe, expect, it } from '@jest/globals'
import { parseOverrides } from './overrides.ts'

describe("a developer's overrides", () => {
  it('may be several areas of this machine', () => {
    expect(parseOverrides('mf-agenda@http://localhost:5001,mf-patients@http://127.0.0.1:5002/')).toEqual([
      { area: 'mf-agenda', origin: 'http://localhost:5001' },
      { area: 'mf-patients', origin: 'http://127.0.0.1:5002' },
    ])
  })

  it.each([
    ['another host', 'mf-agenda@http://evil.example'],
    ['a host that only begins like this one', 'mf-agenda@http://localhost.evil.example'],
    ['this machine as a user name', 'mf-agenda@http://localhost:80@evil.example'],
    ['a path', 'mf-agenda@http://localhost:5001/elsewhere'],
    ['a name that is not an area', 'agenda@http://localhost:5001'],
    ['an address without an area', 'http://localhost:5001'],
    ['nothing', ''],
  ])('are never %s', (_what, text) => {
    expect(parseOverrides(text)).toEqual([])
  })
})
