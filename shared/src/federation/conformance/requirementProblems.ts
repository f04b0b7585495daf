import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { AreaDescriptor } from '../federation.ts'
import { isRecord } from '../../domain/isRecord.ts'
import { atOnce, onDemand } from '../entryPoints.ts'
import { incompatibilityOf } from '../incompatibility.ts'

/** The parts of `shared` that an area bundles, so that it runs the rules it was tested with. */
const bundledModules = /^shared\/(domain|contracts)\/|^shared\/federation(\/(guards|paths))?$/

/** Packages that hold state or render: a second copy in the page would be a second session, theme or React. */
const singletonPackages = /^(react|react-dom|react-router(-dom)?|zustand|@mui\/.*|@emotion\/.*|@tanstack\/.*)$/

/** The requirements of an area that the platform does not meet: in its `requires`, its imports, its package. */
export function requirementProblems(
  descriptor: AreaDescriptor,
  folder: string,
  provided: Readonly<Record<string, string>>,
): string[] {
  return [...platformProblems(descriptor, provided), ...importProblems(folder)]
}

/** The entries that `requires` lacks, and those the platform does not satisfy. */
export function platformProblems(descriptor: AreaDescriptor, provided: Readonly<Record<string, string>>): string[] {
  const missingNames = ['shared', 'react'].filter((name) => !(name in descriptor.requires))
  const unmet = incompatibilityOf(descriptor, provided)
  return [...missingNames.map((name) => `requires has no version range of ${name}`), ...(unmet ? [unmet] : [])]
}

function importProblems(folder: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const dependencies = isRecord(manifest) && isRecord(manifest.dependencies) ? manifest.dependencies : {}
  const own = Object.keys(dependencies).filter((name) => name !== 'shared')
  const twice = own
    .filter((name) => singletonPackages.test(name))
    .map(
      (name) =>
        `package.json depends on ${name}, which the shell provides: import it through the entry points of shared`,
    )
  const unmet = sourcesIn(join(folder, 'src')).flatMap((file) =>
    importsOf(readFileSync(file, 'utf8'))
      .filter((request) => !isMet(request, dirname(file), folder, own))
      .map(
        (request) =>
          `${relative(folder, file)} imports ${request}, which is neither an entry point of the platform nor a dependency of the area`,
      ),
  )
  return [...twice, ...unmet]
}

function isMet(request: string, from: string, folder: string, own: readonly string[]): boolean {
  if (request.startsWith('.')) return !relative(folder, join(from, request)).startsWith('..')
  return (
    atOnce.includes(request) ||
    onDemand.includes(request) ||
    bundledModules.test(request) ||
    own.includes(packageOf(request))
  )
}

/** `@scope/name/part` belongs to `@scope/name`. */
const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(folder, path).startsWith('testing'))

const statement = /^\s*(?:import|export)\s(?!\s*type\s)[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm
const effect = /^\s*import\s*['"]([^'"]+)['"]/gm
const call = /\bimport\s*\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g

/** The modules a source file imports, except types. */
const importsOf = (source: string): string[] =>
  [statement, effect, call].flatMap((pattern) => [...source.matchAll(pattern)].flatMap((match) => match[1] ?? []))
