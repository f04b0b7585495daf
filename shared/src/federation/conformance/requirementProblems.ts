import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { AreaDescriptor } from '../federation.ts'
import { isRecord } from '../../domain/isRecord.ts'
import { eagerEntryPoints, lazyEntryPoints } from '../entryPoints.ts'
import { incompatibilityOf } from '../incompatibility.ts'

/** The modules of `shared` that an area bundles, so that it runs the rules with which it was tested. */
const bundledModulePattern = /^shared\/(domain|contracts|design)\/|^shared\/federation(\/(guards|paths))?$/

/** Packages that must exist once in a page, because a second copy would have its own session, theme or React. */
const singletonPackagePattern = /^(react|react-dom|react-router(-dom)?|zustand|@mui\/.*|@emotion\/.*|@tanstack\/.*)$/

/** Returns the requirements of an area, in its `requires`, imports and package.json, that the platform does not meet. */
export function requirementProblems(
  descriptor: AreaDescriptor,
  folder: string,
  providedVersions: Readonly<Record<string, string>>,
): string[] {
  return [...platformProblems(descriptor, providedVersions), ...importProblems(folder)]
}

/** Returns the entries that `requires` lacks, and the first reason why the platform cannot run the area. */
export function platformProblems(
  descriptor: AreaDescriptor,
  providedVersions: Readonly<Record<string, string>>,
): string[] {
  const missingNames = ['shared', 'react'].filter((name) => !(name in descriptor.requires))
  const incompatibility = incompatibilityOf(descriptor, providedVersions)
  return [
    ...missingNames.map((name) => `requires has no version range of ${name}`),
    ...(incompatibility ? [incompatibility] : []),
  ]
}

function importProblems(folder: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const dependencies = isRecord(manifest) && isRecord(manifest.dependencies) ? manifest.dependencies : {}
  const dependencyNames = Object.keys(dependencies).filter((name) => name !== 'shared')
  const singletonProblems = dependencyNames
    .filter((name) => singletonPackagePattern.test(name))
    .map(
      (name) =>
        `package.json depends on ${name}, which the shell provides: import it through the entry points of shared`,
    )
  const importProblemsOfSources = sourcesIn(join(folder, 'src')).flatMap((file) =>
    importsOf(readFileSync(file, 'utf8'))
      .filter((specifier) => !isImportAllowed(specifier, dirname(file), folder, dependencyNames))
      .map(
        (specifier) =>
          `${relative(folder, file)} imports ${specifier}, which is neither an entry point of the platform nor a dependency of the area`,
      ),
  )
  return [...singletonProblems, ...importProblemsOfSources]
}

function isImportAllowed(
  specifier: string,
  importingFolder: string,
  folder: string,
  dependencyNames: readonly string[],
): boolean {
  if (specifier.startsWith('.')) return !relative(folder, join(importingFolder, specifier)).startsWith('..')
  return (
    eagerEntryPoints.includes(specifier) ||
    lazyEntryPoints.includes(specifier) ||
    bundledModulePattern.test(specifier) ||
    dependencyNames.includes(packageOf(specifier))
  )
}

/** Returns the package of an imported path: `@scope/name` for `@scope/name/part`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|kit|d)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(folder, path).startsWith('testing'))

const staticImportPattern = /^\s*(?:import|export)\s(?!\s*type\s)[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm
const sideEffectImportPattern = /^\s*import\s*['"]([^'"]+)['"]/gm
const dynamicImportPattern = /\bimport\s*\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g

/** Returns the modules that a source file imports, except type imports. */
const importsOf = (source: string): string[] =>
  [staticImportPattern, sideEffectImportPattern, dynamicImportPattern].flatMap((pattern) =>
    [...source.matchAll(pattern)].flatMap((match) => match[1] ?? []),
  )
