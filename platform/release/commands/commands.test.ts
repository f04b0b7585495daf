import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { AreaName, Channel } from 'shared/federation'
import { changeChannels } from '../changeChannels.ts'
import { publishedChannel } from '../channel.ts'
import { compose } from '../registry/compose.ts'
import { readLiveState, parseJson } from '../liveState.ts'
import { channelPath, manifestName } from '../storePaths.ts'
import { stamp } from '../stamp.ts'
import { folderStore } from '../store/folderStore.ts'
import type { Store } from '../store/Store.ts'
import { addTestBuild, writeTestBuild } from '../testing/testBuild.ts'
import { canary } from './canary.ts'
import { disable, enable } from './disable.ts'
import { publish } from './publish.ts'
import { refuseIncompatible } from './refuseIncompatible.ts'
import { requireStore } from './requireStore.ts'
import { rollback } from './rollback.ts'
import { status } from './status.ts'
import { upload } from './upload.ts'

let folder = ''
let store: Store

const silentOptions = { report: () => {}, withoutSmoke: 'small builds render nothing' }
const publishBuild = (name: string, build: string) => publish(store, name, { build, ...silentOptions })
const publishUpdate = (build: string) => (channel?: Channel) => publishedChannel(channel, build, stamp())
const registeredArea = async (name: AreaName) => (await compose(store)).areas[name]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-commands-'))
  store = folderStore(folder)
  const names = ['shell', 'mf-agenda', 'mf-finance']
  for (const name of names) await addTestBuild(store, name, '1')
  await changeChannels(store, Object.fromEntries(names.map((name) => [name, publishUpdate('1')])))
  await addTestBuild(store, 'mf-agenda', '2')
  await publishBuild('mf-agenda', '2')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('publish', () => {
  it('reports the live build, the build a rollback returns to, and the serial of the registry', async () => {
    await addTestBuild(store, 'mf-agenda', '3')
    expect(await publishBuild('mf-agenda', '3')).toEqual([
      'mf-agenda 3 is live; a rollback returns to 2.',
      expect.stringMatching(/serial \d+\.$/),
    ])
    expect(await registeredArea('mf-agenda')).toMatchObject({ current: '3', previous: '2' })
  })

  it('is refused when the shell lacks the federation runtime that the area requires', async () => {
    const requires = { shared: '^0.1.0', '@module-federation/runtime': '^2.9.2' }
    await addTestBuild(store, 'mf-agenda', '3', { descriptor: { requires } })
    await expect(publishBuild('mf-agenda', '3')).rejects.toThrow(
      'mf-agenda needs @module-federation/runtime ^2.9.2, the shell has none',
    )
    expect(await registeredArea('mf-agenda')).toMatchObject({ current: '2' })
  })

  it('shows the build only to a percentage of the users and to groups when these are given', async () => {
    await addTestBuild(store, 'mf-agenda', '3')
    const messages = await publish(store, 'mf-agenda', {
      build: '3',
      share: { percent: 5, groups: ['testers'] },
      ...silentOptions,
    })
    expect(messages).toContain('mf-agenda 3 is shown to 5 % and to testers.')
    expect(await registeredArea('mf-agenda')).toMatchObject({
      current: '2',
      canary: { build: '3', percent: 5, groups: ['testers'] },
    })
  })
})

