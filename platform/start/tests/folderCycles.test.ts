import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from '../root.mjs'

/** Packages in which a folder at any depth must not import a folder that imports it. */
const packages = globSync(['shared/src', 'shell/src', 'mf-*/src', 'api/src', 'api/seed', 'platform'], { cwd: root })

const isSource = (file: string) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|\.d\.ts$|testing/.test(file)

/**
 * The two sibling folders that hold the files, below their common parent; undefined when a file
 * lies directly in the parent.
 */
function foldersOf(file: string, imported: string): { parent: string; from: string; to: string } | undefined {
  const [from, to] = [file.split('/'), imported.split('/')]
  const depth = from.findIndex((name, index) => name !== to[index])
  const [own, other] = [from.at(depth), to.at(depth)]
  if (own === undefined || other === undefined || depth >= from.length - 1 || depth >= to.length - 1) return undefined
  return { parent: from.slice(0, depth).join('/'), from: own, to: other }
}

type Imports = Map<string, { to: string; file: string }[]>

/** Paths that a file imports, types included, relative to `folder`. */
function importsOf(folder: string, file: string): string[] {
  const text = readFileSync(join(root, folder, file), 'utf8')
  return [...text.matchAll(/(?:from|import\(|import)\s*'(\.[^']+)'/g)].map(([, path = '']) =>
    posix.join(dirname(file), path),
  )
}

/** Imports between folders by parent folder, each with an example file. */
function importsBetweenFolders(folder: string): Map<string, Imports> {
  const found = new Map<string, Imports>()
  for (const file of globSync('**/*', { cwd: join(root, folder) }).filter(isSource)) {
    for (const imported of importsOf(folder, file)) {
      const folders = foldersOf(file, imported)
      if (!folders) continue
      const { parent, from, to } = folders
      const imports: Imports = found.get(parent) ?? new Map()
      imports.set(from, [...(imports.get(from) ?? []), { to, file }])
      found.set(parent, imports)
    }
  }
  return found
}

/** Folders imported by a folder, directly or indirectly. */
function reachedFrom(imports: Imports, start: string): Set<string> {
  const reached = new Set<string>()
  const visit = (folder: string) => {
    for (const { to } of imports.get(folder) ?? []) if (!reached.has(to)) visit((reached.add(to), to))
  }
  visit(start)
  return reached
}

const cyclesIn = (folder: string): string[] =>
  [...importsBetweenFolders(folder).values()].flatMap((imports) =>
    [...imports].flatMap(([from, all]) =>
      all
        .filter(({ to }) => reachedFrom(imports, to).has(from))
        .map(({ to, file }) => `${from} → ${to} (${folder}/${file})`),
    ),
  )

describe('the subfolders of a package', () => {
  it.each(packages)('import each other without a cycle in %s', (folder) => {
    expect(cyclesIn(folder)).toEqual([])
  })
})

const modules = 'api/src/modules'

/** Areas of the API's modules, lowest first: each may import the areas before it, and none after it. */
const areas = ['sessionStore', 'practice', 'patients', 'finance', 'agenda', 'files']

/**
 * Imports in an area's files, tests included, that lead to a later area or to the files that
 * compose all areas.
 */
const importsUpward = (area: string): string[] =>
  globSync(`${area}/**/*.ts`, { cwd: join(root, modules) }).flatMap((file) =>
    importsOf(modules, file)
      .filter((imported) => {
        const [to = '', ...rest] = imported.split('/')
        if (to === '..') return false
        // Tests may compose areas.
        if (rest.length === 0) return !/\.test\./.test(file)
        return areas.indexOf(to) > areas.indexOf(area)
      })
      .map((imported) => `${file} → ${imported}`),
  )

describe("an area of the API's modules", () => {
  it('is in the list of areas', () => {
    const folders = readdirSync(join(root, modules), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.map(({ name }) => name).toSorted()).toEqual(areas.toSorted())
  })

  it.each(areas)('imports no area above it: %s', (area) => {
    expect(importsUpward(area)).toEqual([])
  })
})
