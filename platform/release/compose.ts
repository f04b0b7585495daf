import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AreaName, RegisteredArea, Registry } from 'shared/federation'
import { isAreaBuild, isRegistry, whyNot } from 'shared/federation/guards'
import type { RemoteBuild, ShellBuild } from '../build/buildOne.ts'
import { missingNames } from '../build/doors.ts'
import { readJson, writeJson } from '../build/files.ts'
import { readChannel } from './channel.ts'
import { clashesIn } from './clashes.ts'
import { writePages } from './pages.ts'

/** From the areas' channels to what browsers read: `/registry.json` and one page per area. */
export async function compose(distDir: string): Promise<Registry> {
  const shell = await liveShell(distDir)
  const areas = await liveAreas(distDir)
  const remotes = await liveRemotes(distDir, areas)
  const refusals = [...clashesIn(areas), ...misfits(shell, remotes)]
  if (refusals.length > 0) throw new Error(`The areas do not fit together:\n${refusals.map((line) => `- ${line}`).join('\n')}`)

  const registry = await nextRegistry(distDir, areas)
  await writeJson(join(distDir, 'registry.json'), registry)
  await writePages(distDir, shell, registry, Object.fromEntries(remotes.map(({ descriptor, doors }) => [descriptor.name, doors])))
  return registry
}

/** What the live shell lacks for the builds that are live: a version of the platform, a name of a door. */
const misfits = (shell: ShellBuild, remotes: readonly RemoteBuild[]): string[] =>
  remotes.flatMap(({ descriptor, takes }) => {
    const reason = whyNot(descriptor, shell.provides)
    if (reason) return [reason]
    return missingNames(takes, shell.gives).map((missing) => `${descriptor.name} takes what this shell does not give: ${missing}`)
  })

const liveRemotes = (distDir: string, areas: Readonly<Record<AreaName, RegisteredArea>>): Promise<RemoteBuild[]> =>
  Promise.all(
    Object.entries(areas).map(async ([name, { current }]) => {
      const remote: RemoteBuild = JSON.parse(await readFile(join(distDir, 'mf', name.slice('mf-'.length), current, 'remote.json'), 'utf8'))
      return remote
    }),
  )

async function liveShell(distDir: string): Promise<ShellBuild> {
  const channel = await readChannel(join(distDir, 'shell'))
  if (!channel) throw new Error('There is no build of the shell to compose with')
  const shell: ShellBuild = JSON.parse(await readFile(join(distDir, 'shell', channel.current, 'shell.json'), 'utf8'))
  return shell
}

async function liveAreas(distDir: string): Promise<Record<AreaName, RegisteredArea>> {
  const areas: Record<AreaName, RegisteredArea> = {}
  const folders = existsSync(join(distDir, 'mf')) ? await readdir(join(distDir, 'mf')) : []
  for (const folder of folders.toSorted()) {
    const path = join(distDir, 'mf', folder)
    const channel = await readChannel(path)
    if (!channel) continue
    // A former build may be gone; the current one may not.
    const former = [channel.previous, channel.canary?.build].flatMap((id) => (id && existsSync(join(path, id, 'remote.json')) ? [id] : []))
    const ids = [channel.current, ...former]
    const builds = Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await readBuild(join(path, id))] as const)))
    areas[`mf-${folder}`] = { ...channel, builds }
  }
  return areas
}

async function readBuild(folder: string): Promise<RegisteredArea['builds'][string]> {
  const build = await readJson(join(folder, 'remote.json'))
  if (!isAreaBuild(build)) throw new Error(`${folder}/remote.json is not a build of an area`)
  // The gate lets scripts and style sheets through; nobody else asks for a hash.
  const files = Object.fromEntries(Object.entries(build.files).filter(([name]) => /\.(js|css)$/.test(name)))
  const { base, entry, container, first, descriptor } = build
  return { base, entry, container, first, files, descriptor }
}

async function nextRegistry(distDir: string, areas: Record<AreaName, RegisteredArea>): Promise<Registry> {
  const path = join(distDir, 'registry.json')
  const former = existsSync(path) ? await readJson(path) : undefined
  if (!isRegistry(former)) return { schema: 1, serial: 1, areas }
  const same = JSON.stringify(former.areas) === JSON.stringify(areas)
  return { schema: 1, serial: former.serial + (same ? 0 : 1), areas }
}
