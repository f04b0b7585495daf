import type { AreaName, Channel } from 'shared/federation'
import { isRecord } from 'shared/domain/isRecord'
import { isAreaBuild, isChannel } from 'shared/federation/guards'
import type { RemoteBuild, ShellBuild } from '../build/buildOne.ts'
import { isArea } from '../build/packages.ts'
import { liveBuilds } from './channel.ts'
import { channelPath, manifestName, buildsPath } from './storePaths.ts'
import { noFileTag } from './store/Store.ts'
import type { Store } from './store/Store.ts'

export interface LiveChannel<Build> {
  channel: Channel
  /** Tag of the channel's file at the time of reading, to detect a concurrent write. */
  tag: string
  /** Manifests of the live builds that are in the store. */
  builds: Readonly<Record<string, Build>>
}

/** The state that determines which builds browsers load. */
export interface LiveState {
  shell: LiveChannel<ShellBuild> | undefined
  areas: Readonly<Record<AreaName, LiveChannel<RemoteBuild>>>
  /** Error messages for channels that cannot be read, by name: `shell` or an area. */
  unreadable: Readonly<Record<string, string>>
}

export async function readLiveState(store: Store): Promise<LiveState> {
  const names = (await store.listFolders('mf')).toSorted().map((folder) => `mf-${folder}` as const)
  const channels = await Promise.all(
    ['shell', ...names].map(async (name) => ({ name, ...(await readChannel(store, name)) })),
  )
  const unreadable = Object.fromEntries(channels.flatMap(({ name, problem }) => (problem ? [[name, problem]] : [])))
  const areas: Record<AreaName, LiveChannel<RemoteBuild>> = {}
  for (const { name, channel, tag = noFileTag } of channels) {
    if (channel && isArea(name))
      areas[name] = { channel, tag, builds: await readAreaManifests(store, name, liveBuilds(channel)) }
  }
  const shell = channels.find(({ name }) => name === 'shell')
  return {
    areas,
    unreadable,
    shell: shell?.channel && {
      channel: shell.channel,
      tag: shell.tag ?? noFileTag,
      builds: await readShellManifests(store, liveBuilds(shell.channel)),
    },
  }
}

async function readChannel(store: Store, name: string): Promise<{ channel?: Channel; tag?: string; problem?: string }> {
  const storedFile = await store.read(channelPath(name))
  if (!storedFile) return {}
  const channel = parseJson(storedFile.content)
  if (isChannel(channel)) return { channel, tag: storedFile.tag }
  return {
    problem: `${channelPath(name)} is not a channel: { "current": "<build>", "previous"?, "canary"?, "disabled"? }`,
  }
}

/** Reads the manifests of an area's builds; leaves out missing and invalid manifests. */
export const readAreaManifests = (
  store: Store,
  name: AreaName,
  builds: readonly string[],
): Promise<Record<string, RemoteBuild>> => readManifests(store, name, builds, isRemoteBuild)

export const readShellManifests = (store: Store, builds: readonly string[]): Promise<Record<string, ShellBuild>> =>
  readManifests(store, 'shell', builds, isShellBuild)

async function readManifests<Build>(
  store: Store,
  name: string,
  builds: readonly string[],
  isBuild: (value: unknown) => value is Build,
): Promise<Record<string, Build>> {
  const read = async (build: string) => {
    const storedFile = await store.read(`${buildsPath(name)}/${build}/${manifestName(name)}`)
    const manifest = storedFile && parseJson(storedFile.content)
    return isBuild(manifest) ? ([[build, manifest]] as const) : []
  }
  return Object.fromEntries((await Promise.all(builds.map(read))).flat())
}

export const isRemoteBuild = (value: unknown): value is RemoteBuild =>
  isAreaBuild(value) && 'takes' in value && 'doors' in value && Array.isArray(value.doors)

export const isShellBuild = (value: unknown): value is ShellBuild =>
  isRecord(value) && ['base', 'scripts', 'files', 'provides', 'gives', 'doors'].every((key) => key in value)

/** Parses JSON; returns undefined if it is invalid. */
export function parseJson(content: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(content.toString())
    return value
  } catch {
    return undefined
  }
}
