/** The content of `mf-manifest.json`: Module Federation's plugins write it for every bundler. */
export interface FederationManifest {
  container: string
  entry: string
  /** How the entry exposes its container: `global` or `var` for a script, `module` for an ES module. */
  entryType: string
  version: string
  pluginVersion: string
  publicPath: string
  /** Scripts that load the exposed module `./remote`; undefined if no such module is exposed. */
  first: string[] | undefined
  /** Names of the shared modules that the build uses. */
  shared: string[]
}

type JsonObject = Record<string, unknown>

const objectOf = (value: unknown): JsonObject => (typeof value === 'object' && value !== null ? { ...value } : {})
const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const arrayOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/**
 * Returns the fields of a parsed `mf-manifest.json` that a release needs; undefined when the value is not such a
 * manifest.
 */
export function parseFederationManifest(value: unknown): FederationManifest | undefined {
  const { metaData, exposes, shared } = objectOf(value)
  const { globalName, remoteEntry, publicPath, pluginVersion, buildInfo } = objectOf(metaData)
  const { name, type } = objectOf(remoteEntry)
  const remote = arrayOf(exposes)
    .map(objectOf)
    .find(({ path }) => path === './remote')
  const manifest = {
    container: stringOf(globalName),
    entry: stringOf(name),
    entryType: stringOf(type),
    version: stringOf(objectOf(buildInfo)['buildVersion']),
    pluginVersion: stringOf(pluginVersion),
    publicPath: stringOf(publicPath),
    first: remote && arrayOf(objectOf(objectOf(remote['assets'])['js'])['sync']).map(stringOf),
    shared: arrayOf(shared).map((sharedModule) => stringOf(objectOf(sharedModule)['name'])),
  }
  return manifest.container && manifest.entry ? manifest : undefined
}
