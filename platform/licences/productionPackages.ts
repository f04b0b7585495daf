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

/** The fields of package-lock.json that the list of licences needs: npm stores the licence next to the version. */
export type LicencedLock = { packages: Readonly<Record<string, LicencedPackage>> }

/** Workspaces whose dependencies reach a server or a browser. */
const shipped = /^(?:api|shared|shell|mf-[a-z0-9-]+)$/

/**
 * Packages whose runtime the build writes into the pages; the packages they need for the build itself are not
 * shipped.
 */
const writtenIntoPages =
  /^node_modules\/(?:webpack|css-loader|mini-css-extract-plugin|@module-federation\/(?:error-codes|runtime|runtime-core|runtime-tools|sdk|webpack-bundler-runtime))$/

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Every third-party package that production ships, sorted by name, one entry per licence of its versions. */
export function productionPackages({ packages }: LicencedLock): ProductionPackage[] {
  const paths = Object.keys(packages)
  const directDependencies = paths
    .filter((path) => shipped.test(path))
    .flatMap((from) => namesIn(packages[from], 'dependencies', 'peerDependencies').map((name) => ({ from, name })))
  const withoutOptional = pathsOf(lockedPackages({ packages }, directDependencies))
  const optional = withoutOptional.flatMap((from) =>
    namesIn(packages[from], 'optionalDependencies')
      .filter((name) => !isForOneMachine(packages[`node_modules/${name}`]))
      .map((name) => ({ from, name })),
  )
  const shippedPaths = pathsOf(lockedPackages({ packages }, [...directDependencies, ...optional]))
  return entriesOf(packages, [...new Set([...shippedPaths, ...paths.filter((path) => writtenIntoPages.test(path))])])
}

const namesIn = (
  entry: LicencedPackage | undefined,
  ...kinds: ('dependencies' | 'peerDependencies' | 'optionalDependencies')[]
): string[] => kinds.flatMap((kind) => Object.keys(entry?.[kind] ?? {}))

/** Builds of a package for one kind of machine: npm installs one of them, under the licence of the package. */
const isForOneMachine = (entry: LicencedPackage | undefined): boolean => Boolean(entry?.os ?? entry?.cpu)

const pathsOf = (locked: readonly string[]): string[] => locked.map((line) => line.split(' ', 1).join(''))

function entriesOf(packages: LicencedLock['packages'], paths: readonly string[]): ProductionPackage[] {
  const lines = new Map<string, ProductionPackage>()
  // Packages that contain only types are not shipped.
  for (const path of paths.filter((one) => !nameOf(one).startsWith('@types/'))) {
    const name = nameOf(path)
    const { version = '', license = 'none' } = packages[path] ?? {}
    const licence = licenceFiles[name] ?? license
    const knownVersions = lines.get(`${name} ${licence}`)?.versions ?? []
    lines.set(`${name} ${licence}`, { name, versions: [...new Set([...knownVersions, version])].toSorted(), licence })
  }
  return [...lines.values()].toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
}
