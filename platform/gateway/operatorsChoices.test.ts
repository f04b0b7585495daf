import { describe, expect, it } from '@jest/globals'
import { choicesFrom, settingsOf } from './operatorsChoices.ts'

describe('what the operator chose', () => {
  it('lets areas of a developer in, but never in production', () => {
    expect(settingsOf(choicesFrom({}))).toBe('{"overrides":true}')
    expect(settingsOf(choicesFrom({ NODE_ENV: 'production' }))).toBe('{}')
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
    expect(choicesFrom(env).areaOrigins).toEqual(origins)
  })
})
