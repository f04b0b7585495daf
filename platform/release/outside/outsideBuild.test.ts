import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { describeArea } from 'shared/federation'
import { sha384 } from '../../build/files.ts'
import { publish } from '../commands/publish.ts'
import { changeChannels } from '../changeChannels.ts'
import { published } from '../channel.ts'
import { compose } from '../registry/compose.ts'
import { stamp } from '../stamp.ts'
import { folderStore } from '../store/folderStore.ts'
import { addTestBuild } from '../testing/testBuild.ts'
import { outsideBuild } from './outsideBuild.ts'

const descriptor = describeArea({
  name: 'mf-equipment',
  title: 'Matériel',
  requires: { shared: '^0.1.0', react: '^19.0.0' },
  paths: [{ path: '/pros/equipment', title: 'Matériel', audience: 'professional' }],
  menu: [],
  tour: [],
})

const entry = 'var mf_equipment_1;(()=>{compliceGuardTag(script,url);globalThis.compliceFederationRuntime})()'

const manifest = {
  metaData: {
    globalName: 'mf_equipment_1',
    remoteEntry: { name: 'entry.js', path: '', type: 'global' },
    publicPath: 'auto',
    pluginVersion: '2.9.2',
    buildInfo: { buildVersion: '1.2.0' },
  },
  exposes: [{ path: './remote', assets: { js: { sync: ['remote.js'], async: ['later.js'] } } }],
  shared: [{ name: 'react' }, { name: 'shared/ui' }],
}
const { metaData } = manifest

let folder = ''
let from = ''
const write = (name: string, content: unknown) =>
  writeFileSync(join(from, name), typeof content === 'string' ? content : JSON.stringify(content))
const areaFile = (other = {}) =>
  write('area.json', { descriptor: { ...descriptor, ...other }, takes: { 'shared/ui': ['Box'] } })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outside-'))
  from = mkdtempSync(join(folder, 'from-'))
  write('mf-manifest.json', manifest)
  write('mf-stats.json', {})
  areaFile()
  write('entry.js', entry)
  write('remote.js', 'remote')
  write('later.js', 'later')
})
afterEach(() => rmSync(folder, { recursive: true }))

const store = () => folderStore(join(folder, 'store'))
const prepared = () => outsideBuild('mf-equipment', from, folder)

describe('an external build', () => {
  it('gets its manifest for the registry: file hashes, container and imported names', async () => {
    const { id, remote, folder: built } = await prepared()
    expect(id).toMatch(/^1\.2\.0-[\da-f]{8}$/)
    expect(remote).toMatchObject({
      base: `/mf/equipment/${id}/`,
      container: 'mf_equipment_1',
      entry: 'entry.js',
      first: ['remote.js'],
      files: {
        'entry.js': sha384(Buffer.from(entry)),
        'remote.js': expect.any(String),
        'later.js': expect.any(String),
      },
      takes: { 'shared/ui': ['Box'] },
      doors: ['shared/ui'],
    })
    expect(Object.keys(remote.files)).toHaveLength(3)
    expect(JSON.parse(readFileSync(join(built, 'remote.json'), 'utf8'))).toEqual(remote)
  })

  it('gets another id when a byte differs', async () => {
    const before = await prepared()
    expect((await prepared()).id).toBe(before.id)
    write('later.js', 'later()')
    expect((await prepared()).id).not.toBe(before.id)
  })

  it("requires the federation runtime it was built with, when it runs on the shell's", async () => {
    expect((await prepared()).remote.descriptor.requires['@module-federation/runtime']).toBe('^2.9.2')
    write('entry.js', 'var mf_equipment_1 = compliceGuardTag(script, url)')
    expect((await prepared()).remote.descriptor.requires).toEqual(descriptor.requires)
  })
})

