import type { Registry } from 'shared/federation'
import { isRegistry } from 'shared/federation/guards'
import type { ShellBuild } from '../build/buildOne.ts'
import { compressed } from '../build/files.ts'
import { isArea } from '../build/packages.ts'
import { OperatorError } from '../postgres/OperatorError.ts'
import { liveState, parsed, remotesIn } from './liveState.ts'
import type { LiveState } from './liveState.ts'
import { pagesOf } from './pages.ts'
import { writePointer } from './pointers.ts'
import { registered } from './registered.ts'
import { exclusively } from './store/exclusively.ts'
import type { Held } from './store/exclusively.ts'
import { folderStore } from './store/folderStore.ts'
import { absent } from './store/Store.ts'
import type { Store } from './store/Store.ts'

export interface Composed {
  registry: Registry
  /** What was left as it was, and why. */
  problems: string[]
}

/** From the channels to what browsers read, whoever wrote them: `/registry.json` and one page per area. */
export async function compose(where: Store | string): Promise<Registry> {
  const store = typeof where === 'string' ? folderStore(where) : where
  const { registry } = await exclusively(store, async (held) => composeFrom(store, await liveState(store), held))
  return registry
}

export async function composeFrom(store: Store, state: LiveState, held: Held): Promise<Composed> {
  const [current, shell] = liveShell(state, store)
  const found = await store.read('registry.json')
  const content = found && parsed(found.content)
  const former = isRegistry(content) ? content : undefined
  const { areas, problems } = registered(state, former)
  const registry = following(former, { shell: current, areas })
  await writePointer(store, 'registry.json', Buffer.from(JSON.stringify(registry)), held, {
    over: found?.tag ?? absent,
  })
  await putPages(store, shell, registry, await doorsOf(store, state, registry), held)
  return { registry, problems }
}

/** The build everything else lives in; without one there is nothing to compose. */
export function liveShell({ shell, unreadable }: LiveState, { place }: Store): [build: string, ShellBuild] {
  const live = shell?.builds[shell.channel.current]
  if (!shell || !live)
    throw new OperatorError(
      unreadable['shell'] ?? `There is no build of the shell in ${place} to compose with: publish the shell first.`,
    )
  return [shell.channel.current, live]
}

/** Begins at the clock's milliseconds: a registry that was lost is never followed by an older one. */
function following(
  former: Registry | undefined,
  { shell, areas }: { shell: string; areas: Registry['areas'] },
): Registry {
  if (!former) return { schema: 1, serial: Date.now(), shell, areas }
  const same = former.shell === shell && JSON.stringify(former.areas) === JSON.stringify(areas)
  return { schema: 1, serial: former.serial + (same ? 0 : 1), shell, areas }
}

async function putPages(
  store: Store,
  shell: ShellBuild,
  registry: Registry,
  doors: Record<string, string[]>,
  held: Held,
): Promise<void> {
  const pages = pagesOf(shell, registry, doors)
  // The page of an area stands at each of its places.
  const packed = new Map([...new Set(pages.values())].map((html) => [html, compressed(Buffer.from(html))]))
  await Promise.all(
    [...pages].map(([path, html]) => writePointer(store, path, Buffer.from(html), held, { packed: packed.get(html) })),
  )
  await removeOthers(store, pages)
}

/** A page of an address that no area claims any more would bring a registry of the past. */
async function removeOthers(store: Store, pages: ReadonlyMap<string, string>): Promise<void> {
  const there = (await store.list('pages')).map(({ name }) => `pages/${name}`)
  await Promise.all(
    there.filter((path) => !pages.has(path.replace(/\.(br|gz)$/, ''))).map((path) => store.remove(path)),
  )
}

async function doorsOf(store: Store, state: LiveState, { areas }: Registry): Promise<Record<string, string[]>> {
  const doors = Object.keys(areas)
    .filter(isArea)
    .map(async (name) => {
      const current = areas[name]?.current ?? ''
      // An area that was left as it was before has a build its channel does not name.
      const remote = state.areas[name]?.builds[current] ?? (await remotesIn(store, name, [current]))[current]
      return [name, remote?.doors ?? []] as const
    })
  return Object.fromEntries(await Promise.all(doors))
}
