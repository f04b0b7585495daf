import type { Registry } from 'shared/federation'
import { isRegistry } from 'shared/federation/guards'
import type { ShellBuild } from '../../build/buildOne.ts'
import { isArea } from '../../build/packages.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { readLiveState, parseJson, readAreaManifests } from '../liveState.ts'
import type { LiveState } from '../liveState.ts'
import { pagesOf } from './pages.ts'
import type { Manifests } from './pages.ts'
import { compressPointer, writePointer } from '../store/writePointer.ts'
import { registeredAreas } from './registeredAreas.ts'
import { withReleaseLock } from '../store/releaseLock.ts'
import type { AssertHeld } from '../store/releaseLock.ts'
import { folderStore } from '../store/folderStore.ts'
import { noFileTag } from '../store/Store.ts'
import type { Store } from '../store/Store.ts'

export interface ComposeResult {
  registry: Registry
  /** One message for each reason why an area was left unchanged. */
  problems: string[]
}

/** Writes the files that browsers read, made from the channels: `/registry.json` and the pages of each area. */
export async function compose(storeOrFolder: Store | string): Promise<Registry> {
  const store = typeof storeOrFolder === 'string' ? folderStore(storeOrFolder) : storeOrFolder
  const { registry } = await withReleaseLock(store, async (assertHeld) =>
    composeFrom(store, await readLiveState(store), assertHeld),
  )
  return registry
}

/** Writes the registry and the pages from a live state that is already read; requires the release lock. */
export async function composeFrom(store: Store, state: LiveState, assertHeld: AssertHeld): Promise<ComposeResult> {
  const [shellBuild, shellManifest] = requireLiveShell(state, store)
  const storedRegistry = await store.read('registry.json')
  const content = storedRegistry && parseJson(storedRegistry.content)
  const previousRegistry = isRegistry(content) ? content : undefined
  const { areas, problems } = registeredAreas(state, previousRegistry)
  const registry = nextRegistry(previousRegistry, { shell: shellBuild, areas })
  await writePointer(store, 'registry.json', Buffer.from(JSON.stringify(registry)), assertHeld, {
    replacing: storedRegistry?.tag ?? noFileTag,
  })
  await writePages(store, shellManifest, registry, await currentManifests(store, state, registry), assertHeld)
  return { registry, problems }
}

/** Returns the id and the manifest of the shell's live build; throws when there is none. */
export function requireLiveShell({ shell, unreadable }: LiveState, { location }: Store): [build: string, ShellBuild] {
  const liveBuild = shell?.builds[shell.channel.current]
  if (!shell || !liveBuild)
    throw new OperatorError(
      unreadable['shell'] ?? `There is no build of the shell in ${location} to compose with: publish the shell first.`,
    )
  return [shell.channel.current, liveBuild]
}

/**
 * Raises the serial by one on a change. Without a stored registry the serial starts at the current time in
 * milliseconds, so that it is higher than that of a lost registry.
 */
function nextRegistry(
  previousRegistry: Registry | undefined,
  { shell, areas }: { shell: string; areas: Registry['areas'] },
): Registry {
  if (!previousRegistry) return { schema: 1, serial: Date.now(), shell, areas }
  const isUnchanged =
    previousRegistry.shell === shell && JSON.stringify(previousRegistry.areas) === JSON.stringify(areas)
  return { schema: 1, serial: previousRegistry.serial + (isUnchanged ? 0 : 1), shell, areas }
}

async function writePages(
  store: Store,
  shell: ShellBuild,
  registry: Registry,
  manifests: Manifests,
  assertHeld: AssertHeld,
): Promise<void> {
  const pages = pagesOf(shell, registry, manifests)
  // An area's page is written at each of its paths, but compressed once.
  const compressedPages = new Map(
    [...new Set(pages.values())].map((html) => [html, compressPointer(Buffer.from(html))]),
  )
  await Promise.all(
    [...pages].map(([path, html]) =>
      writePointer(store, path, Buffer.from(html), assertHeld, { precompressed: compressedPages.get(html) }),
    ),
  )
  await removeStalePages(store, pages)
}

/** Removes the pages of paths that no area claims any more, because they contain an old registry. */
async function removeStalePages(store: Store, pages: ReadonlyMap<string, string>): Promise<void> {
  const storedPaths = (await store.list('pages')).map(({ name }) => `pages/${name}`)
  await Promise.all(
    storedPaths.filter((path) => !pages.has(path.replace(/\.(br|gz)$/, ''))).map((path) => store.remove(path)),
  )
}

/**
 * Returns the manifest of each area's current build. A manifest lists all files; the registry lists
 * only scripts and style sheets.
 */
async function currentManifests(store: Store, state: LiveState, { areas }: Registry): Promise<Manifests> {
  const manifests = Object.keys(areas)
    .filter(isArea)
    .map(async (name) => {
      const current = areas[name]?.current ?? ''
      // The current build of an area that was left unchanged may differ from its channel's.
      const remote = state.areas[name]?.builds[current] ?? (await readAreaManifests(store, name, [current]))[current]
      return [name, remote] as const
    })
  return Object.fromEntries(await Promise.all(manifests))
}
