import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { describeArea } from 'shared/federation'
import { mouseMedia } from 'shared/federation/mouseMedia'
import type { AreaDescriptor, AreaName } from 'shared/federation'
import type { RemoteBuild } from '../../build/buildOne.ts'
import { compose } from './compose.ts'
import { putLive } from '../putLive.ts'

const hash = (letter: string) => `sha384-${letter.repeat(64)}`
let distDir = ''

const writeJson = (path: string, value: unknown) => {
  mkdirSync(join(distDir, path, '..'), { recursive: true })
  writeFileSync(join(distDir, path), JSON.stringify(value))
}
const readText = (path: string) => readFileSync(join(distDir, path), 'utf8')

async function publish(
  name: AreaName,
  build: string,
  descriptorChanges: Partial<AreaDescriptor> = {},
  pages?: RemoteBuild['pages'],
): Promise<void> {
  putBuild(name, build, descriptorChanges, pages)
  await putLive(distDir, name, build)
}

function putBuild(
  name: AreaName,
  build: string,
  descriptorChanges: Partial<AreaDescriptor>,
  pages?: RemoteBuild['pages'],
): void {
  const folder = name.slice('mf-'.length)
  const descriptor = {
    ...describeArea({
      name,
      title: folder,
      requires: { shared: '^0.1.0' },
      paths: [{ path: `/${folder}`, title: folder, audience: 'public' }],
      menu: [],
      tour: [],
    }),
    ...descriptorChanges,
  }
  writeJson(`mf/${folder}/${build}/remote.json`, {
    base: `/mf/${folder}/${build}/`,
    container: `mf_${folder}_${build}`,
    entry: 'remoteEntry.js',
    first: ['remote.js'],
    files: { 'remoteEntry.js': hash('a'), 'remote.js': hash('b'), 'photo.png': hash('c') },
    descriptor,
    takes: { 'shared/ui': ['Box'] },
    doors: ['shared/ui', 'shared/ui/form'],
    pages,
  })
}

const preloadEndOf = (file: string, letter: string, media: string) =>
  `href="/mf/agenda/2/${file}" integrity="${hash(letter)}" media="${media}">`

beforeEach(async () => {
  distDir = mkdtempSync(join(tmpdir(), 'compose-'))
  writeJson('shell/1/shell.json', {
    base: '/shell/1/',
    scripts: ['main.js'],
    styles: ['main.css'],
    fonts: ['figtree.woff2'],
    files: { 'main.js': hash('d'), 'main.css': hash('e'), 'form.js': hash('f'), 'common.js': hash('0') },
    provides: { shared: '0.1.0' },
    gives: { 'shared/ui': ['Alert', 'Box'] },
    doors: { 'shared/ui': [], 'shared/ui/form': ['form.js', 'common.js'] },
  })
  await putLive(distDir, 'shell', '1')
  await publish('mf-agenda', '1')
})
afterEach(() => rmSync(distDir, { recursive: true }))

