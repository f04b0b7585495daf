import type { EmbedBuild } from '../build/embed.ts'
import { frameHtml } from '../build/frameHtml.ts'
import { isRecord } from 'shared/domain/isRecord'
import { OperatorError } from '../postgres/OperatorError.ts'
import { ageOfFilesMs, monthMs } from './retention.ts'
import type { Retention } from './retention.ts'
import { buildsPath } from './storePaths.ts'
import { parseJson } from './liveState.ts'
import { writePointer } from './store/writePointer.ts'
import { withReleaseLock } from './store/releaseLock.ts'
import type { Store } from './store/Store.ts'

const embedPath = buildsPath('embed')
/**
 * Number of the newest unused builds that are kept whatever their age, because open pages of partners may still load
 * them.
 */
const minKeptBuilds = 5

const isEmbedBuild = (value: unknown): value is EmbedBuild =>
  isRecord(value) &&
  [value.folder, value.element, value.iframe, value.frame].every((name) => typeof name === 'string') &&
  isRecord(value.files) &&
  Object.values(value.files).every((hash) => typeof hash === 'string')

/**
 * Makes a build of the embed live: writes the files at stable URLs, next to the builds: the page for iframes, the
 * script that partners paste, and the manifest that this script reads. Then deletes unused builds.
 */
export const putEmbedLive = (store: Store, build: string, retention: Retention = 'month'): Promise<void> =>
  withReleaseLock(store, async (assertHeld) => {
    const [manifest, loader] = await Promise.all(
      ['latest.json', 'embed.js'].map((name) => store.read(`${embedPath}/${build}/${name}`)),
    )
    if (!manifest || !loader) throw new OperatorError(`The embed's build ${build} is not in ${store.location}.`)
    const latest = parseJson(manifest.content)
    if (!isEmbedBuild(latest)) throw new OperatorError(`The embed's build ${build} has no readable latest.json.`)
    await writePointer(store, `${embedPath}/frame.html`, Buffer.from(frameHtml(latest)), assertHeld)
    await writePointer(store, `${embedPath}/embed.js`, loader.content, assertHeld)
    await writePointer(store, `${embedPath}/latest.json`, manifest.content, assertHeld)
    for (const name of await unusedBuilds(store, build, retention)) {
      assertHeld()
      await store.removeFolder(`${embedPath}/${name}`)
    }
  })

/**
 * Returns the unused builds that may be deleted. The embed has no channel with dates: a build counts as unused since
 * the next build was written.
 */
async function unusedBuilds(store: Store, liveBuild: string, retention: Retention): Promise<string[]> {
  const builds = await store.listFolders(embedPath)
  const buildsWithAge = await Promise.all(
    builds.map(async (name) => ({ name, ageMs: await ageOfFilesMs(store, `${embedPath}/${name}`) })),
  )
  const newestFirst = buildsWithAge.toSorted((left, right) => left.ageMs - right.ageMs)
  const unused = newestFirst
    .map(({ name }, index) => ({ name, unusedMs: newestFirst[index - 1]?.ageMs ?? 0 }))
    .filter(({ name }) => name !== liveBuild)
  return unused
    .slice(minKeptBuilds)
    .flatMap(({ name, unusedMs }) => (retention === 'few' || unusedMs > monthMs ? name : []))
}
