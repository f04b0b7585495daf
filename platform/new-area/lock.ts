interface Lock {
  packages: Record<string, unknown>
}

/**
 * The lock with one workspace more, and nothing else changed. An area begins without dependencies, so npm need not run:
 * on one operating system it drops the optional packages of the others.
 */
export function lockWith(
  lock: string,
  manifest: { name: string; version: string; license: string; peerDependencies: object },
): string {
  const current: Lock = JSON.parse(lock)
  const { name, version, license, peerDependencies } = manifest
  const packages = {
    ...current.packages,
    [name]: { version, license, peerDependencies },
    [`node_modules/${name}`]: { resolved: name, link: true },
  }
  return `${JSON.stringify({ ...current, packages: sorted(packages) }, undefined, 2)}\n`
}

/** Sorts packages like npm. */
const sorted = (packages: Lock['packages']): Lock['packages'] =>
  Object.fromEntries(Object.entries(packages).toSorted(([left], [right]) => left.localeCompare(right, 'en')))
