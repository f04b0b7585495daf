/** What `mf-manifest.json` says of a build: Module Federation's plugins write it for every bundler. */
export interface FederationManifest {
  container: string
  entry: string
  /** How the entry gives its container: `global` or `var` for a script, `module` for an ES module. */
  entryType: string
  version: string
  pluginVersion: string
  publicPath: string
  /** The scripts of the exposed `./remote`; undefined when there is no such module. */
  first: string[] | undefined
  /** The shared modules it uses. */
  shared: string[]
}

type Bag = Record<string, unknown>

const bagIn = (value: unknown): Bag => (typeof value === 'object' && value !== null ? { ...value } : {})
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The parts of a parsed `mf-manifest.json` that a release needs; undefined when it is not one. */
export function federationManifestIn(value: unknown): FederationManifest | undefined {
  const { metaData, exposes, shared } = bagIn(value)
  const { globalName, remoteEntry, publicPath, pluginVersion, buildInfo } = bagIn(metaData)
  const { name, type } = bagIn(remoteEntry)
  const remote = listIn(exposes)
    .map(bagIn)
    .find(({ path }) => path === './remote')
  const manifest = {
    container: textIn(globalName),
    entry: textIn(name),
    entryType: textIn(type),
    version: textIn(bagIn(buildInfo)['buildVersion']),
    pluginVersion: textIn(pluginVersion),
    publicPath: textIn(publicPath),
    first: remote && listIn(bagIn(bagIn(remote['assets'])['js'])['sync']).map(textIn),
    shared: listIn(shared).map((each) => textIn(bagIn(each)['name'])),
  }
  return manifest.container && manifest.entry ? manifest : undefined
}