describe('compose: the registry and its pages', () => {
  it('lists the live builds with the hash of every script', async () => {
    const { areas } = await compose(distDir)
    expect(areas['mf-agenda']?.current).toBe('1')
    expect(areas['mf-agenda']?.builds['1']?.files).toEqual({ 'remoteEntry.js': hash('a'), 'remote.js': hash('b') })
  })

  it('raises the serial of the registry only when its content changes', async () => {
    const { serial } = await compose(distDir)
    expect((await compose(distDir)).serial).toBe(serial)
    await publish('mf-agenda', '2')
    expect((await compose(distDir)).serial).toBe(serial + 1)
  })

  it.each([
    ['lost', () => rmSync(join(distDir, 'registry.json'))],
    ['corrupted', () => writeFileSync(join(distDir, 'registry.json'), '{"schema":1,')],
  ])('writes a registry with a higher serial after the file was %s', async (_caseName, damageRegistry) => {
    const { serial } = await compose(distDir)
    damageRegistry()
    expect((await compose(distDir)).serial).toBeGreaterThan(serial)
  })

  it('raises the serial after a new build of the shell', async () => {
    const { serial } = await compose(distDir)
    writeJson('shell/2/shell.json', JSON.parse(readText('shell/1/shell.json').replaceAll('/shell/1/', '/shell/2/')))
    await putLive(distDir, 'shell', '2')
    expect(await compose(distDir)).toMatchObject({ serial: serial + 1, shell: '2' })
  })

  it("puts the shell's scripts of a composed page into a template for the starter script, when the shell has one", async () => {
    await compose(distDir)
    expect(readText('pages/mf-agenda.start-on-use.html')).toBe(readText('pages/mf-agenda.head.html'))
    writeJson('shell/2/shell.json', {
      ...JSON.parse(readText('shell/1/shell.json').replaceAll('/shell/1/', '/shell/2/')),
      starter: 'main.css',
    })
    await putLive(distDir, 'shell', '2')
    await compose(distDir)
    const [htmlHead = '', template = ''] = readText('pages/mf-agenda.start-on-use.html').split(
      '<template id="shell-scripts">',
    )
    expect(htmlHead).not.toContain('<script')
    const [scripts = '', , afterTemplates = ''] = template.split('</template>')
    expect(scripts.match(/(?<=src=")[^"]+/g)).toEqual(['/shell/2/main.js', '/mf/agenda/1/remote.js'])
    expect(afterTemplates.match(/(?<=src=")[^"]+/g)).toEqual(['/shell/2/main.css'])
  })

  it("writes the address of the live shell's preview picture for shared links, or of the shell's icon without such a picture", async () => {
    await compose(distDir)
    expect(readText('pages/mf-agenda.card.html')).toBe('/shell/1/icon.svg')
    const manifest: Record<string, unknown> = JSON.parse(
      readText('shell/1/shell.json').replaceAll('/shell/1/', '/shell/2/'),
    )
    writeJson('shell/2/shell.json', { ...manifest, files: { ...Object(manifest['files']), 'card.jpg': hash('c') } })
    await putLive(distDir, 'shell', '2')
    await compose(distDir)
    expect(readText('pages/mf-agenda.card.html')).toBe('/shell/2/card.jpg')
  })

  it('preloads the title font only in composed pages, and the other fonts in every page', async () => {
    await compose(distDir)
    expect(readText('pages/mf-agenda.title-font.html').trim()).toBe('')
    writeJson('shell/2/shell.json', {
      ...JSON.parse(readText('shell/1/shell.json').replaceAll('/shell/1/', '/shell/2/')),
      titleFonts: ['bitter.woff2'],
    })
    await putLive(distDir, 'shell', '2')
    await compose(distDir)
    const preloadedFonts = (path: string) => readText(path).match(/(?<=as="font" type="font\/woff2" href=")[^"]+/g)
    expect(preloadedFonts('pages/mf-agenda.title-font.html')).toEqual(['/shell/2/bitter.woff2'])
    expect(preloadedFonts('pages/mf-agenda.head.html')).toEqual(['/shell/2/figtree.woff2'])
  })

  it('omits fields of the channel that browsers do not need', async () => {
    await publish('mf-agenda', '2')
    await publish('mf-agenda', '3')
    expect(readText('mf/agenda/channel.json')).toContain('"retired"')
    expect(Object.keys((await compose(distDir)).areas['mf-agenda'] ?? {})).toEqual(['current', 'previous', 'builds'])
  })

  it('lists the previous build as a fallback', async () => {
    await publish('mf-agenda', '2')
    const { areas } = await compose(distDir)
    expect(areas['mf-agenda']).toMatchObject({ current: '2', previous: '1' })
    expect(Object.keys(areas['mf-agenda']?.builds ?? {})).toEqual(['2', '1'].toSorted())
  })
})

describe('compose, when the channel of an area was edited by hand', () => {
  it.each([
    ['refers to a missing build', { current: '9' }],
    ['is not a channel', { live: '2' }],
    ['refers to a build that claims a path of another area', { current: 'conflicting' }],
    ['refers to a build that requires another version of shared', { current: 'incompatible' }],
  ])(
    "keeps the area's former entry and blocks no release of other areas when the channel %s",
    async (_caseName, channel) => {
      await publish('mf-finance', '1')
      const paths = [{ path: '/agenda', title: 'x', audience: 'public' } as const]
      putBuild('mf-finance', 'conflicting', { paths })
      putBuild('mf-finance', 'incompatible', { requires: { shared: '^0.2.0' } })
      writeJson('mf/finance/channel.json', channel)
      await publish('mf-agenda', '2')
      const { areas } = await compose(distDir)
      expect([areas['mf-agenda']?.current, areas['mf-finance']?.current]).toEqual(['2', '1'])
      expect(readText('pages/mf-finance.html')).toContain('/mf/finance/1/remote.js')
    },
  )
})

