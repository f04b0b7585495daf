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
    const key = keyOf(packages, dependency)
    if (key === undefined || visitedKeys.has(key)) continue
    visitedKeys.add(key)
    const { dependencies, peerDependencies } = packages[key] ?? {}
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) queue.push({ from: key, name })
  }
  const thirdParty = [...visitedKeys].filter((key) => key.includes('node_modules/'))
  return thirdParty.toSorted().map((key) => `${key} ${packages[key]?.version} ${packages[key]?.integrity}`)
}

/** Resolves a package like Node: in the dependent's own node_modules, then in each parent's. */
function keyOf(packages: Lock['packages'], { from, name }: Dependency): string | undefined {
  const ownPath = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  const found = packages[ownPath]
  if (found) return found.link ? found.resolved : ownPath
  return from === ''
    ? undefined
    : keyOf(packages, { from: from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name })
}