describe('rollback', () => {
  it('leaves the channels of other areas unchanged', async () => {
    const channelBefore = await store.read(channelPath('mf-finance'))
    await rollback(store, 'mf-agenda', {})
    expect(await store.read(channelPath('mf-finance'))).toEqual(channelBefore)
  })

  it('makes the previous build live, and a second rollback undoes it', async () => {
    await rollback(store, 'mf-agenda', { reason: 'the week is empty' })
    expect(await registeredArea('mf-agenda')).toMatchObject({ current: '1', previous: '2' })
    await rollback(store, 'mf-agenda', {})
    expect(await registeredArea('mf-agenda')).toMatchObject({ current: '2', previous: '1' })
  })

  it.each([
    ['there is no previous build', 'mf-finance', {}, 'mf-finance has no build before 1 to go back to.'],
    ['the build is already live', 'mf-agenda', { build: '2' }, 'mf-agenda 2 is already live.'],
    ['the build is missing', 'mf-agenda', { build: '7' }, "mf-agenda's build 7 is not in the store"],
    ['the area was never published', 'mf-nowhere', {}, 'mf-nowhere was never published in this store: see `status`.'],
  ])('is refused when %s', async (_caseName, name, options, message) => {
    const registryBefore = await store.read('registry.json')
    await expect(rollback(store, name, options)).rejects.toThrow(message)
    expect(await store.read('registry.json')).toEqual(registryBefore)
  })

  it('is not blocked by a problem of another area', async () => {
    await store.write(channelPath('mf-finance'), Buffer.from('{"current":"9"}'))
    expect(await rollback(store, 'mf-agenda', {})).toContain("Unchanged: mf-finance's build 9 is not in the store")
    expect(await registeredArea('mf-agenda')).toMatchObject({ current: '1' })
  })
})

describe('canary', () => {
  const canaryOptions = { build: '1', share: { percent: 5 } }

  it('starts a canary, raises its percentage and promotes it to everyone', async () => {
    await canary(store, 'mf-agenda', canaryOptions)
    await canary(store, 'mf-agenda', { share: { percent: 20 } })
    expect(await registeredArea('mf-agenda')).toMatchObject({ current: '2', canary: { build: '1', percent: 20 } })
    await canary(store, 'mf-agenda', { promote: true })
    expect(await registeredArea('mf-agenda')).toMatchObject({ current: '1', previous: '2' })
    expect((await registeredArea('mf-agenda'))?.canary).toBeUndefined()
  })

  it('ends a canary', async () => {
    await canary(store, 'mf-agenda', canaryOptions)
    await canary(store, 'mf-agenda', { end: true })
    expect((await registeredArea('mf-agenda'))?.canary).toBeUndefined()
  })

  it.each([
    ['no build is named', { share: { percent: 5 } }, 'mf-agenda has no canary'],
    [
      'the build is live for everyone',
      { build: '2', share: { percent: 5 } },
      'mf-agenda 2 is already live for everyone.',
    ],
    ['there is no canary to end', { end: true }, 'mf-agenda has no canary'],
  ])('is refused when %s', async (_caseName, options, message) => {
    await expect(canary(store, 'mf-agenda', options)).rejects.toThrow(message)
  })

  it('is refused when its build claims a path of another area', async () => {
    await addTestBuild(store, 'mf-agenda', '3', {
      descriptor: { paths: [{ path: '/finance', title: 'x', audience: 'public' }] },
    })
    await expect(canary(store, 'mf-agenda', { build: '3', share: { percent: 5 } })).rejects.toThrow(
      'the path /finance is claimed by',
    )
  })
})

describe('disable and enable', () => {
  it('replace an area by a maintenance card for all users, and restore it', async () => {
    expect(await disable(store, 'mf-agenda', { reason: 'wrong prices' })).toContainEqual(
      expect.stringMatching(/^mf-agenda \S+ is closed for all users until it is enabled/),
    )
    expect(await registeredArea('mf-agenda')).toMatchObject({ disabled: true })
    await enable(store, 'mf-agenda', {})
    expect((await registeredArea('mf-agenda'))?.disabled).toBeUndefined()
  })
})

describe('requireStore', () => {
  it('rejects a store where nothing was ever published, without creating its folder', async () => {
    const emptyFolder = join(folder, 'mistyped')
    await expect(requireStore(folderStore(emptyFolder))).rejects.toThrow('check the address of the store')
    expect(existsSync(emptyFolder)).toBe(false)
    await expect(requireStore(store)).resolves.toBeUndefined()
  })
})

const pathWithOptionalSegments = {
  descriptor: { paths: [{ path: '/agenda/:id?/:tab?', title: 'x', audience: 'public' } as const] },
}
const pathOfAgenda = { descriptor: { paths: [{ path: '/agenda/:id', title: 'x', audience: 'public' } as const] } }

