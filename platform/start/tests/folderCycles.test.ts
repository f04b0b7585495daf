import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from '../root.mjs'

/** Packages in which a folder at any depth must not import a folder that imports it. */
const packages = globSync(['shared/src', 'shell/src', 'mf-*/src', 'api/src', 'api/seed', 'platform'], { cwd: root })

const isSource = (file: string) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|\.d\.ts$|testing/.test(file)

/**
 * Returns the two sibling folders that contain the files, and the siblings' common parent; undefined when a file lies
 * directly in the parent.
 */
function foldersOf(file: string, importedFile: string): { parent: string; from: string; to: string } | undefined {
  const [from, to] = [file.split('/'), importedFile.split('/')]
  const depth = from.findIndex((name, index) => name !== to[index])
  const [fromFolder, toFolder] = [from.at(depth), to.at(depth)]
  if (fromFolder === undefined || toFolder === undefined || depth >= from.length - 1 || depth >= to.length - 1)
    return undefined
  return { parent: from.slice(0, depth).join('/'), from: fromFolder, to: toFolder }
}

type Imports = Map<string, { to: string; file: string }[]>

/** Returns the paths that a file imports, including types, relative to `folder`. */
function importsOf(folder: string, file: string): string[] {
  const text = readFileSync(join(root, folder, file), 'utf8')
  return [...text.matchAll(/(?:from|import\(|import)\s*'(\.[^']+)'/g)].map(([, path = '']) =>
    posix.join(dirname(file), path),
  )
}

/** Returns the imports between sibling folders by parent folder, each with an example file. */
function importsBetweenFolders(folder: string): Map<string, Imports> {
  const importsByParent = new Map<string, Imports>()
  for (const file of globSync('**/*', { cwd: join(root, folder) }).filter(isSource)) {
    for (const imported of importsOf(folder, file)) {
      const folders = foldersOf(file, imported)
      if (!folders) continue
      const { parent, from, to } = folders
      const imports: Imports = importsByParent.get(parent) ?? new Map()
      imports.set(from, [...(imports.get(from) ?? []), { to, file }])
      importsByParent.set(parent, imports)
    }
  }
  return importsByParent
}

/** Returns the folders that a folder imports, directly or indirectly. */
function listReachableFolders(imports: Imports, start: string): Set<string> {
  const reached = new Set<string>()
  const visit = (folder: string) => {
    for (const { to } of imports.get(folder) ?? []) if (!reached.has(to)) visit((reached.add(to), to))
  }
  visit(start)
  return reached
}

const findCycles = (folder: string): string[] =>
  [...importsBetweenFolders(folder).values()].flatMap((imports) =>
    [...imports].flatMap(([from, importsFromFolder]) =>
      importsFromFolder
        .filter(({ to }) => listReachableFolders(imports, to).has(from))
        .map(({ to, file }) => `${from} → ${to} (${folder}/${file})`),
    ),
  )

describe('the subfolders of a package', () => {
  it.each(packages)('import each other without a cycle in %s', (folder) => {
    expect(findCycles(folder)).toEqual([])
  })
})

const modules = 'api/src/modules'

/** Folders of the API's modules, the lowest first: each may import the folders before it, but none after it. */
const moduleFolders = ['sessionStore', 'practice', 'patients', 'finance', 'agenda', 'files']

/**
 * Returns the imports in a folder's files, including tests, that lead to a later folder or to the files that compose
 * all folders.
 */
const listImportsOfLaterFolders = (moduleFolder: string): string[] =>
  globSync(`${moduleFolder}/**/*.ts`, { cwd: join(root, modules) }).flatMap((file) =>
    importsOf(modules, file)
      .filter((imported) => {
        const [to = '', ...rest] = imported.split('/')
        if (to === '..') return false
        // Allows tests to import files that compose all folders.
        if (rest.length === 0) return !/\.test\./.test(file)
        return moduleFolders.indexOf(to) > moduleFolders.indexOf(moduleFolder)
      })
      .map((imported) => `${file} → ${imported}`),
  )

describe("a folder of the API's modules", () => {
  it('is in the list of folders', () => {
    const folders = readdirSync(join(root, modules), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.map(({ name }) => name).toSorted()).toEqual(moduleFolders.toSorted())
  })

  it.each(moduleFolders)('imports no folder after it: %s', (moduleFolder) => {
    expect(listImportsOfLaterFolders(moduleFolder)).toEqual([])
  })
})
