import { describe, expect, it } from '@jest/globals'
import { optionsFromEnv, settingsJson } from './operatorOptions.ts'

describe('optionsFromEnv', () => {
  it("allows areas from a developer's machine, except in production", () => {
    expect(settingsJson(optionsFromEnv({}))).toBe('{"overrides":true}')
    expect(settingsJson(optionsFromEnv({ NODE_ENV: 'production' }))).toBe('{}')
  })

  it('enables audience measurement with a valid ANALYTICS_ID, and throws for an invalid one', () => {
    expect(optionsFromEnv({ ANALYTICS_ID: 'G-AB12CD34' }).analytics).toBe(true)
    expect(optionsFromEnv({ ANALYTICS_ID: '' }).analytics).toBe(false)
    expect(() => optionsFromEnv({ ANALYTICS_ID: 'UA-1234-1' })).toThrow('ANALYTICS_ID')
  })

  it.each([
    ['from its own origin only, when AREA_ORIGINS is unset', {}, []],
    ['from one more origin', { AREA_ORIGINS: 'https://a.example' }, ['https://a.example']],
    [
      'from several more origins',
      { AREA_ORIGINS: 'https://a.example, https://b.example' },
      ['https://a.example', 'https://b.example'],
    ],
  ])('allows areas %s', (_caseName, env, origins) => {
    expect(optionsFromEnv(env).areaOrigins).toEqual(origins)
  })
})