describe('publishing an incompatible build', () => {
  beforeEach(async () => {
    await addTestBuild(store, 'mf-agenda', '3', {
      descriptor: { paths: [{ path: '/agenda/:day', title: 'x', audience: 'public' }] },
    })
    await publishBuild('mf-agenda', '3')
  })

  it.each([
    [
      'two areas claim the same path',
      'mf-finance',
      pathOfAgenda,
      'the path /agenda/: is claimed by mf-agenda and by mf-finance',
    ],
    [
      'a path with its optional segments equals a path of another area',
      'mf-finance',
      pathWithOptionalSegments,
      'the path /agenda/: is claimed by mf-agenda and by mf-finance',
    ],
    [
      'the area requires a version of shared that the shell lacks',
      'mf-finance',
      { descriptor: { requires: { shared: '^0.2.0' } } },
      'mf-finance needs shared ^0.2.0, the shell has 0.1.0',
    ],
    [
      'the area imports a name that no entry point exports',
      'mf-finance',
      { takes: ['Box', 'Slider'] },
      'mf-finance imports names that this shell lacks: shared/ui: Slider',
    ],
    [
      'the shell is incompatible with a live area',
      'shell',
      { provides: { shared: '1.0.0' } },
      'mf-agenda needs shared ^0.1.0, the shell has 1.0.0',
    ],
  ])('is refused when %s', async (_caseName, name, overrides, message) => {
    const sourceFolder = await writeTestBuild(name, 'wrong', overrides, folder)
    const manifest: unknown = parseJson(await readFileIn(sourceFolder, manifestName(name)))
    const state = await readLiveState(store)
    expect(() => refuseIncompatible(state, name, 'wrong', manifest, publishUpdate('wrong'))).toThrow(message)
    // The same check runs again when the build goes live, because another team may have released in the meantime.
    await upload(store, name, 'wrong', sourceFolder)
    const channelBefore = await store.read(channelPath(name))
    await expect(changeChannels(store, { [name]: publishUpdate('wrong') })).rejects.toThrow(message)
    expect(await store.read(channelPath(name))).toEqual(channelBefore)
  })

  it('is refused for the second of two areas that publish the same path at the same time', async () => {
    const names = ['mf-agenda', 'mf-finance']
    for (const name of names)
      await addTestBuild(store, name, 'new', {
        descriptor: { paths: [{ path: '/new', title: 'x', audience: 'public' }] },
      })
    const results = await Promise.allSettled(names.map((name) => publishBuild(name, 'new')))
    expect(results.map(({ status: outcome }) => outcome).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(Object.values((await compose(store)).areas).filter(({ current }) => current === 'new')).toHaveLength(1)
  })

  it('is refused for an area when no shell was published', async () => {
    const emptyStore = folderStore(join(folder, 'nowhere'))
    const manifest = parseJson(await readFileIn(await writeTestBuild('mf-agenda', '1', {}, folder), 'remote.json'))
    const state = await readLiveState(emptyStore)
    expect(() => refuseIncompatible(state, 'mf-agenda', '1', manifest, publishUpdate('1'))).toThrow(
      'publish the shell first',
    )
    await addTestBuild(emptyStore, 'mf-agenda', '1')
    await expect(publish(emptyStore, 'mf-agenda', { build: '1', ...silentOptions })).rejects.toThrow(
      'publish the shell first',
    )
    expect(await emptyStore.read(channelPath('mf-agenda'))).toBeUndefined()
  })
})

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString()

const readFileIn = async (sourceFolder: string, name: string) =>
  (await folderStore(sourceFolder).read(name))?.content ?? Buffer.alloc(0)

describe('a stored build', () => {
  it('is uploaded only once; other content under the same id is rejected', async () => {
    const sameBuild = await writeTestBuild('mf-agenda', '2', {}, folder)
    expect(await upload(store, 'mf-agenda', '2', sameBuild)).toMatch(/is already in .* with the same content/)
    const differentBuild = await writeTestBuild('mf-agenda', '2', { code: 'something else' }, folder)
    await expect(upload(store, 'mf-agenda', '2', differentBuild)).rejects.toThrow(/different content \(remote\.js\)/)
    expect((await store.read('mf/agenda/2/remote.js'))?.content.toString()).toBe('mf-agenda 2')
  })

  it('keeps the content of the first upload when two processes upload different content at the same time', async () => {
    const [firstFolder = '', secondFolder = ''] = await Promise.all(
      ['one', 'two'].map((code) => writeTestBuild('mf-agenda', '9', { code }, folder)),
    )
    const originalAdd = store.add.bind(store)
    // The first upload finishes after the second has found no stored build and before the second writes.
    const storeWithConcurrentUpload = {
      ...store,
      add: async (...args: Parameters<Store['add']>) => {
        await upload(store, 'mf-agenda', '9', firstFolder)
        await originalAdd(...args)
      },
    }
    await expect(upload(storeWithConcurrentUpload, 'mf-agenda', '9', secondFolder)).rejects.toThrow(
      /different content \(remote\.js\)/,
    )
    expect((await store.read('mf/agenda/9/remote.js'))?.content.toString()).toBe('one')
  })

  it('is deleted a month after it was last live, and never while it is live', async () => {
    for (const build of ['3', '4', '5', '6']) {
      await addTestBuild(store, 'mf-agenda', build)
      await publishBuild('mf-agenda', build)
    }
    const setRetirementDay = async (build: string, day: string) => {
      const channel: Channel = JSON.parse((await store.read(channelPath('mf-agenda')))?.content.toString() ?? '')
      await store.write(
        channelPath('mf-agenda'),
        Buffer.from(JSON.stringify({ ...channel, retired: { ...channel.retired, [build]: day } })),
      )
    }
    await setRetirementDay('1', daysAgo(31))
    await setRetirementDay('2', daysAgo(29))
    await setRetirementDay('3', daysAgo(31))
    await rollback(store, 'mf-agenda', { build: '3' })
    expect((await store.listFolders('mf/agenda')).toSorted()).toEqual(['2', '3', '4', '5', '6'])
    expect(parseJson((await store.read(channelPath('mf-agenda')))?.content ?? Buffer.alloc(0))).toMatchObject({
      current: '3',
      previous: '6',
      retired: { '2': expect.any(String), '5': expect.any(String) },
    })
  })
})

describe('status', () => {
  it('shows the live build of each area with the time, author and reason of the last action', async () => {
    await rollback(store, 'mf-agenda', { reason: 'the week is empty' })
    const [headerLine = '', , agendaLine = '', , registryLine] = await status(store)
    expect(headerLine.split(/\s{2,}/)).toEqual([
      'area',
      'current',
      'previous',
      'canary',
      'state',
      'since',
      'act',
      'by',
      'reason',
    ])
    expect(agendaLine).toMatch(/^mf-agenda +1 +2 +open +20\d\d-\S+ \S+ +rollback +\S+ +the week is empty$/)
    expect(registryLine).toMatch(/^The registry \(serial \d+\) is up to date\.$/)
  })

  it('lists the last actions on an area, newest first', async () => {
    await rollback(store, 'mf-agenda', { reason: 'the week is empty' })
    const lines = await status(store, 'mf-agenda')
    expect(lines.map((line) => line.split(/\s{2,}/).slice(1, 3))).toEqual([
      ['act', 'build'],
      ['rollback', '1'],
      ['publish', '2'],
      ['publish', '1'],
    ])
    expect(lines[1]).toMatch(/the week is empty$/)
  })

  it('reports an empty store', async () => {
    expect(await status(folderStore(join(folder, 'empty')))).toEqual([
      `Nothing has been published to ${join(folder, 'empty')} yet.`,
    ])
  })

  it('reports an outdated registry', async () => {
    await store.write(channelPath('mf-agenda'), Buffer.from('{"current":"1"}'))
    expect(await status(store)).toContain('The registry is out of date: `npm run area -- status --compose` updates it.')
    await compose(store)
    expect((await status(store)).at(-1)).toMatch(/is up to date/)
  })
})
