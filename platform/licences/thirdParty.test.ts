import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { exceptions, isAllowed, isFree } from './allowedLicences.ts'
import { productionPackages } from './productionPackages.ts'
import type { LicencedLock } from './productionPackages.ts'
import { productionPackagesHere, thirdParty, thirdPartyFile } from './thirdParty.ts'

const packages = productionPackagesHere()

const packagesWith = (added: LicencedLock['packages']) =>
  productionPackages({ packages: { api: { dependencies: { a: '1' } }, ...added } })

describe('packages that production ships', () => {
  it('are all listed in THIRD-PARTY.md, with version and licence (written by npm run licences)', () => {
    expect(existsSync(thirdPartyFile) && readFileSync(thirdPartyFile, 'utf8')).toBe(thirdParty(packages))
  })

  it('have licences free to use in a product, except for listed exceptions', () => {
    expect(packages.filter((one) => !isAllowed(one))).toEqual([])
  })

  it('need every listed exception', () => {
    const names = new Set(packages.map(({ name }) => name))
    expect(Object.keys(exceptions).filter((name) => !names.has(name))).toEqual([])
  })
})

describe('a package in the list', () => {
  it('is listed in the version that its dependent package resolves', () => {
    const entries = packagesWith({
      'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC' },
      'node_modules/b': { version: '1.0.0', license: 'GPL-3.0-only' },
    })
    expect(entries).toEqual([
      { name: 'a', versions: ['1.0.0'], licence: 'MIT' },
      { name: 'b', versions: ['2.0.0'], licence: 'ISC' },
    ])
  })

  it('is left out when it is only for the build, only types, or for one kind of machine', () => {
    const entries = packagesWith({
      'node_modules/a': {
        version: '1.0.0',
        license: 'MIT',
        dependencies: { '@types/b': '1' },
        optionalDependencies: { 'a-linux': '1', c: '1' },
      },
      'node_modules/@types/b': { version: '1.0.0', license: 'MIT' },
      'node_modules/a-linux': { version: '1.0.0', license: 'MIT', os: ['linux'], cpu: ['x64'] },
      'node_modules/c': { version: '1.0.0', license: 'MIT' },
      'node_modules/jest': { version: '30.0.0', license: 'MIT' },
      'node_modules/webpack': { version: '5.0.0', license: 'MIT', dependencies: { jest: '30' } },
    })
    expect(entries.map(({ name }) => name)).toEqual(['a', 'c', 'webpack'])
  })

  it('is rejected without a licence, or with one that is not free', () => {
    const [one] = packagesWith({ 'node_modules/a': { version: '1.0.0' } })
    expect(one).toEqual({ name: 'a', versions: ['1.0.0'], licence: 'none' })
    expect(isAllowed({ name: 'a', licence: 'none' })).toBe(false)
    expect(isAllowed({ name: 'react-leaflet', licence: 'AGPL-3.0-only' })).toBe(false)
  })
})

describe('an SPDX expression', () => {
  it.each([
    ['MIT', true],
    ['MIT AND ISC', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['Hippocratic-2.1', false],
    ['AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE', false],
  ])('%s is free: %s', (expression, expected) => {
    expect(isFree(expression)).toBe(expected)
  })
})
