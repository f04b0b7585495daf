import { describe, expect, it } from '@jest/globals'
import { parseOverrides } from './overrides.ts'

describe('parseOverrides', () => {
  it('parses several areas served by this machine', () => {
    expect(parseOverrides('mf-agenda@http://localhost:5001,mf-patients@http://127.0.0.1:5002/')).toEqual([
      { area: 'mf-agenda', origin: 'http://localhost:5001' },
      { area: 'mf-patients', origin: 'http://127.0.0.1:5002' },
    ])
  })

  it.each([
    ['an address on another host', 'mf-agenda@http://evil.example'],
    ['a host whose name only begins with localhost', 'mf-agenda@http://localhost.evil.example'],
    ['localhost as the user name of a URL', 'mf-agenda@http://localhost:80@evil.example'],
    ['an address with a path', 'mf-agenda@http://localhost:5001/elsewhere'],
    ['an area name without the prefix mf-', 'agenda@http://localhost:5001'],
    ['an address without an area', 'http://localhost:5001'],
    ['the empty text', ''],
  ])('ignores %s', (_caseName, text) => {
    expect(parseOverrides(text)).toEqual([])
  })
})
