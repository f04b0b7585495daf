import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { licenceExceptions, isAllowed, isFree } from './allowedLicences.ts'
import { listProductionPackages } from './productionPackages.ts'
import type { LicencedLock } from './productionPackages.ts'
import { readProductionPackages, renderThirdParty, thirdPartyFile } from './thirdParty.ts'

const packages = readProductionPackages()

const packagesWith = (extraPackages: LicencedLock['packages']) =>
  listProductionPackages({ packages: { api: { dependencies: { a: '1' } }, ...extraPackages } })

describe('packages that production ships', () => {
  it('are all listed in THIRD-PARTY.md, with version and licence (written by npm run licences)', () => {
    expect(existsSync(thirdPartyFile) && readFileSync(thirdPartyFile, 'utf8')).toBe(renderThirdParty(packages))
  })

  it('have licences free to use in a product, except for listed exceptions', () => {
    expect(packages.filter((candidate) => !isAllowed(candidate))).toEqual([])
  })

  it('include every package of the listed exceptions', () => {
    const names = new Set(packages.map(({ name }) => name))
    expect(Object.keys(licenceExceptions).filter((name) => !names.has(name))).toEqual([])
  })
})

describe('the list of shipped packages', () => {
  it('contains a package in the version that its dependent package resolves', () => {
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

  it('leaves out a package that is only for the build, only types, or for one kind of machine', () => {
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

  it("returns 'none' for a package without a licence, which is rejected as a licence that is not free", () => {
    const [unlicensed] = packagesWith({ 'node_modules/a': { version: '1.0.0' } })
    expect(unlicensed).toEqual({ name: 'a', versions: ['1.0.0'], licence: 'none' })
    expect(isAllowed({ name: 'a', licence: 'none' })).toBe(false)
    expect(isAllowed({ name: 'react-leaflet', licence: 'AGPL-3.0-only' })).toBe(false)
  })
})

describe('isFree', () => {
  it.each([
    ['MIT', true],
    ['MIT AND ISC', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['Hippocratic-2.1', false],
    ['AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE', false],
  ])('returns %2$s for %1$s', (expression, expected) => {
    expect(isFree(expression)).toBe(expected)
  })
})
