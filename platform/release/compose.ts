import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { AreaBuild, AreaName, RegisteredArea, Registry } from 'shared/federation'
import { isAreaBuild, isRegistry, whyNot } from 'shared/federation/guards'
import type { ShellBuild } from '../build/buildOne.ts'
import { readJson, writeJson } from '../build/files.ts'
import { readChannel } from './channel.ts'
import { clashesIn } from './clashes.ts'
import { writePages } from './pages.ts'

/** From the areas' channels to what browsers read: `/registry.json` and one page per area. */
export async function compose(distDir: string): Promise<Registry> {
  const shell = await liveShell(distDir)
  const areas = await liveAreas(distDir)
  const refusals = [...clashesIn(areas), ...Object.values(areas).flatMap((area) => whyNot(current(area).descriptor, shell.provides) ?? [])]
  if (refusals.length > 0) throw new Error(`The areas do not fit together:\n${refusals.map((line) => `- ${line}`).join('\n')}`)

  const registry = await nextRegistry(distDir, areas)
  await writeJson(join(distDir, 'registry.json'), registry)
  await writePages(distDir, shell, registry)
  return registry
}

const current = (area: RegisteredArea): AreaBuild => {
  const build = area.builds[area.current]
  if (!build) throw new Error(`There is no build ${area.current}`)
  return build
}

async function liveShell(distDir: string): Promise<ShellBuild> {
  const channel = await readChannel(join(distDir, 'shell'))
  if (!channel) throw new Error('There is no build of the shell to compose with')
  return (await readJson(join(distDir, 'shell', channel.current, 'shell.json'))) as ShellBuild
}

async function liveAreas(distDir: string): Promise<Record<AreaName, RegisteredArea>> {
  const areas: Record<AreaName, RegisteredArea> = {}
  const folders = existsSync(join(distDir, 'mf')) ? await readdir(join(distDir, 'mf')) : []
  for (const folder of folders.toSorted()) {
    const path = join(distDir, 'mf', folder)
    const channel = await readChannel(path)
    if (!channel) continue
    const ids = [channel.current, channel.previous, channel.canary?.build].filter((id) => id !== undefined)
    const builds = Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await readBuild(join(path, id))] as const)))
    areas[`mf-${folder}`] = { ...channel, builds }
  }
  return areas
}

async function readBuild(folder: string): Promise<AreaBuild> {
  const build = await readJson(join(folder, 'remote.json'))
  if (!isAreaBuild(build)) throw new Error(`${folder}/remote.json is not a build of an area`)
  // The gate lets scripts and style sheets through; nobody else asks for a hash.
  const files = Object.fromEntries(Object.entries(build.files).filter(([name]) => /\.(js|css)$/.test(name)))
  return { ...build, files }
}

async function nextRegistry(distDir: string, areas: Record<AreaName, RegisteredArea>): Promise<Registry> {
  const path = join(distDir, 'registry.json')
  const former = existsSync(path) ? await readJson(path) : undefined
  if (!isRegistry(former)) return { schema: 1, serial: 1, areas }
  const same = JSON.stringify(former.areas) === JSON.stringify(areas)
  return { schema: 1, serial: former.serial + (same ? 0 : 1), areas }
}
