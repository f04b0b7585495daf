import type { Federation } from '@module-federation/runtime'
import type { AreaBuild, Registry } from 'shared/federation'
import { knownRegistry, onRegistry } from '../registry.ts'

type Snapshot = Federation['moduleInfo']

const shellName = 'complice_shell'
const noTypes = { remoteTypes: '', remoteTypesZip: '' }

/**
 * The shell and the current build of each area, with their files, in the format of Module Federation's browser
 * extension.
 */
function createDevtoolsSnapshot({ shell = '', areas }: Registry): Snapshot {
  const currentBuilds = Object.entries(areas).flatMap(([name, area]) => {
    const build = area.builds[area.current]
    return build ? [{ name, version: area.current, build }] : []
  })
  return {
    [shellName]: {
      ...noTypes,
      version: shell,
      buildVersion: shell,
      globalName: shellName,
      publicPath: new URL('/', location.href).href,
      remoteEntry: '',
      remoteEntryType: 'global',
      consumerList: [],
      remotesInfo: Object.fromEntries(currentBuilds.map(({ name, version }) => [name, { matchedVersion: version }])),
      modules: [],
      shared: [],
    },
    ...Object.fromEntries(
      currentBuilds.map(({ name, version, build }) => [`${name}:${version}`, snapshotOfArea(version, build)]),
    ),
  }
}

function snapshotOfArea(version: string, { base, entry, container, first, files }: AreaBuild): Snapshot[string] {
  const filesWith = (ending: string) => {
    const matchingFiles = Object.keys(files).filter((file) => file.endsWith(ending) && file !== entry)
    return {
      sync: matchingFiles.filter((file) => first.includes(file)),
      async: matchingFiles.filter((file) => !first.includes(file)),
    }
  }
  return {
    ...noTypes,
    version,
    buildVersion: version,
    globalName: container,
    publicPath: new URL(base, location.href).href,
    remoteEntry: entry,
    remoteEntryType: 'global',
    consumerList: [shellName],
    remotesInfo: {},
    modules: [
      { moduleName: 'remote', modulePath: './remote', assets: { js: filesWith('.js'), css: filesWith('.css') } },
    ],
    shared: [],
  }
}

function publish(): void {
  const registry = knownRegistry()
  const federation: unknown = Reflect.get(globalThis, '__FEDERATION__')
  if (registry && typeof federation === 'object' && federation !== null)
    Reflect.set(federation, 'moduleInfo', createDevtoolsSnapshot(registry))
}

/**
 * Fills `__FEDERATION__.moduleInfo` from the registry, now and after each change. The runtime could only fill it from
 * manifests, which this registry replaces.
 */
export function publishSnapshot(): void {
  publish()
  onRegistry(publish)
}
