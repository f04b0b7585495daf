import { describe, expect, it } from '@jest/globals'
import { optionsFromEnv, settingsJson } from './operatorOptions.ts'

describe('what the operator chose', () => {
  it('lets areas of a developer in, but never in production', () => {
    expect(settingsJson(optionsFromEnv({}))).toBe('{"overrides":true}')
    expect(settingsJson(optionsFromEnv({ NODE_ENV: 'production' }))).toBe('{}')
  })

  it.each([
    ['nowhere but here', {}, []],
    ['in one place', { AREA_ORIGINS: 'https://a.example' }, ['https://a.example']],
    [
      'in several',
      { AREA_ORIGINS: 'https://a.example, https://b.example' },
      ['https://a.example', 'https://b.example'],
    ],
  ])('finds areas %s', (_where, env, origins) => {
    expect(optionsFromEnv(env).areaOrigins).toEqual(origins)
  })
})
