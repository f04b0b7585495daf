import type { AreaName, Channel } from 'shared/federation'
import { isAreaBuild, isChannel } from 'shared/federation/guards'
import type { RemoteBuild, ShellBuild } from '../build/buildOne.ts'
import { isArea } from '../build/packages.ts'
import { liveBuilds } from './channel.ts'
import { channelOf, manifestOf, placeOf } from './places.ts'
import { absent } from './store/Store.ts'
import type { Store } from './store/Store.ts'

export interface Live<Build> {
  channel: Channel
  /** The channel's file as it was read. */
  tag: string
  /** Those of its live builds that the store has. */
  builds: Readonly<Record<string, Build>>
}

/** Everything that decides what browsers get. */
export interface LiveState {
  shell: Live<ShellBuild> | undefined
  areas: Readonly<Record<AreaName, Live<RemoteBuild>>>
  /** Channels that cannot be read, by area: a sentence each. */
  unreadable: Readonly<Record<string, string>>
}

export async function liveState(store: Store): Promise<LiveState> {
  const names = (await store.folders('mf')).toSorted().map((folder) => `mf-${folder}` as const)
  const found = await Promise.all(
    ['shell', ...names].map(async (name) => ({ name, ...(await channelIn(store, name)) })),
  )
  const unreadable = Object.fromEntries(found.flatMap(({ name, problem }) => (problem ? [[name, problem]] : [])))
  const areas: Record<AreaName, Live<RemoteBuild>> = {}
  for (const { name, channel, tag = absent } of found) {
    if (channel && isArea(name))
      areas[name] = { channel, tag, builds: await remotesIn(store, name, liveBuilds(channel)) }
  }
  const shell = found.find(({ name }) => name === 'shell')
  return {
    areas,
    unreadable,
    shell: shell?.channel && {
      channel: shell.channel,
      tag: shell.tag ?? absent,
      builds: await shellsIn(store, liveBuilds(shell.channel)),
    },
  }
}

async function channelIn(store: Store, name: string): Promise<{ channel?: Channel; tag?: string; problem?: string }> {
  const found = await store.read(channelOf(name))
  if (!found) return {}
  const channel = parsed(found.content)
  if (isChannel(channel)) return { channel, tag: found.tag }
  return {
    problem: `${channelOf(name)} is not a channel: { "current": "<build>", "previous"?, "canary"?, "disabled"? }`,
  }
}

export const remotesIn = (
  store: Store,
  name: AreaName,
  builds: readonly string[],
): Promise<Record<string, RemoteBuild>> => manifestsIn(store, name, builds, isRemoteBuild)

export const shellsIn = (store: Store, builds: readonly string[]): Promise<Record<string, ShellBuild>> =>
  manifestsIn(store, 'shell', builds, isShellBuild)

async function manifestsIn<Build>(
  store: Store,
  name: string,
  builds: readonly string[],
  isBuild: (value: unknown) => value is Build,
): Promise<Record<string, Build>> {
  const read = async (build: string) => {
    const found = await store.read(`${placeOf(name)}/${build}/${manifestOf(name)}`)
    const manifest = found && parsed(found.content)
    return isBuild(manifest) ? ([[build, manifest]] as const) : []
  }
  return Object.fromEntries((await Promise.all(builds.map(read))).flat())
}

export const isRemoteBuild = (value: unknown): value is RemoteBuild =>
  isAreaBuild(value) && 'takes' in value && 'doors' in value && Array.isArray(value.doors)

export const isShellBuild = (value: unknown): value is ShellBuild =>
  typeof value === 'object' &&
  value !== null &&
  ['base', 'scripts', 'files', 'provides', 'gives', 'doors'].every((key) => key in value)

export function parsed(content: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(content.toString())
    return value
  } catch {
    return undefined
  }
}