describe('the page of an area', () => {
  it('preloads the code of the shell and of the area, but of no other area', async () => {
    await publish('mf-finance', '1')
    await compose(distDir)
    const page = readText('pages/mf-agenda.html')
    expect(page).toContain(
      `<link rel="preload" as="script" href="/mf/agenda/1/remoteEntry.js" integrity="${hash('a')}">`,
    )
    expect(page).toContain(`<script defer src="/shell/1/main.js" integrity="${hash('d')}"></script>`)
    const [, laterPreloads = ''] = /<template id="page-preloads">(.*)<\/template>/.exec(page) ?? []
    expect(laterPreloads).toContain(`<script async src="/mf/agenda/1/remote.js" integrity="${hash('b')}"></script>`)
    expect(laterPreloads).toContain(`<link rel="preload" as="script" href="/shell/1/form.js" integrity="${hash('f')}">`)
    expect(page).not.toMatch(/(src|href)="\/mf\/finance/)
    expect(readText('index.html')).not.toMatch(/(src|href)="\/mf\//)
  })

  it("is written at each of the area's paths, and removed from paths the area no longer claims", async () => {
    await compose(distDir)
    expect(readText('pages/at/agenda/page.html')).toBe(readText('pages/mf-agenda.html'))
    await publish('mf-agenda', '2', { paths: [{ path: '/pros/session/:id?', title: 'x', audience: 'public' }] })
    await compose(distDir)
    expect(readText('pages/at/pros/session/page.html')).toBe(readText('pages/mf-agenda.html'))
    for (const ending of ['', '.br', '.gz'])
      expect(existsSync(join(distDir, `pages/at/agenda/page.html${ending}`))).toBe(false)
  })

  describe('files that only one page of an area needs', () => {
    const weekPath = { path: '/pros/sessions', title: 'x', audience: 'public' } as const
    const pages = {
      '/pros/sessions': [
        { files: ['photo.png'], doors: [], screens: 'withoutMouse' as const },
        { files: ['remote.js'], doors: ['shared/ui/form'], screens: 'withMouse' as const },
      ],
    }

    it('are preloaded only at the path of that page, each only with or only without a mouse', async () => {
      await publish('mf-agenda', '2', { paths: [weekPath, { ...weekPath, path: '/pros/animals' }] }, pages)
      await compose(distDir)
      const page = readText('pages/at/pros/sessions/page.html')
      expect(page).toContain(preloadEndOf('photo.png', 'c', `not all and ${mouseMedia}`))
      expect(page).toContain(preloadEndOf('remote.js', 'b', mouseMedia))
      expect(readText('pages/at/pros/animals/page.html')).not.toContain(' media=')
    })

    it('are not preloaded when the address of the page is the beginning of another path of the area', async () => {
      await publish('mf-agenda', '2', { paths: [weekPath, { ...weekPath, path: '/pros/sessions/:id' }] }, pages)
      await compose(distDir)
      expect(readText('pages/at/pros/sessions/page.html')).not.toContain(' media=')
    })

    it('are not preloaded when the area is disabled', async () => {
      await publish('mf-agenda', '2', { paths: [weekPath] }, pages)
      writeJson('mf/agenda/channel.json', { current: '2', disabled: true })
      await compose(distDir)
      expect(readText('pages/at/pros/sessions/page.html')).not.toMatch(/(src|href)="\/mf\//)
    })
  })

  it('escapes the registry, so that no text in it can close the script element', async () => {
    await publish('mf-agenda', '2', { title: '</script><script>alert(1)</script>' })
    await compose(distDir)
    const page = readText('index.html')
    expect(page).not.toContain('alert(1)</script>')
    const data = /id="complice">(.*?)<\/script>/.exec(page)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({ registry: { schema: 1, areas: { 'mf-agenda': { current: '2' } } } })
  })

  it('preloads no code when the area is disabled', async () => {
    writeJson('mf/agenda/channel.json', { current: '1', disabled: true })
    await compose(distDir)
    expect(readText('pages/mf-agenda.html')).not.toMatch(/(src|href)="\/mf\//)
  })
})
