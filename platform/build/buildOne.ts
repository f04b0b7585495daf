import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cardPicture } from 'shared/domain/publicPages/cardPicture'
import type { AreaBuild, AreaName } from 'shared/federation'
import { isAreaBuild } from 'shared/federation/guards'
import { bundle } from './bundle.ts'
import { doorScripts, doorsOf, namesGiven, namesTaken } from './doors.ts'
import type { Names } from './doors.ts'
import { embedManifest } from './embed.ts'
import { seal, writeJson } from './files.ts'
import { pageFiles } from './pages/pageFiles.ts'
import type { PageFiles } from './pages/pageFiles.ts'
import { descriptorOf, folderOf, isArea, root } from './packages.ts'
import { areaRecipe, containerOf, shellRecipe, starterRecipe } from './recipe.ts'
import { doorFiles, provided, requiredByBuild } from './sharing.ts'

/** `shell.json`, beside the shell's build: what composing the pages needs. */
export interface ShellBuild {
  base: string
  scripts: string[]
  /** The small script that starts the others on a page that is whole without them. */
  starter?: string | undefined
  styles: string[]
  /** Preloaded by the page, because the first screen uses them. */
  fonts: string[]
  /** Preloaded by composed pages whose title is set in it. */
  titleFonts?: string[]
  files: Record<string, string>
  provides: Record<string, string>
  /** The names each door exports. */
  gives: Names
  /** The scripts behind each door that is not in the page's first ones. */
  doors: Record<string, string[]>
}

/** `remote.json`, beside an area's build: what the registry holds, and what composing it checks. */
export interface RemoteBuild extends AreaBuild {
  takes: Names
  /** The doors its first screen needs: their scripts are preloaded with its own. */
  doors: string[]
  /** What pages with a file of their own load, by their path; left out by other bundlers. */
  pages?: Record<string, PageFiles[]>
}

const areaManifest = async (area: AreaName, build: string, making: string): Promise<RemoteBuild> => {
  const { made, seen } = await bundle(areaRecipe(area, build, making), (compilation) => ({
    takes: namesTaken(compilation),
    doors: doorsOf(compilation, compilation.namedChunkGroups.get('remote')?.chunks),
    pages: pageFiles(compilation),
  }))
  const files = await seal(making)
  const first = (made.namedChunkGroups?.['remote']?.assets ?? []).map(({ name }) => name)
  const entry = Object.keys(files).find((name) => name.startsWith('remoteEntry.') && name.endsWith('.js')) ?? ''
  const written = await descriptorOf(area)
  const descriptor = { ...written, requires: { ...written.requires, ...requiredByBuild() } }
  const remote = {
    base: `/mf/${folderOf(area)}/${build}/`,
    container: containerOf(area, build),
    entry,
    first,
    files,
    descriptor,
    ...seen,
  }
  if (!isAreaBuild(remote))
    throw new Error(`${area}: its descriptor is not what the shell can read, see shared/federation`)
  if (descriptor.name !== area) throw new Error(`${area}: its descriptor calls it ${descriptor.name}`)
  return remote
}

const shellManifest = async (build: string, making: string): Promise<ShellBuild> => {
  const { made, seen } = await bundle(shellRecipe(build, making), (compilation) => ({
    gives: namesGiven(compilation, doorFiles()),
    doors: doorScripts(compilation, doorFiles()),
  }))
  await bundle(starterRecipe(making), () => undefined)
  for (const file of ['icon.svg', cardPicture.file]) await copyFile(join(root, 'shell/src', file), join(making, file))
  const files = await seal(making)
  const entry = (made.entrypoints?.['main']?.assets ?? []).map(({ name }) => name)
  return {
    base: `/shell/${build}/`,
    scripts: entry.filter((name) => name.endsWith('.js')),
    starter: Object.keys(files).find((name) => /^starter\..*js$/.test(name)),
    styles: entry.filter((name) => name.endsWith('.css')),
    fonts: Object.keys(files).filter((name) => /^figtree-latin-wght-normal\..*woff2$/.test(name)),
    titleFonts: Object.keys(files).filter((name) => /^bitter-latin-wght-normal\..*woff2$/.test(name)),
    files,
    provides: provided(),
    ...seen,
  }
}

/** Builds one package into its folder, completely or not at all. */
export async function buildOne(name: string, build: string, folder: string): Promise<void> {
  // Two commands may build the same package at the same time.
  const making = `${folder}.making-${process.pid}`
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { recursive: true })
  try {
    await make(name, build, making)
    await rm(folder, { recursive: true, force: true })
    await mkdir(dirname(folder), { recursive: true })
    await rename(making, folder)
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}

async function make(name: string, build: string, making: string): Promise<void> {
  if (name === 'shell') await writeJson(`${making}/shell.json`, await shellManifest(build, making))
  else if (name === 'embed') await writeJson(`${making}/latest.json`, await embedManifest(build, making))
  else if (isArea(name)) await writeJson(`${making}/remote.json`, await areaManifest(name, build, making))
  else throw new Error(`There is no area called ${name}`)
}

const [name, build, folder] = process.argv.slice(2)
if (import.meta.main && name && build && folder) {
  void buildOne(name, build, folder).catch((failure: unknown) => {
    console.error(failure instanceof Error ? failure.message : failure)
    process.exit(1)
  })
}
