import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { changesBuild, sourcesOf, thirdPartyPackages, tools } from './buildId.ts'
import type { Lock } from './lockedPackages.ts'
import { root } from './packages.ts'

const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const allBuilds = ['shell', 'mf-agenda', 'mf-finance', 'mf-patients', 'mf-settings', 'mf-public', 'embed']

const buildsChangedBy = (change: Lock['packages']): string[] => {
  const after = { packages: { ...lock.packages, ...change } }
  return allBuilds.filter((name) => thirdPartyPackages(name, after).join() !== thirdPartyPackages(name, lock).join())
}
const withNewVersion = (place: string): Lock['packages'] => ({
  [place]: { ...lock.packages[place], version: '99.0.0', integrity: 'sha512-other' },
})
const withTool = (name: string) => ({ ...lock.packages[''], devDependencies: { [name]: '1.0.0' } })

describe('the installed packages', () => {
  it.each<[string, Lock['packages'], string[]]>([
    [
      'another test tool changes no build',
      { '': withTool('chalk-of-tests'), 'node_modules/chalk-of-tests': { version: '1.0.0' } },
      [],
    ],
    ['another version of a test tool changes no build', withNewVersion('node_modules/jest'), []],
    [
      'another area changes no build',
      { 'mf-coaching': { version: '0.1.0' }, 'node_modules/mf-coaching': { link: true, resolved: 'mf-coaching' } },
      [],
    ],
    [
      'another version of its own changes no build',
      { 'mf-agenda': { ...lock.packages['mf-agenda'], version: '0.2.0' } },
      [],
    ],
    [
      "a dependency of the calendar's library changes the agenda, and the others that show the calendar",
      withNewVersion('node_modules/date-arithmetic'),
      ['mf-agenda', 'mf-public', 'embed'],
    ],
    ["the shell's own library changes the shell", withNewVersion('node_modules/react-joyride'), ['shell']],
    ['the bundler changes every build', withNewVersion('node_modules/webpack'), allBuilds],
    ['a dependency of the bundler changes every build', withNewVersion('node_modules/terser'), allBuilds],
    ['a dependency of the entry points changes every build', withNewVersion('node_modules/react'), allBuilds],
  ])('%s', (_sentence, change, expected) => {
    expect(buildsChangedBy(change)).toEqual(expected)
  })

  it("are resolved as by Node: first in the importing package's own folder", () => {
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

  it('include each tool that a recipe names', () => {
    const named = globSync('platform/build/{,pages/}*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /(?: from |require\.resolve\()'(?!node:|shared|\.)([^']+)'/g,
        ),
      ].map(([, name]) => name),
    )
    expect(named).toContain('webpack')
    expect(named.filter((name = '') => !tools.includes(name))).toEqual([])
  })
})

describe('a build', () => {
  it.each([
    ['is new with its recipe', 'platform/build/recipe.ts', true, true],
    ['is new with a plugin of all areas', 'platform/build/GuardedFilesPlugin.ts', true, true],
    ["is new with the embed's recipe if it is the embed's", 'platform/build/embedRecipe.ts', false, true],
    ['is unchanged by the code that finds what to build', 'platform/build/buildId.ts', false, false],
    ['is unchanged by a test', 'mf-public/src/search/SearchPage.test.tsx', false, false],
    ["is unchanged by the tests' helpers", 'shared/src/federation/conformance/visit.tsx', false, false],
  ])('%s', (_sentence, path, anArea, theEmbed) => {
    expect([changesBuild('mf-public', join(root, path)), changesBuild('embed', join(root, path))]).toEqual([
      anArea,
      theEmbed,
    ])
  })
})

describe('the sources of an area', () => {
  it('include no other area, no shell and no entry point of the shell', () => {
    const sources = sourcesOf('mf-agenda')
    expect(sources).toContain('mf-agenda/src')
    expect(
      sources.filter((source) => /^(shell|mf-(?!agenda)|shared\/src\/(ui|client|session|router|lists))/.test(source)),
    ).toEqual([])
  })
})
