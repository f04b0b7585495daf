import { describe, expect, it } from '@jest/globals'
import { describeArea } from './federation.ts'
import { incompatibilityOf } from './incompatibility.ts'

const isSatisfied = (version: string, range: string): boolean => {
  const requires = { library: range }
  const area = describeArea({ name: 'mf-agenda', title: 'Agenda', requires, paths: [], menu: [], tour: [] })
  return incompatibilityOf(area, { library: version }) === undefined
}

describe('incompatibilityOf, for a version and a range', () => {
  it.each([
    ['0.1.0', '^0.1.0'],
    ['0.1.9', '^0.1.0'],
    ['19.3.1', '^19.0.0'],
    ['1.4.2', '~1.4.0'],
    ['1.4.2', '1.x'],
    ['0.7.3', '0.x'],
    ['1.4.2', '1.4'],
    ['1.4.2', '*'],
    ['0.0.3', '^0.0.3'],
    ['2.0.0', '>=1.2.0'],
    ['2.0.0', '>=1.2.0 <3.0.0'],
    ['18.2.0', '^17.0.0 || ^18.0.0'],
    ['1.2.3', '1.2.3'],
  ])('accepts the version %s for the range %s', (version, range) => {
    expect(isSatisfied(version, range)).toBe(true)
  })

  it.each([
    ['0.2.0', '^0.1.0'],
    ['0.0.4', '^0.0.3'],
    ['20.0.0', '^19.0.0'],
    ['18.9.9', '^19.0.0'],
    ['1.5.0', '~1.4.0'],
    ['2.0.0', '1.x'],
    ['1.0.0', '0.x'],
    ['3.0.0', '>=1.2.0 <3.0.0'],
    ['1.2.4', '1.2.3'],
    ['', '*'],
    ['1.0.0', 'latest'],
  ])('refuses the version %j for the range %s', (version, range) => {
    expect(isSatisfied(version, range)).toBe(false)
  })
})
