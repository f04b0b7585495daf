interface Lock {
  packages: Record<string, unknown>
}

/**
 * Returns the content of package-lock.json with a new workspace, without running npm, which would drop the optional
 * packages of other operating systems. A new area has no third-party dependencies.
 */
export function addWorkspaceToLock(
  lock: string,
  manifest: { name: string; version: string; license: string; peerDependencies: object },
): string {
  const currentLock: Lock = JSON.parse(lock)
  const { name, version, license, peerDependencies } = manifest
  const packages = {
    ...currentLock.packages,
    [name]: { version, license, peerDependencies },
    [`node_modules/${name}`]: { resolved: name, link: true },
  }
  return `${JSON.stringify({ ...currentLock, packages: sortPackages(packages) }, undefined, 2)}\n`
}

/** Sorts packages as npm does. */
const sortPackages = (packages: Lock['packages']): Lock['packages'] =>
  Object.fromEntries(Object.entries(packages).toSorted(([left], [right]) => left.localeCompare(right, 'en')))
