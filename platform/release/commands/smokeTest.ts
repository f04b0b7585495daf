import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { AreaPath } from 'shared/federation'
import { isArea } from '../../build/packages.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { installedChromium } from '../../programs/chromium.ts'
import { publishedChannel } from '../channel.ts'
import { changeChannels } from '../changeChannels.ts'
import { readLiveState, readAreaManifests } from '../liveState.ts'
import type { LiveState } from '../liveState.ts'
import { buildsPath } from '../storePaths.ts'
import { stamp } from '../stamp.ts'
import { folderStore } from '../store/folderStore.ts'
import type { Store } from '../store/Store.ts'
import { renderPaths } from './renderPaths.ts'

/**
 * Opens a stored build in a real browser before it is live, one page per area. An area's build is opened in a temporary
 * copy of the site with the live shell and no other area; a shell's build is opened with every live area. Returns a
 * message about the opened pages, or that none was opened; throws when one does not render.
 */
export async function smokeTest(store: Store, name: string, build: string): Promise<string> {
  const browser = installedChromium()
  if (!browser) return `Chromium is missing: ${name} ${build} was NOT opened in a browser.`
  const folder = await mkdtemp(join(tmpdir(), 'complice-smoke-'))
  try {
    const builds = buildsToOpen(await readLiveState(store), name, build)
    for (const [builtName, id] of Object.entries(builds))
      await copyBuild(store, `${buildsPath(builtName)}/${id}`, folder)
    const updates = Object.entries(builds).map(
      ([builtName, id]) => [builtName, () => publishedChannel(undefined, id, stamp())] as const,
    )
    await changeChannels(folderStore(folder), Object.fromEntries(updates))
    const startMs = Date.now()
    const results = await renderPaths(folder, browser, await pathsToOpen(store, builds))
    if (results.length === 0)
      return `${name} ${build} was NOT opened in a browser: no area has a page that opens without data.`
    const failures = results.filter(({ problem }) => problem !== undefined)
    if (failures.length > 0) {
      const lines = failures.map(({ path, problem }) => `- ${path}: ${problem}`)
      throw new OperatorError(
        `${name} ${build} does not render in the live shell, and is not live:\n${lines.join('\n')}`,
      )
    }
    return `${name} ${build} renders ${results.map(({ path }) => path).join(', ')} in the live shell (Chromium, ${((Date.now() - startMs) / 1000).toFixed(1)} s).`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function buildsToOpen({ shell, areas }: LiveState, name: string, build: string): Record<string, string> {
  const liveAreaBuilds = Object.entries(areas).flatMap(([area, { channel, builds }]) =>
    channel.current in builds ? [[area, channel.current] as const] : [],
  )
  return isArea(name)
    ? { shell: shell?.channel.current ?? '', [name]: build }
    : { ...Object.fromEntries(liveAreaBuilds), [name]: build }
}

async function copyBuild(store: Store, path: string, folder: string): Promise<void> {
  for (const { name } of await store.list(path)) {
    const file = join(folder, path, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, (await store.read(`${path}/${name}`))?.content ?? '')
  }
}

/** Returns for each area the first path that opens without data: it has no required parameter and needs no offer. */
async function pathsToOpen(store: Store, builds: Readonly<Record<string, string>>): Promise<AreaPath[]> {
  const areas = Object.keys(builds).filter(isArea)
  const pathsByArea = areas.map(async (area) => {
    const build = builds[area] ?? ''
    const paths = (await readAreaManifests(store, area, [build]))[build]?.descriptor.paths ?? []
    const candidates = paths
      .map((path) => ({ ...path, path: withoutOptionalParams(path) }))
      .filter(({ path, offers }) => !path.includes(':') && !offers)
    return candidates.slice(0, 1)
  })
  return (await Promise.all(pathsByArea)).flat()
}

const withoutOptionalParams = ({ path }: AreaPath): AreaPath['path'] => `/${path.slice(1).replaceAll(/\/?:\w+\?/g, '')}`
