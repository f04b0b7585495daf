import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Channel } from 'shared/federation'
import { isChannel } from 'shared/federation/guards'
import { readJson, replaceFile } from '../build/files.ts'

/** Kept beside what is live, for the tabs that are open. */
const spared = 4

const pathIn = (folder: string) => join(folder, 'channel.json')

export async function readChannel(folder: string): Promise<Channel | undefined> {
  if (!existsSync(pathIn(folder))) return undefined
  const channel = await readJson(pathIn(folder))
  if (!isChannel(channel)) throw new Error(`${pathIn(folder)} is not a channel: { "current": "<build>", "previous"?, "disabled"? }`)
  return channel
}

export const writeChannel = (folder: string, channel: Channel): Promise<void> =>
  replaceFile(pathIn(folder), `${JSON.stringify(channel, undefined, 2)}\n`)

/** Makes a build the current one; the one that was becomes the previous. */
export async function putLive(folder: string, build: string): Promise<void> {
  const channel = await readChannel(folder)
  if (channel?.current === build) return
  const former = channel && existsSync(join(folder, channel.current)) ? { previous: channel.current } : {}
  await writeChannel(folder, { ...(channel?.disabled ? { disabled: true } : {}), current: build, ...former })
  await forgetOldBuilds(folder)
}

async function forgetOldBuilds(folder: string): Promise<void> {
  const channel = await readChannel(folder)
  const live = [channel?.current, channel?.previous, channel?.canary?.build]
  const builds = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory() && !live.includes(entry.name))
  const dated = await Promise.all(
    builds.map(async ({ name }) => ({ path: join(folder, name), made: (await stat(join(folder, name))).mtimeMs })),
  )
  const old = dated.toSorted((left, right) => right.made - left.made).slice(spared)
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })))
}
