import type { EmbedBuild } from '../build/embed.ts'
import { frameHtml } from '../build/frameHtml.ts'
import { OperatorError } from '../postgres/OperatorError.ts'
import { ageOfFiles, month } from './keep.ts'
import type { Keep } from './keep.ts'
import { placeOf } from './places.ts'
import { writePointer } from './pointers.ts'
import { exclusively } from './store/exclusively.ts'
import type { Store } from './store/Store.ts'

const place = placeOf('embed')
/** Kept beside what is live whatever their age, for the partners' pages that are open. */
const spared = 5

/** The stable addresses beside the builds: the page for frames, the line that partners paste, and what it reads. */
export const putEmbedLive = (store: Store, build: string, keep: Keep = 'aMonth'): Promise<void> =>
  exclusively(store, async (held) => {
    const [manifest, loader] = await Promise.all(
      ['latest.json', 'embed.js'].map((name) => store.read(`${place}/${build}/${name}`)),
    )
    if (!manifest || !loader) throw new OperatorError(`The embed's build ${build} is not in ${store.place}.`)
    const latest: EmbedBuild = JSON.parse(manifest.content.toString())
    await writePointer(store, `${place}/frame.html`, Buffer.from(frameHtml(latest)), held)
    await writePointer(store, `${place}/embed.js`, loader.content, held)
    await writePointer(store, `${place}/latest.json`, manifest.content, held)
    for (const name of await outOfUse(store, build, keep)) {
      held()
      await store.removeFolder(`${place}/${name}`)
    }
  })

/** No channel tells when a build stopped being live: it did when the next one came, or later. */
async function outOfUse(store: Store, live: string, keep: Keep): Promise<string[]> {
  const builds = await store.folders(place)
  const aged = await Promise.all(
    builds.map(async (name) => ({ name, age: await ageOfFiles(store, `${place}/${name}`) })),
  )
  const youngestFirst = aged.toSorted((left, right) => left.age - right.age)
  const idle = youngestFirst
    .map(({ name }, rank) => ({ name, since: youngestFirst[rank - 1]?.age ?? 0 }))
    .filter(({ name }) => name !== live)
  return idle.slice(spared).flatMap(({ name, since }) => (keep === 'aFew' || since > month ? name : []))
}
