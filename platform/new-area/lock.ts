interface Lock {
  packages: Record<string, unknown>
}

/**
 * Adds a workspace to the content of package-lock.json without running npm, which would drop the optional packages of
 * other operating systems. A new area has no third-party dependencies.
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