describe('an external build is rejected', () => {
  it.each<[string, () => void, string]>([
    [
      'without the manifest of Module Federation',
      () => rmSync(join(from, 'mf-manifest.json')),
      'mf-manifest.json is missing',
    ],
    ['without its descriptor', () => rmSync(join(from, 'area.json')), 'area.json is missing'],
    [
      'when its manifest says that it is an ES module',
      () =>
        write('mf-manifest.json', {
          ...manifest,
          metaData: { ...metaData, remoteEntry: { name: 'entry.js', type: 'module' } },
        }),
      'entry.js: not a script. ES modules are not accepted, such as the output of Vite',
    ],
    [
      'when its entry is an ES module',
      () => write('entry.js', 'export const get = () => {}'),
      'entry.js: not a script',
    ],
    ['when a chunk of it is an ES module', () => write('later.js', "import './remote.js'"), 'later.js: not a script'],
    [
      'when its chunks are loaded without integrity',
      () => write('entry.js', 'var mf_equipment_1'),
      'entry.js loads later.js, remote.js without integrity',
    ],
    [
      'with a style sheet',
      () => write('main.css', 'a {}'),
      'main.css: the hash of a style sheet of an external area cannot be checked',
    ],
    ['with a page', () => write('index.html', '<p>'), 'index.html: only scripts, pictures and fonts are published'],
    [
      'when its files have an address already',
      () => write('mf-manifest.json', { ...manifest, metaData: { ...metaData, publicPath: '/static/' } }),
      'its publicPath is /static/but must be auto',
    ],
    [
      'when it exposes no area',
      () => write('mf-manifest.json', { ...manifest, exposes: [] }),
      'it exposes no ./remote',
    ],
    [
      'when a file is missing',
      () => rmSync(join(from, 'remote.js')),
      'remote.js is named in mf-manifest.json but is missing',
    ],
    ['under the name of another area', () => areaFile({ name: 'mf-agenda' }), 'its descriptor names it mf-agenda'],
    [
      'when it does not state the React version it requires',
      () => areaFile({ requires: { shared: '^0.1.0' } }),
      'requires lacks a version of react',
    ],
  ])('%s', async (_sentence, damage, message) => {
    damage()
    await expect(prepared()).rejects.toThrow(message)
  })

  it('when its folder is missing', async () => {
    await expect(outsideBuild('mf-equipment', join(folder, 'nowhere'), folder)).rejects.toThrow('mf-manifest.json')
  })
})

describe('publishing an external build', () => {
  const quiet = { report: () => {}, withoutSmoke: 'it renders nothing', withoutConformance: 'it renders nothing' }
  beforeEach(async () => {
    await addTestBuild(store(), 'shell', '1', {
      provides: { shared: '0.1.0', react: '19.3.1', '@module-federation/runtime': '2.9.2' },
    })
    await changeChannels(store(), { shell: (channel) => published(channel, '1', stamp()) })
  })

  it('makes it live', async () => {
    const { id } = await prepared()
    expect(await publish(store(), 'mf-equipment', { from, ...quiet })).toContain(`mf-equipment ${id} is live.`)
    expect((await compose(store())).areas['mf-equipment']).toMatchObject({ current: id })
  })

  it('checks it against the live shell like any build', async () => {
    write('area.json', { descriptor, takes: { 'shared/ui': ['Slider'] } })
    await expect(publish(store(), 'mf-equipment', { from, ...quiet })).rejects.toThrow(
      'mf-equipment imports names that this shell lacks: shared/ui: Slider',
    )
  })

  it('rejects a second build with the container of the first', async () => {
    await publish(store(), 'mf-equipment', { from, ...quiet })
    await publish(store(), 'mf-equipment', { from, ...quiet })
    write('later.js', 'later()')
    await expect(publish(store(), 'mf-equipment', { from, ...quiet })).rejects.toThrow(
      'mf_equipment_1 is the container of mf-equipment',
    )
  })

  it('rejects an area that is built in this repository', async () => {
    await expect(publish(store(), 'mf-agenda', { from, ...quiet })).rejects.toThrow('publish it without --from')
  })
})
