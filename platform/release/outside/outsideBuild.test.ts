import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { describeArea } from 'shared/federation'
import { sha384 } from '../../build/files.ts'
import { publish } from '../commands/publish.ts'
import { changeChannels } from '../changeChannels.ts'
import { publishedChannel } from '../channel.ts'
import { compose } from '../registry/compose.ts'
import { stamp } from '../stamp.ts'
import { folderStore } from '../store/folderStore.ts'
import { addTestBuild } from '../testing/testBuild.ts'
import { prepareOutsideBuild } from './outsideBuild.ts'

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
let buildFolder = ''
const writeBuildFile = (name: string, content: unknown) =>
  writeFileSync(join(buildFolder, name), typeof content === 'string' ? content : JSON.stringify(content))
const writeAreaFile = (change = {}) =>
  writeBuildFile('area.json', { descriptor: { ...descriptor, ...change }, takes: { 'shared/ui': ['Box'] } })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outside-'))
  buildFolder = mkdtempSync(join(folder, 'from-'))
  writeBuildFile('mf-manifest.json', manifest)
  writeBuildFile('mf-stats.json', {})
  writeAreaFile()
  writeBuildFile('entry.js', entry)
  writeBuildFile('remote.js', 'remote')
  writeBuildFile('later.js', 'later')
})
afterEach(() => rmSync(folder, { recursive: true }))

const store = () => folderStore(join(folder, 'store'))
const prepareBuild = () => prepareOutsideBuild('mf-equipment', buildFolder, folder)

describe('prepareOutsideBuild', () => {
  it("writes the build's manifest with file hashes, container and imported names", async () => {
    const { id, remote, folder: preparedFolder } = await prepareBuild()
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
    expect(JSON.parse(readFileSync(join(preparedFolder, 'remote.json'), 'utf8'))).toEqual(remote)
  })

  it('derives the id from the content of the files', async () => {
    const firstBuild = await prepareBuild()
    expect((await prepareBuild()).id).toBe(firstBuild.id)
    writeBuildFile('later.js', 'later()')
    expect((await prepareBuild()).id).not.toBe(firstBuild.id)
  })

  it("adds a requirement on the federation runtime only when the build uses the shell's runtime", async () => {
    expect((await prepareBuild()).remote.descriptor.requires['@module-federation/runtime']).toBe('^2.9.2')
    writeBuildFile('entry.js', 'var mf_equipment_1 = compliceGuardTag(script, url)')
    expect((await prepareBuild()).remote.descriptor.requires).toEqual(descriptor.requires)
  })
})

describe('prepareOutsideBuild rejects a build', () => {
  it.each<[string, () => void, string]>([
    [
      'without the manifest of Module Federation',
      () => rmSync(join(buildFolder, 'mf-manifest.json')),
      'mf-manifest.json is missing',
    ],
    ['without its descriptor', () => rmSync(join(buildFolder, 'area.json')), 'area.json is missing'],
    [
      'when its manifest declares an ES module',
      () =>
        writeBuildFile('mf-manifest.json', {
          ...manifest,
          metaData: { ...metaData, remoteEntry: { name: 'entry.js', type: 'module' } },
        }),
      'entry.js: not a script. ES modules are not accepted, such as the output of Vite',
    ],
    [
      'when its entry is an ES module',
      () => writeBuildFile('entry.js', 'export const get = () => {}'),
      'entry.js: not a script',
    ],
    [
      'when one of its chunks is an ES module',
      () => writeBuildFile('later.js', "import './remote.js'"),
      'later.js: not a script',
    ],
    [
      'when its chunks are loaded without integrity',
      () => writeBuildFile('entry.js', 'var mf_equipment_1'),
      'entry.js loads later.js, remote.js without integrity',
    ],
    [
      'with a style sheet',
      () => writeBuildFile('main.css', 'a {}'),
      'main.css: the hash of a style sheet of an external area cannot be checked',
    ],
    [
      'with a page',
      () => writeBuildFile('index.html', '<p>'),
      'index.html: only scripts, pictures and fonts are published',
    ],
    [
      'when its public path is fixed',
      () => writeBuildFile('mf-manifest.json', { ...manifest, metaData: { ...metaData, publicPath: '/static/' } }),
      'its publicPath is /static/ but must be auto',
    ],
    [
      'when it exposes no area',
      () => writeBuildFile('mf-manifest.json', { ...manifest, exposes: [] }),
      'it exposes no ./remote',
    ],
    [
      'when a file is missing',
      () => rmSync(join(buildFolder, 'remote.js')),
      'remote.js is named in mf-manifest.json but is missing',
    ],
    ['under the name of another area', () => writeAreaFile({ name: 'mf-agenda' }), 'its descriptor names it mf-agenda'],
    [
      'when it does not state the React version it requires',
      () => writeAreaFile({ requires: { shared: '^0.1.0' } }),
      'requires lacks a version of react',
    ],
  ])('%s', async (_caseName, changeBuild, message) => {
    changeBuild()
    await expect(prepareBuild()).rejects.toThrow(message)
  })

  it('when its folder is missing', async () => {
    await expect(prepareOutsideBuild('mf-equipment', join(folder, 'nowhere'), folder)).rejects.toThrow(
      'mf-manifest.json',
    )
  })
})

describe('publish, of a build made outside this repository', () => {
  const silentOptions = {
    report: () => {},
    withoutSmoke: 'it renders nothing',
    withoutConformance: 'it renders nothing',
  }
  beforeEach(async () => {
    await addTestBuild(store(), 'shell', '1', {
      provides: { shared: '0.1.0', react: '19.3.1', '@module-federation/runtime': '2.9.2' },
    })
    await changeChannels(store(), { shell: (channel) => publishedChannel(channel, '1', stamp()) })
  })

  it('makes the build live', async () => {
    const { id } = await prepareBuild()
    expect(await publish(store(), 'mf-equipment', { from: buildFolder, ...silentOptions })).toContain(
      `mf-equipment ${id} is live.`,
    )
    expect((await compose(store())).areas['mf-equipment']).toMatchObject({ current: id })
  })

  it('rejects a build that imports a name the live shell lacks', async () => {
    writeBuildFile('area.json', { descriptor, takes: { 'shared/ui': ['Slider'] } })
    await expect(publish(store(), 'mf-equipment', { from: buildFolder, ...silentOptions })).rejects.toThrow(
      'mf-equipment imports names that this shell lacks: shared/ui: Slider',
    )
  })

  it('accepts a second publication of the same build, and rejects another build with the same container name', async () => {
    await publish(store(), 'mf-equipment', { from: buildFolder, ...silentOptions })
    await publish(store(), 'mf-equipment', { from: buildFolder, ...silentOptions })
    writeBuildFile('later.js', 'later()')
    await expect(publish(store(), 'mf-equipment', { from: buildFolder, ...silentOptions })).rejects.toThrow(
      'mf_equipment_1 is the container of mf-equipment',
    )
  })

  it('rejects an area that is built in this repository', async () => {
    await expect(publish(store(), 'mf-agenda', { from: buildFolder, ...silentOptions })).rejects.toThrow(
      'publish it without --from',
    )
  })
})
