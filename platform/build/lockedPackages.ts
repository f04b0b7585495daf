interface Locked {
  version?: string
  integrity?: string
  /** Of a package of ours: the folder it lies in. */
  resolved?: string
  link?: boolean
  dependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
}

/** What this needs of `package-lock.json`, third version. */
export interface Lock {
  packages: Readonly<Record<string, Locked>>
}

interface Need {
  /** The place in the lock of the package that asks. */
  from: string
  name: string
}

/**
 * What is installed from elsewhere for these needs, and for the needs of those: `node_modules/react 19.3.1 sha512-…`.
 * Our own packages lead on and are not named, since their sources tell when they change; neither are optional
 * dependencies, which one system has and another has not, at the version of the package that asks.
 */
export function lockedPackages({ packages }: Lock, needs: readonly Need[]): string[] {
  const seen = new Set<string>()
  const waiting = [...needs]
  for (let need = waiting.pop(); need; need = waiting.pop()) {
    const place = placeOf(packages, need)
    if (place === undefined || seen.has(place)) continue
    seen.add(place)
    const { dependencies, peerDependencies } = packages[place] ?? {}
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) waiting.push({ from: place, name })
  }
  const foreign = [...seen].filter((place) => place.includes('node_modules/'))
  return foreign.toSorted().map((place) => `${place} ${packages[place]?.version} ${packages[place]?.integrity}`)
}

/** As Node looks for it: beside the one that asks, then a step out, and so on. */
function placeOf(packages: Lock['packages'], { from, name }: Need): string | undefined {
  const beside = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  const found = packages[beside]
  if (found) return found.link ? found.resolved : beside
  return from === ''
    ? undefined
    : placeOf(packages, { from: from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name })
}
