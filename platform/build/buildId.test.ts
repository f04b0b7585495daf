import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { changesBuild, sourcesOf, thirdPartyPackages, buildTools } from './buildId.ts'
import type { Lock } from './lockedPackages.ts'
import { root } from './packages.ts'

const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const allBuilds = ['shell', 'mf-agenda', 'mf-finance', 'mf-patients', 'mf-settings', 'mf-public', 'embed']

const findBuildsChangedBy = (lockChange: Lock['packages']): string[] => {
  const changedLock = { packages: { ...lock.packages, ...lockChange } }
  return allBuilds.filter(
    (name) => thirdPartyPackages(name, changedLock).join() !== thirdPartyPackages(name, lock).join(),
  )
}
const lockWithNewVersion = (packagePath: string): Lock['packages'] => ({
  [packagePath]: { ...lock.packages[packagePath], version: '99.0.0', integrity: 'sha512-other' },
})
const devDependenciesWith = (name: string) => ({ ...lock.packages[''], devDependencies: { [name]: '1.0.0' } })

describe('thirdPartyPackages', () => {
  it.each<[string, Lock['packages'], string[]]>([
    [
      'changes no build when a test tool is added',
      { '': devDependenciesWith('chalk-of-tests'), 'node_modules/chalk-of-tests': { version: '1.0.0' } },
      [],
    ],
    ['changes no build when a test tool is updated', lockWithNewVersion('node_modules/jest'), []],
    [
      'changes no build when an area is added',
      { 'mf-coaching': { version: '0.1.0' }, 'node_modules/mf-coaching': { link: true, resolved: 'mf-coaching' } },
      [],
    ],
    [
      "changes no build when an area's own version changes",
      { 'mf-agenda': { ...lock.packages['mf-agenda'], version: '0.2.0' } },
      [],
    ],
    [
      "changes the builds with the calendar when a dependency of the calendar's library is updated",
      lockWithNewVersion('node_modules/date-arithmetic'),
      ['mf-agenda', 'mf-public', 'embed'],
    ],
    [
      'changes only the shell when a library that only the shell uses is updated',
      lockWithNewVersion('node_modules/react-joyride'),
      ['shell'],
    ],
    ['changes every build when the bundler is updated', lockWithNewVersion('node_modules/webpack'), allBuilds],
    [
      'changes every build when a dependency of the bundler is updated',
      lockWithNewVersion('node_modules/terser'),
      allBuilds,
    ],
    [
      'changes every build when a dependency of the entry points is updated',
      lockWithNewVersion('node_modules/react'),
      allBuilds,
    ],
  ])('%s', (_caseName, lockChange, expected) => {
    expect(findBuildsChangedBy(lockChange)).toEqual(expected)
  })

  it("resolves packages as Node does: first in the importing package's own node_modules", () => {
    const packages = {
      'mf-coaching': { dependencies: { chart: '1' } },
      'node_modules/chart': { version: '1.0.0', dependencies: { colour: '2' } },
      'node_modules/colour': { version: '1.0.0' },
      'node_modules/chart/node_modules/colour': { version: '2.0.0' },
    }
    expect(thirdPartyPackages('mf-coaching', { packages })).toEqual([
      'node_modules/chart 1.0.0 undefined',
      'node_modules/chart/node_modules/colour 2.0.0 undefined',
    ])
  })

  it('includes each tool that the webpack configurations import', () => {
    const importedTools = globSync('platform/build/{,pages/}*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).flatMap(
      (file) =>
        [
          ...readFileSync(join(root, file), 'utf8').matchAll(
            /(?: from |require\.resolve\()'(?!node:|shared|\.)([^']+)'/g,
          ),
        ].map(([, name]) => name),
    )
    expect(importedTools).toContain('webpack')
    expect(importedTools.filter((name = '') => !buildTools.includes(name))).toEqual([])
  })
})

describe('changesBuild', () => {
  it.each([
    ['is true for the webpack configuration', 'platform/build/webpackConfig.ts', true, true],
    ['is true for a plugin of all areas', 'platform/build/GuardedFilesPlugin.ts', true, true],
    ["is true for the embed's webpack configuration only in the embed", 'platform/build/embedConfig.ts', false, true],
    ['is false for the code that computes build ids', 'platform/build/buildId.ts', false, false],
    ['is false for a test', 'mf-public/src/search/SearchPage.test.tsx', false, false],
    ['is false for test helpers', 'shared/src/federation/conformance/visit.tsx', false, false],
  ])('%s', (_caseName, path, changesArea, changesEmbed) => {
    expect([changesBuild('mf-public', join(root, path)), changesBuild('embed', join(root, path))]).toEqual([
      changesArea,
      changesEmbed,
    ])
  })
})

describe('sourcesOf an area', () => {
  it('excludes other areas, the shell and the entry points that the shell provides', () => {
    const sources = sourcesOf('mf-agenda')
    expect(sources).toContain('mf-agenda/src')
    expect(
      sources.filter((source) => /^(shell|mf-(?!agenda)|shared\/src\/(ui|client|session|router|lists))/.test(source)),
    ).toEqual([])
  })
})
