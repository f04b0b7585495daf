import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eagerEntryPoints, lazyEntryPoints } from 'shared/federation/entryPoints'
import { root } from './packages.ts'

const require = createRequire(import.meta.url)

const versionOf = (name: string): string => {
  const path = name === 'shared' ? join(root, 'shared/package.json') : require.resolve(`${name}/package.json`)
  const { version }: { version: string } = JSON.parse(readFileSync(path, 'utf8'))
  return version
}

const packageOf = (request: string) => request.split('/')[0] ?? request

/** A package that areas do not bundle, because they use the shell's copy. */
const federationRuntimePackage = '@module-federation/runtime'

/** Returns the versions of the packages that the shell provides; an area's `requires` is checked against them. */
export const providedVersions = (): Record<string, string> =>
  Object.fromEntries(
    [...new Set([...eagerEntryPoints, ...lazyEntryPoints].map(packageOf)), federationRuntimePackage].map((name) => [
      name,
      versionOf(name),
    ]),
  )

/**
 * Returns the requirements that the build adds to an area's `requires`: a shell without this federation runtime
 * rejects the area before fetching it.
 */
export const requirementsAddedByBuild = (): Record<string, string> => ({
  [federationRuntimePackage]: `^${versionOf(federationRuntimePackage)}`,
})

/** Returns the source file of each entry point of `shared`, by its name. */
export const entryPointFiles = (): Record<string, string> =>
  Object.fromEntries(
    [...eagerEntryPoints, ...lazyEntryPoints]
      .filter((request) => request.startsWith('shared/'))
      .map((request) => [request, fileURLToPath(import.meta.resolve(request))]),
  )

/**
 * Returns the shared modules that the shell provides, under exact names only: under the bare key 'shared', the store of
 * the sign-in would be evaluated twice, without a warning. All versions are the shell's, because areas do not bundle
 * these packages.
 */
export const sharedModulesOfShell = () =>
  Object.fromEntries(
    [...eagerEntryPoints, ...lazyEntryPoints].map((request) => [
      request,
      {
        singleton: true,
        eager: eagerEntryPoints.includes(request),
        version: versionOf(packageOf(request)),
        requiredVersion: false as const,
      },
    ]),
  )

/** Returns the shared modules that an area uses, which its build must not bundle as a fallback (`import: false`). */
export const sharedModulesOfArea = () =>
  Object.fromEntries(
    [...eagerEntryPoints, ...lazyEntryPoints].map((request) => [
      request,
      { singleton: true, import: false as const, requiredVersion: false as const },
    ]),
  )
