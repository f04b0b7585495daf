import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from '@jest/globals'
import type { AreaName, Channel, Registry } from 'shared/federation'
import { isChannel, isRegistry } from 'shared/federation/guards'
import { compose } from './registry/compose.ts'
import { changeChannels } from './changeChannels.ts'
import { publishedChannel } from './channel.ts'
import { channelPath } from './storePaths.ts'
import { stamp } from './stamp.ts'
import { isDead, listLockEntries } from './store/lockEntries.ts'
import { openStore } from './store/openStore.ts'
import type { Store } from './store/Store.ts'
import { startBucketServer, testKeys } from './testing/bucketServer.ts'
import { addTestBuild, fiveAreas } from './testing/testBuild.ts'

/** Folder for the temporary files of the child processes; removing it also removes the files of killed processes. */
const temporaryFolder = mkdtempSync(join(tmpdir(), 'scratch-'))
afterAll(() => rmSync(temporaryFolder, { recursive: true, force: true }))

const teamScript = join(import.meta.dirname, 'testing/releaseTeam.ts')

function startTeam(url: string, teamNumber: number, releases: number, areas: readonly AreaName[]) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', teamScript, url, String(teamNumber), String(releases), ...areas],
    { env: { ...process.env, ...testKeys, TMPDIR: temporaryFolder }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const releaseLines: string[] = []
  child.stdout.on('data', (lines: Buffer) => releaseLines.push(...lines.toString().trim().split('\n')))
  return { child, exit: once(child, 'exit').then(([code]) => ({ code, releaseLines })) }
}

/** Publishes two builds of the shell and of each area, so that the areas can be rolled back. */
async function addBuilds(store: Store, areas: readonly AreaName[]): Promise<void> {
  const names = ['shell', ...areas]
  for (const build of ['previous', 'first']) {
    for (const name of names) await addTestBuild(store, name, build)
    await changeChannels(
      store,
      Object.fromEntries(names.map((name) => [name, (channel) => publishedChannel(channel, build, stamp())])),
    )
  }
}

/**
 * Reads the registry repeatedly; the returned function stops that and returns the serials in the order in which they
 * were read.
 */
function readInLoop(read: () => Promise<string>) {
  const stopController = new AbortController()
  const serials: number[] = []
  const loop = (async () => {
    while (!stopController.signal.aborted) {
      const registry: unknown = JSON.parse(await read())
      if (!isRegistry(registry)) throw new Error('no registry')
      serials.push(registry.serial)
      await pause(3)
    }
  })()
  return async () => {
    stopController.abort()
    await loop
    return serials
  }
}

async function readChannels(store: Store, areas: readonly AreaName[]): Promise<Record<string, Channel>> {
  const read = async (name: string) => {
    const channel: unknown = JSON.parse((await store.read(channelPath(name)))?.content.toString() ?? '')
    if (!isChannel(channel)) throw new Error(`${name} has no channel`)
    return [name, channel] as const
  }
  return Object.fromEntries(await Promise.all(areas.map(read)))
}

async function readRegistry(store: Store): Promise<Registry> {
  const registry: Registry = JSON.parse((await store.read('registry.json'))?.content.toString() ?? '')
  return registry
}

async function expectRegistryMatchesChannels(store: Store, names: readonly AreaName[]): Promise<void> {
  const { areas } = await readRegistry(store)
  const registryEntries = names.map((name) => [name, areas[name]?.current, areas[name]?.previous])
  expect(registryEntries).toEqual(
    Object.entries(await readChannels(store, names)).map(([name, { current, previous }]) => [name, current, previous]),
  )
}

const isNonDecreasing = (serials: number[]) =>
  serials.every((serial, index) => index === 0 || serial >= (serials[index - 1] ?? 0))

async function releaseInParallel(
  url: string,
  { teams, releases, areas }: { teams: number; releases: number; areas: readonly AreaName[] },
  readers: (store: Store) => (() => Promise<string>)[],
): Promise<void> {
  const store = openStore(url, testKeys)
  await addBuilds(store, areas)
  const registryBefore = await readRegistry(store)
  const readLoops = readers(store).map(readInLoop)
  const results = await Promise.all(
    Array.from({ length: teams }, (_, number) => startTeam(url, number, releases, areas).exit),
  )
  const serialsByReader = await Promise.all(readLoops.map((stop) => stop()))

  expect(results.map(({ code, releaseLines }) => [code, releaseLines.length])).toEqual(
    Array.from({ length: teams }, () => [0, releases]),
  )
  for (const serials of serialsByReader) {
    expect(serials.length).toBeGreaterThan(10)
    expect(isNonDecreasing(serials)).toBe(true)
  }
  // Checks that no action was lost: each action raised the serial by one and has an entry in a channel's history.
  expect((await readRegistry(store)).serial).toBe(registryBefore.serial + teams * releases)
  const reasons = Object.values(await readChannels(store, areas)).flatMap(({ history = [] }) =>
    history.map(({ reason }) => reason ?? ''),
  )
  expect(reasons.filter(Boolean).toSorted()).toEqual(
    results.flatMap(({ releaseLines }) => releaseLines.map((line) => line.split(' ')[1] ?? '')).toSorted(),
  )
  await expectRegistryMatchesChannels(store, areas)
}

describe('teams that publish and roll back areas at the same time', () => {
  it('lose none of fifty actions in a folder with five processes, and readers never get a partial file or an older registry', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'teams-'))
    await releaseInParallel(folder, { teams: 5, releases: 10, areas: fiveAreas }, () => [
      () => readFile(join(folder, 'registry.json'), 'utf8'),
      async () => brotliDecompressSync(await readFile(join(folder, 'registry.json.br'))).toString(),
      async () =>
        /id="complice">(.*?)<\/script>/
          .exec(await readFile(join(folder, 'pages/mf-agenda.html'), 'utf8'))?.[1]
          ?.replace(/^\{"registry":(.*),"shell":.*$/, '$1') ?? '',
    ])
    rmSync(folder, { recursive: true })
  })

  it('lose none of twelve actions in a bucket with three processes', async () => {
    const { url, stop } = await startBucketServer()
    await releaseInParallel(url, { teams: 3, releases: 4, areas: ['mf-agenda', 'mf-finance'] }, (store) => [
      async () => (await store.read('registry.json'))?.content.toString() ?? '',
    ])
    await stop()
  })
})

describe('a release that is killed', () => {
  it('leaves a store that the next release repairs without waiting', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'killed-'))
    const store = openStore(folder, testKeys)
    await addBuilds(store, fiveAreas)
    for (let round = 0; round < 3; round += 1) {
      const { child, exit } = startTeam(folder, round, 1000, fiveAreas)
      await once(child.stdout, 'data')
      await pause(20 + round * 17)
      child.kill('SIGKILL')
      await exit
      // Checks that the next release does not wait until the entries of the killed process expire.
      expect((await listLockEntries(store)).every(isDead)).toBe(true)
      await compose(store)
      await expectRegistryMatchesChannels(store, fiveAreas)
    }
    rmSync(folder, { recursive: true })
  })
})
