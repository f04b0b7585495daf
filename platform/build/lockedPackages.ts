interface Locked {
  version?: string
  integrity?: string
  /** The folder of a workspace package. */
  resolved?: string
  link?: boolean
  dependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
}

/** The part of `package-lock.json` (version 3) that is read here. */
export interface Lock {
  packages: Readonly<Record<string, Locked>>
}

interface Need {
  /** The key in the lock of the package that depends on it. */
  from: string
  name: string
}

/**
 * The third-party packages behind these dependencies, with their own dependencies: `node_modules/react 19.3.1 sha512-…`.
 * Workspace packages are followed but not listed, since their sources are hashed; optional dependencies are left out,
 * since they differ between systems.
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
  const foreign = [...seen].filter((key) => key.includes('node_modules/'))
  return foreign.toSorted().map((key) => `${key} ${packages[key]?.version} ${packages[key]?.integrity}`)
}

/** Resolves a package as Node does: in the dependent's own node_modules, then in each parent's. */
function keyOf(packages: Lock['packages'], { from, name }: Need): string | undefined {
  const beside = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  const found = packages[beside]
  if (found) return found.link ? found.resolved : beside
  return from === ''
    ? undefined
    : keyOf(packages, { from: from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name })
}
