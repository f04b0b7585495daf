import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StatsCompilation } from 'webpack'
import { bundle } from './bundle.ts'
import { embedRecipe, loaderRecipe } from './embedRecipe.ts'
import { frameHtml } from './frameHtml.ts'
import { replaceFile, seal, writeCompressed, writeJson } from './files.ts'

/** `latest.json`, as `embed.js` reads it. */
export interface EmbedBuild {
  folder: string
  element: string
  iframe: string
  frame: string
  files: Record<string, string>
}

const nothing = () => undefined

function scriptOf({ entrypoints }: StatsCompilation, entry: string): string {
  const [script, more] = (entrypoints?.[entry]?.assets ?? []).map(({ name }) => name)
  if (!script || more) throw new Error(`The embed's ${entry} must be one script`)
  return script
}

export async function embedManifest(build: string, making: string): Promise<EmbedBuild> {
  const { made } = await bundle(embedRecipe(build, making), nothing)
  await bundle(loaderRecipe(making), nothing)
  const files = await seal(making)
  return { folder: `${build}/`, element: scriptOf(made, 'element'), iframe: scriptOf(made, 'iframe'), frame: scriptOf(made, 'frame'), files }
}

/** The stable addresses beside the builds: the line that partners paste, what it reads, and the page for frames. */
export async function putEmbedLive(folder: string, build: string): Promise<void> {
  const latest: EmbedBuild = JSON.parse(await readFile(join(folder, build, 'latest.json'), 'utf8'))
  const publish = async (name: string, content: Buffer) => {
    await replaceFile(join(folder, name), content)
    await writeCompressed(join(folder, name), content)
  }
  await publish('frame.html', Buffer.from(frameHtml(latest)))
  await publish('embed.js', await readFile(join(folder, build, 'embed.js')))
  await writeJson(join(folder, 'latest.json'), latest)
  await forgetOldBuilds(folder, build)
}

/** Kept beside what is live, for the pages that are open. */
const spared = 5

async function forgetOldBuilds(folder: string, live: string): Promise<void> {
  const builds = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory() && entry.name !== live)
  const dated = await Promise.all(builds.map(async ({ name }) => ({ path: join(folder, name), made: (await stat(join(folder, name))).mtimeMs })))
  const old = dated.toSorted((left, right) => right.made - left.made).slice(spared)
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })))
}
