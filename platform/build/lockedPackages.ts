interface LockedPackage {
  version?: string
  integrity?: string
  /** The folder of a workspace package. */
  resolved?: string
  link?: boolean
  dependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
}

/** The fields of `package-lock.json` (version 3) that builds depend on. */
export interface Lock {
  packages: Readonly<Record<string, LockedPackage>>
}

interface Dependency {
  /** The lock's key of the package that has the dependency. */
  from: string
  name: string
}

/**
 * Lists the third-party packages of these dependencies, recursively, as `node_modules/react 19.3.1 sha512-…`. Workspace
 * packages are followed but not listed, because their sources are hashed. Optional dependencies are omitted, because
 * they differ between systems.
 */
export function lockedPackages({ packages }: Lock, directDependencies: readonly Dependency[]): string[] {
  const visitedKeys = new Set<string>()
  const queue = [...directDependencies]
  for (let dependency = queue.pop(); dependency; dependency = queue.pop()) {
    const key = resolveKey(packages, dependency)
    if (key === undefined || visitedKeys.has(key)) continue
    visitedKeys.add(key)
    const { dependencies, peerDependencies } = packages[key] ?? {}
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) queue.push({ from: key, name })
  }
  const thirdPartyKeys = [...visitedKeys].filter((key) => key.includes('node_modules/'))
  return thirdPartyKeys.toSorted().map((key) => `${key} ${packages[key]?.version} ${packages[key]?.integrity}`)
}

/**
 * Resolves a package as Node does: in the dependent's own node_modules, then in the node_modules of each parent.
 * Returns its key in the lock.
 */
function resolveKey(packages: Lock['packages'], { from, name }: Dependency): string | undefined {
  const ownPath = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  const foundPackage = packages[ownPath]
  if (foundPackage) return foundPackage.link ? foundPackage.resolved : ownPath
  return from === ''
    ? undefined
    : resolveKey(packages, { from: from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name })
}
