import { describe, expect, it } from '@jest/globals'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '')

const { exports }: { exports: Record<string, string> } = JSON.parse(read('shared/package.json'))

/** The modules provided once at run time: every page downloads all of their exports. */
const entryPoints = Object.entries(exports).flatMap(([entryPoint, file]) =>
  /^\.\/(ui|router|session|client|lists)/.test(entryPoint)
    ? [{ entryPoint: `shared/${entryPoint.slice(2)}`, file: join('shared', file) }]
    : [],
)

/** Includes the first screen that a new area is created with. */
const sources = globSync('{shell,mf-*,shared,e2e,platform/new-area}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
}).map(read)

const exportedBy = (file: string) =>
  [...read(file).matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    namesIn(list).map((name) => name.replace(/^.* as /, '')),
  )
const importedFrom = (entryPoint: string) => {
  const imports = new RegExp(String.raw`import (?:type )?\{([^}]*)\} from '${entryPoint}'`, 'g')
  return new Set(
    sources.flatMap((source) =>
      [...source.matchAll(imports)].flatMap(([, list = '']) =>
        namesIn(list).map((name) => name.replace(/ as .*$/, '')),
      ),
    ),
  )
}

describe('an entry point of shared', () => {
  it.each(entryPoints)('$entryPoint exports only what somebody imports', ({ entryPoint, file }) => {
    const imported = importedFrom(entryPoint)
    // A module without importers may export anything: no page downloads it.
    const superfluous = imported.size === 0 ? [] : exportedBy(file).filter((name) => !imported.has(name))
    expect(superfluous).toEqual([])
  })
})
