import { describe, expect, it } from '@jest/globals'
import { optionsFromEnv, settingsJson } from './operatorOptions.ts'

describe('the options of the operator', () => {
  it("allow areas of a developer's machine, but never in production", () => {
    expect(settingsJson(optionsFromEnv({}))).toBe('{"overrides":true}')
    expect(settingsJson(optionsFromEnv({ NODE_ENV: 'production' }))).toBe('{}')
  })

  it('measure the audience only with a valid id', () => {
    expect(optionsFromEnv({ ANALYTICS_ID: 'G-AB12CD34' }).analytics).toBe(true)
    expect(optionsFromEnv({ ANALYTICS_ID: '' }).analytics).toBe(false)
    expect(() => optionsFromEnv({ ANALYTICS_ID: 'UA-1234-1' })).toThrow('ANALYTICS_ID')
  })

  it.each([
    ['of its own origin only', {}, []],
    ['of one more origin', { AREA_ORIGINS: 'https://a.example' }, ['https://a.example']],
    [
      'of several more origins',
      { AREA_ORIGINS: 'https://a.example, https://b.example' },
      ['https://a.example', 'https://b.example'],
    ],
  ])('allow areas %s', (_where, env, origins) => {
    expect(optionsFromEnv(env).areaOrigins).toEqual(origins)
  })
})
