import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from '../root.mjs'

interface Manifest {
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const readProjectFile = (file: string) => readFileSync(join(root, file), 'utf8')

/** Returns the names of the packages that the files of a pattern import. */
function listImports(pattern: string): Set<string> {
  const files = globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' })
  const imports = files.flatMap((file) => [
    ...readProjectFile(file).matchAll(/(?:from|import\(|^import)\s*'([^'.][^']*)'/gm),
  ])
  return new Set(imports.map(([, name = '']) => name))
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const isProductionFile = '!(*.test).{ts,tsx}'

/** Packages that the customer's order requires, the purpose of each, and the files that must import it. */
const importedPackages: [name: string, purpose: string, files: string][] = [
  ['react', 'every screen', `{shared,shell,mf-*}/src/**/${isProductionFile}`],
  ['react-dom', 'the shell', `shell/src/**/${isProductionFile}`],
  ['react-router-dom', 'the router', `shared/src/router/**/${isProductionFile}`],
  ['zustand', "the screens' stores", `shared/src/identity/**/${isProductionFile}`],
  ['ky', 'the HTTP client', `shared/src/client/**/${isProductionFile}`],
  ['@mui/material', 'the components', `shared/src/ui/**/${isProductionFile}`],
  ['@mui/x-date-pickers', 'the fields of dates', `shared/src/ui/dates/**/${isProductionFile}`],
  ['@mui/x-charts', 'the charts', `shared/src/ui/**/${isProductionFile}`],
  ['react-big-calendar', 'the agenda', `mf-agenda/src/calendar/**/${isProductionFile}`],
  ['moment', "the date pickers' dates", `shared/src/ui/dates/**/${isProductionFile}`],
  ['leaflet', 'the map', `mf-public/src/therapists/map/**/${isProductionFile}`],
  ['react-leaflet', 'the map', `mf-public/src/therapists/map/**/${isProductionFile}`],
  ['webpack', 'the build', `platform/build/**/${isProductionFile}`],
  ['@module-federation/enhanced', 'the federation of the areas', `platform/build/**/${isProductionFile}`],
  ['@testing-library/react', 'the tests of screens', '{shared,shell,mf-*}/src/**/*.test.tsx'],
  ['@jest/globals', 'every test', '{shared,shell,mf-*,api,platform}/**/*.test.{ts,tsx}'],
]

/**
 * Programs that the customer's order requires: the file that runs each, and the script of package.json that uses it.
 */
const programs: [name: string, program: string, file: string, script: string][] = [
  ['jest', "'jest/bin/jest.js'", 'platform/programs/runJest.ts', 'unit'],
  ['TypeScript', "'@typescript/native/bin/tsc'", 'platform/start/tests/checkTypes.ts', 'types'],
  ['lerna', "'lerna/dist/cli.js'", 'platform/release/versions.ts', 'versions'],
]

describe("a package that the customer's order requires", () => {
  const manifests = globSync(['package.json', '{shared,shell,mf-*,api,platform}/package.json'], { cwd: root })
  const declaredPackages = new Set(
    manifests.flatMap((file) => {
      const { dependencies = {}, devDependencies = {} }: Manifest = JSON.parse(readProjectFile(file))
      return Object.keys({ ...dependencies, ...devDependencies })
    }),
  )

  it.each(importedPackages)('%s is imported by the files of %s', (name, _purpose, files) => {
    expect([...listImports(files)].map(packageOf)).toContain(name)
    expect(declaredPackages).toContain(name)
  })

  it.each(programs)('%s is run by a script', (_name, program, file, script) => {
    const { scripts = {} }: Manifest = JSON.parse(readProjectFile('package.json'))
    expect(readProjectFile(file)).toContain(program)
    expect(scripts[script]).toBeDefined()
  })

  it('jest runs every test of rules, screens, platform, API and examples', () => {
    const tests = globSync('{shared,shell,mf-*,api,platform,examples}/**/*.test.{ts,tsx}', {
      cwd: root,
      exclude: (name) => ['node_modules', 'dist'].includes(name),
    })
    const withoutJest = tests.filter((file) => !readProjectFile(file).includes("from '@jest/globals'"))
    expect(withoutJest.filter((file) => !/conforms\(/.test(readProjectFile(file)))).toEqual([])
  })
})
