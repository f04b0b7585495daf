import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cardPicture } from 'shared/domain/publicPages/cardPicture'
import type { AreaBuild, AreaName } from 'shared/federation'
import { isAreaBuild } from 'shared/federation/guards'
import { bundle } from './bundle.ts'
import { entryPointScripts, entryPointsOf, exportedNames, importedNames } from './entryPoints.ts'
import type { NamesByEntryPoint } from './entryPoints.ts'
import { bundleEmbed } from './embed.ts'
import { compressAndHash, writeJson } from './files.ts'
import { pageFiles } from './pages/pageFiles.ts'
import type { PageFiles } from './pages/pageFiles.ts'
import { descriptorOf, folderOf, isArea, root } from './packages.ts'
import { areaConfig, containerOf, shellConfig, starterConfig } from './webpackConfig.ts'
import { entryPointFiles, providedVersions, requirementsAddedByBuild } from './sharing.ts'

/** The file `shell.json` in the folder of the shell's build, with the data for composing the pages. */
export interface ShellBuild {
  base: string
  scripts: string[]
  /** The small script that loads the other scripts on first use, on a page whose composed text is complete. */
  starter?: string | undefined
  styles: string[]
  /** Fonts that each page preloads, because the first screen uses them. */
  fonts: string[]
  /** Fonts that composed pages preload, because their titles use them. */
  titleFonts?: string[]
  files: Record<string, string>
  provides: Record<string, string>
  /** Names that each entry point of `shared` exports. */
  gives: NamesByEntryPoint
  /** Scripts of each entry point that the page does not load initially. */
  doors: Record<string, string[]>
}

/**
 * The file `remote.json` in the folder of an area's build, with the data for the registry and for the checks of a
 * release.
 */
export interface RemoteBuild extends AreaBuild {
  /** Names that the area imports from each entry point of `shared`; the live shell must export them. */
  takes: NamesByEntryPoint
  /** Entry points of `shared` that the first screen needs: pages preload their scripts with the area's own scripts. */
  doors: string[]
  /** Separate files of single pages, by the page's path; undefined in builds by other bundlers. */
  pages?: Record<string, PageFiles[]>
}

/** Bundles an area into the folder; returns its manifest. */
const bundleArea = async (area: AreaName, build: string, temporaryFolder: string): Promise<RemoteBuild> => {
  const { stats, inspected } = await bundle(areaConfig(area, build, temporaryFolder), (compilation) => ({
    takes: importedNames(compilation),
    doors: entryPointsOf(compilation, compilation.namedChunkGroups.get('remote')?.chunks),
    pages: pageFiles(compilation),
  }))
  const files = await compressAndHash(temporaryFolder)
  const first = (stats.namedChunkGroups?.['remote']?.assets ?? []).map(({ name }) => name)
  const entry = Object.keys(files).find((name) => name.startsWith('remoteEntry.') && name.endsWith('.js')) ?? ''
  const sourceDescriptor = await descriptorOf(area)
  const descriptor = { ...sourceDescriptor, requires: { ...sourceDescriptor.requires, ...requirementsAddedByBuild() } }
  const remote = {
    base: `/mf/${folderOf(area)}/${build}/`,
    container: containerOf(area, build),
    entry,
    first,
    files,
    descriptor,
    ...inspected,
  }
  if (!isAreaBuild(remote)) throw new Error(`${area}: its descriptor is invalid, see isAreaBuild in shared/federation`)
  if (descriptor.name !== area) throw new Error(`${area}: its descriptor has the name ${descriptor.name}`)
  return remote
}

/** Bundles the shell into the folder; returns its manifest. */
const bundleShell = async (build: string, temporaryFolder: string): Promise<ShellBuild> => {
  const { stats, inspected } = await bundle(shellConfig(build, temporaryFolder), (compilation) => ({
    gives: exportedNames(compilation, entryPointFiles()),
    doors: entryPointScripts(compilation, entryPointFiles()),
  }))
  await bundle(starterConfig(temporaryFolder), () => undefined)
  for (const file of ['icon.svg', cardPicture.file])
    await copyFile(join(root, 'shell/src', file), join(temporaryFolder, file))
  const files = await compressAndHash(temporaryFolder)
  const entry = (stats.entrypoints?.['main']?.assets ?? []).map(({ name }) => name)
  return {
    base: `/shell/${build}/`,
    scripts: entry.filter((name) => name.endsWith('.js')),
    starter: Object.keys(files).find((name) => /^starter\..*js$/.test(name)),
    styles: entry.filter((name) => name.endsWith('.css')),
    fonts: Object.keys(files).filter((name) => /^figtree-latin-wght-normal\..*woff2$/.test(name)),
    titleFonts: Object.keys(files).filter((name) => /^bitter-latin-wght-normal\..*woff2$/.test(name)),
    files,
    provides: providedVersions(),
    ...inspected,
  }
}

/** Builds one package into its folder, completely or not at all. */
export async function buildOne(name: string, build: string, folder: string): Promise<void> {
  // Uses a unique temporary folder, because two commands may build the same package at the same time.
  const temporaryFolder = `${folder}.making-${process.pid}`
  await rm(temporaryFolder, { recursive: true, force: true })
  await mkdir(temporaryFolder, { recursive: true })
  try {
    await buildInto(name, build, temporaryFolder)
    await rm(folder, { recursive: true, force: true })
    await mkdir(dirname(folder), { recursive: true })
    await rename(temporaryFolder, folder)
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true })
  }
}

async function buildInto(name: string, build: string, temporaryFolder: string): Promise<void> {
  if (name === 'shell') await writeJson(`${temporaryFolder}/shell.json`, await bundleShell(build, temporaryFolder))
  else if (name === 'embed')
    await writeJson(`${temporaryFolder}/latest.json`, await bundleEmbed(build, temporaryFolder))
  else if (isArea(name))
    await writeJson(`${temporaryFolder}/remote.json`, await bundleArea(name, build, temporaryFolder))
  else throw new Error(`Unknown area: ${name}`)
}

const [name, build, folder] = process.argv.slice(2)
if (import.meta.main && name && build && folder) {
  void buildOne(name, build, folder).catch((failure: unknown) => {
    console.error(failure instanceof Error ? failure.message : failure)
    process.exit(1)
  })
}
