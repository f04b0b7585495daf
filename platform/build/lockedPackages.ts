interface Locked {
  version?: string
  integrity?: string
  /** The folder of a workspace package. */
  resolved?: string
  link?: boolean
  dependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
}

/** The fields of `package-lock.json` (version 3) that are read here. */
export interface Lock {
  packages: Readonly<Record<string, Locked>>
}

interface Need {
  /** The key in the lock of the package that depends on it. */
  from: string
  name: string
}

/**
 * Third-party packages of these dependencies, with their own dependencies: `node_modules/react 19.3.1 sha512-…`.
 * Workspace packages are followed but not listed, because their sources are hashed. Optional dependencies are left
 * out, because they differ between systems.
 */
export function lockedPackages({ packages }: Lock, needs: readonly Need[]): string[] {
  const seen = new Set<string>()
  const waiting = [...needs]
  for (let need = waiting.pop(); need; need = waiting.pop()) {
    const key = keyOf(packages, need)
    if (key === undefined || seen.has(key)) continue
    seen.add(key)
    const { dependencies, peerDependencies } = packages[key] ?? {}
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) waiting.push({ from: key, name })
  }
  const thirdParty = [...seen].filter((key) => key.includes('node_modules/'))
  return thirdParty.toSorted().map((key) => `${key} ${packages[key]?.version} ${packages[key]?.integrity}`)
}

/** Resolves a package like Node: in the dependent's own node_modules, then in each parent's. */
function keyOf(packages: Lock['packages'], { from, name }: Need): string | undefined {
  const ownPath = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  const found = packages[ownPath]
  if (found) return found.link ? found.resolved : ownPath
  return from === ''
    ? undefined
    : keyOf(packages, { from: from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name })
}
