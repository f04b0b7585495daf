import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { putEmbedLive } from './embed.ts'
import { folderStore } from './store/folderStore.ts'
import type { Store } from './store/Store.ts'

let folder = ''
let store: Store
const daySeconds = 24 * 3_600

const addBuild = async (build: string, ageInDays = 0) => {
  const hash = `sha384-${'a'.repeat(64)}`
  const latest = {
    folder: `${build}/`,
    element: 'element.js',
    iframe: 'iframe.js',
    frame: 'frame.js',
    files: { 'element.js': hash, 'iframe.js': hash, 'frame.js': hash },
  }
  for (const [name, content] of Object.entries({
    'latest.json': JSON.stringify(latest),
    'embed.js': `load ${build}`,
  })) {
    await store.write(`embed/v1/${build}/${name}`, Buffer.from(content))
    const writtenAtSeconds = Date.now() / 1000 - ageInDays * daySeconds
    utimesSync(join(folder, 'embed/v1', build, name), writtenAtSeconds, writtenAtSeconds)
  }
}
const readText = async (name: string) => (await store.read(`embed/v1/${name}`))?.content.toString()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embed-'))
  store = folderStore(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('putEmbedLive', () => {
  it('serves the build that was made live last', async () => {
    await addBuild('1')
    await addBuild('2')
    await putEmbedLive(store, '2')
    await putEmbedLive(store, '1')
    expect(await readText('embed.js')).toBe('load 1')
    expect(JSON.parse((await readText('latest.json')) ?? '')).toMatchObject({ folder: '1/' })
    expect(await readText('frame.html')).toContain('1/frame.js')
  })

  it('leaves the live embed unchanged when the build is missing', async () => {
    await addBuild('1')
    await putEmbedLive(store, '1')
    await expect(putEmbedLive(store, '7')).rejects.toThrow("The embed's build 7 is not in")
    expect(await readText('embed.js')).toBe('load 1')
  })

  it.each(['{', '{"folder":"2/"}'])(
    "leaves the live embed unchanged when the build's manifest is %s",
    async (manifest) => {
      await addBuild('1')
      await addBuild('2')
      await putEmbedLive(store, '1')
      await store.write('embed/v1/2/latest.json', Buffer.from(manifest))
      await expect(putEmbedLive(store, '2')).rejects.toThrow("The embed's build 2 has no readable latest.json.")
      expect(await readText('embed.js')).toBe('load 1')
    },
  )

  it('deletes builds unused for a month, except the live build and the five newest others', async () => {
    await addBuild('live')
    for (const build of ['40', '41', '42', '43', '44', '45']) await addBuild(build, Number(build))
    await addBuild('fresh', 3)
    await putEmbedLive(store, 'live')
    expect((await store.listFolders('embed/v1')).toSorted()).toEqual(['40', '41', '42', '43', 'fresh', 'live'])
  })

  it('counts a build as unused since the next build was added, not since its own date', async () => {
    for (const build of ['1', '2', '3', '4', '5', 'live']) await addBuild(build)
    await addBuild('replaced today', 90)
    await addBuild('replaced 90 days ago', 400)
    await putEmbedLive(store, 'live')
    expect((await store.listFolders('embed/v1')).toSorted()).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      'live',
      'replaced today',
    ])
  })
})
