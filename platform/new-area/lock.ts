interface Lock {
  packages: Record<string, unknown>
}

/**
 * The lock with one workspace more, and nothing else changed: an area begins with nothing to fetch, so npm need not be
 * asked, which on one system forgets the packages of the others.
 */
export function lockWith(
  lock: string,
  manifest: { name: string; version: string; license: string; peerDependencies: object },
): string {
  const known: Lock = JSON.parse(lock)
  const { name, version, license, peerDependencies } = manifest
  const packages = {
    ...known.packages,
    [name]: { version, license, peerDependencies },
    [`node_modules/${name}`]: { resolved: name, link: true },
  }
  return `${JSON.stringify({ ...known, packages: sorted(packages) }, undefined, 2)}\n`
}

/** As npm sorts them. */
const sorted = (packages: Lock['packages']): Lock['packages'] =>
  Object.fromEntries(Object.entries(packages).toSorted(([left], [right]) => left.localeCompare(right, 'en')))
