import { lockedPackages } from '../build/lockedPackages.ts'
import type { Lock } from '../build/lockedPackages.ts'
import { licenceFiles } from './allowedLicences.ts'

export type ProductionPackage = { name: string; versions: string[]; licence: string }

type LicencedPackage = Lock['packages'][string] & {
  license?: string
  os?: readonly string[]
  cpu?: readonly string[]
  optionalDependencies?: Readonly<Record<string, string>>
}

/** The fields of package-lock.json that the list of licences needs. npm stores each licence next to the version. */
export type LicencedLock = { packages: Readonly<Record<string, LicencedPackage>> }

/** Workspaces whose dependencies reach a server or a browser. */
const shippedWorkspaces = /^(?:api|shared|shell|mf-[a-z0-9-]+)$/

/**
 * Packages whose runtime the build writes into the pages; the packages that these need only during the build are not
 * shipped.
 */
const runtimePackages =
  /^node_modules\/(?:webpack|css-loader|mini-css-extract-plugin|@module-federation\/(?:error-codes|runtime|runtime-core|runtime-tools|sdk|webpack-bundler-runtime))$/

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * Returns every third-party package that production ships, sorted by name, with one entry per licence of its versions.
 */
export function listProductionPackages({ packages }: LicencedLock): ProductionPackage[] {
  const paths = Object.keys(packages)
  const directDependencies = paths
    .filter((path) => shippedWorkspaces.test(path))
    .flatMap((from) => namesIn(packages[from], 'dependencies', 'peerDependencies').map((name) => ({ from, name })))
  const requiredPaths = pathsOf(lockedPackages({ packages }, directDependencies))
  const optionalDependencies = requiredPaths.flatMap((from) =>
    namesIn(packages[from], 'optionalDependencies')
      .filter((name) => !isForOneMachine(packages[`node_modules/${name}`]))
      .map((name) => ({ from, name })),
  )
  const shippedPaths = pathsOf(lockedPackages({ packages }, [...directDependencies, ...optionalDependencies]))
  return entriesOf(packages, [...new Set([...shippedPaths, ...paths.filter((path) => runtimePackages.test(path))])])
}

const namesIn = (
  entry: LicencedPackage | undefined,
  ...kinds: ('dependencies' | 'peerDependencies' | 'optionalDependencies')[]
): string[] => kinds.flatMap((kind) => Object.keys(entry?.[kind] ?? {}))

/**
 * Returns whether the entry is a package's build for one kind of machine. npm installs one of these builds, under the
 * licence of the package.
 */
const isForOneMachine = (entry: LicencedPackage | undefined): boolean => Boolean(entry?.os ?? entry?.cpu)

const pathsOf = (lockLines: readonly string[]): string[] => lockLines.map((line) => line.split(' ', 1).join(''))

function entriesOf(packages: LicencedLock['packages'], paths: readonly string[]): ProductionPackage[] {
  const packagesByKey = new Map<string, ProductionPackage>()
  // Leaves out packages that contain only types, which are not shipped.
  for (const path of paths.filter((candidate) => !nameOf(candidate).startsWith('@types/'))) {
    const name = nameOf(path)
    const { version = '', license = 'none' } = packages[path] ?? {}
    const licence = licenceFiles[name] ?? license
    const knownVersions = packagesByKey.get(`${name} ${licence}`)?.versions ?? []
    packagesByKey.set(`${name} ${licence}`, {
      name,
      versions: [...new Set([...knownVersions, version])].toSorted(),
      licence,
    })
  }
  return [...packagesByKey.values()].toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
}
