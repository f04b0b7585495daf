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
const doors = Object.entries(exports).flatMap(([door, file]) =>
  /^\.\/(ui|router|session|client|lists)/.test(door)
    ? [{ door: `shared/${door.slice(2)}`, file: join('shared', file) }]
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
const importedFrom = (door: string) => {
  const imports = new RegExp(String.raw`import (?:type )?\{([^}]*)\} from '${door}'`, 'g')
  return new Set(
    sources.flatMap((source) =>
      [...source.matchAll(imports)].flatMap(([, list = '']) =>
        namesIn(list).map((name) => name.replace(/ as .*$/, '')),
      ),
    ),
  )
}

describe('a door of shared', () => {
  it.each(doors)('$door exports only what somebody imports', ({ door, file }) => {
    const imported = importedFrom(door)
    // A module without importers may export anything: no page downloads it.
    const superfluous = imported.size === 0 ? [] : exportedBy(file).filter((name) => !imported.has(name))
    expect(superfluous).toEqual([])
  })
})
