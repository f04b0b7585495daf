import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { AreaPath } from 'shared/federation'
import { isArea } from '../../build/packages.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { installedChromium } from '../../start/tests/chromium.ts'
import { published } from '../channel.ts'
import { change } from '../change.ts'
import { liveState, remotesIn } from '../liveState.ts'
import type { LiveState } from '../liveState.ts'
import { placeOf } from '../places.ts'
import { stamp } from '../stamp.ts'
import { folderStore } from '../store/folderStore.ts'
import type { Store } from '../store/Store.ts'
import { drawn } from './drawn.ts'

/**
 * The build as it lies in the store, in the live shell, in a real browser, before anybody is given it:
 * an origin of its own holds the shell and the area alone. A candidate of the shell is looked at with every live area.
 */
export async function smoke(store: Store, name: string, build: string): Promise<string> {
  const browser = installedChromium()
  if (!browser) return `No Chromium here: ${name} ${build} was NOT looked at in a browser.`
  const folder = await mkdtemp(join(tmpdir(), 'complice-smoke-'))
  try {
    const builds = withCandidate(await liveState(store), name, build)
    for (const [each, id] of Object.entries(builds)) await copyBuild(store, `${placeOf(each)}/${id}`, folder)
    const steps = Object.entries(builds).map(([each, id]) => [each, () => published(undefined, id, stamp())] as const)
    await change(folderStore(folder), Object.fromEntries(steps))
    const since = Date.now()
    const looked = await drawn(folder, browser, await looksAt(store, builds))
    if (looked.length === 0) return `There is no area yet to look at ${name} ${build} with.`
    const failed = looked.filter(({ problem }) => problem !== undefined)
    if (failed.length > 0) {
      const lines = failed.map(({ path, problem }) => `- ${path}: ${problem}`)
      throw new OperatorError(
        `${name} ${build} does not stand in the live shell, and is not live:\n${lines.join('\n')}`,
      )
    }
    return `${name} ${build} draws ${looked.map(({ path }) => path).join(', ')} in the live shell (Chromium, ${((Date.now() - since) / 1000).toFixed(1)} s).`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function withCandidate({ shell, areas }: LiveState, name: string, build: string): Record<string, string> {
  const live = Object.entries(areas).flatMap(([area, { channel, builds }]) =>
    channel.current in builds ? [[area, channel.current] as const] : [],
  )
  return isArea(name)
    ? { shell: shell?.channel.current ?? '', [name]: build }
    : { ...Object.fromEntries(live), [name]: build }
}

async function copyBuild(store: Store, path: string, folder: string): Promise<void> {
  for (const { name } of await store.list(path)) {
    const file = join(folder, path, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, (await store.read(`${path}/${name}`))?.content ?? '')
  }
}

/** The first address of each area that needs no one's data. */
async function looksAt(store: Store, builds: Readonly<Record<string, string>>): Promise<AreaPath[]> {
  const areas = Object.keys(builds).filter(isArea)
  const found = areas.map(async (area) => {
    const build = builds[area] ?? ''
    const paths = (await remotesIn(store, area, [build]))[build]?.descriptor.paths ?? []
    const open = paths
      .map((path) => ({ ...path, path: addressOf(path) }))
      .filter(({ path, offers }) => !path.includes(':') && !offers)
    return open.slice(0, 1)
  })
  return (await Promise.all(found)).flat()
}

const addressOf = ({ path }: AreaPath): AreaPath['path'] => `/${path.slice(1).replaceAll(/\/?:\w+\?/g, '')}`
