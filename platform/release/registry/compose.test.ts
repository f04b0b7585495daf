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

const put = (path: string, value: unknown) => {
  mkdirSync(join(distDir, path, '..'), { recursive: true })
  writeFileSync(join(distDir, path), JSON.stringify(value))
}
const read = (path: string) => readFileSync(join(distDir, path), 'utf8')

async function publish(
  name: AreaName,
  build: string,
  change: Partial<AreaDescriptor> = {},
  pages?: RemoteBuild['pages'],
): Promise<void> {
  putBuild(name, build, change, pages)
  await putLive(distDir, name, build)
}

function putBuild(name: AreaName, build: string, change: Partial<AreaDescriptor>, pages?: RemoteBuild['pages']): void {
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
    ...change,
  }
  put(`mf/${folder}/${build}/remote.json`, {
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

const preloadOf = (file: string, letter: string, media: string) =>
  `href="/mf/agenda/2/${file}" integrity="${hash(letter)}" media="${media}">`

beforeEach(async () => {
  distDir = mkdtempSync(join(tmpdir(), 'compose-'))
  put('shell/1/shell.json', {
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

describe('the composed registry', () => {
  it('contains the live builds, with the hash of every script', async () => {
    const { areas } = await compose(distDir)
    expect(areas['mf-agenda']?.current).toBe('1')
    expect(areas['mf-agenda']?.builds['1']?.files).toEqual({ 'remoteEntry.js': hash('a'), 'remote.js': hash('b') })
  })

  it('has a serial that grows only with a change', async () => {
    const { serial } = await compose(distDir)
    expect((await compose(distDir)).serial).toBe(serial)
    await publish('mf-agenda', '2')
    expect((await compose(distDir)).serial).toBe(serial + 1)
  })

  it.each([
    ['lost', () => rmSync(join(distDir, 'registry.json'))],
    ['corrupted', () => writeFileSync(join(distDir, 'registry.json'), '{"schema":1,')],
  ])('has a higher serial even after the file was %s', async (_word, lose) => {
    const { serial } = await compose(distDir)
    lose()
    expect((await compose(distDir)).serial).toBeGreaterThan(serial)
  })

  it('has a higher serial after a new build of the shell', async () => {
    const { serial } = await compose(distDir)
    put('shell/2/shell.json', JSON.parse(read('shell/1/shell.json').replaceAll('/shell/1/', '/shell/2/')))
    await putLive(distDir, 'shell', '2')
    expect(await compose(distDir)).toMatchObject({ serial: serial + 1, shell: '2' })
  })

  it('starts complete pages on first use, by the small script of the shell', async () => {
    await compose(distDir)
    expect(read('pages/mf-agenda.start-on-use.html')).toBe(read('pages/mf-agenda.head.html'))
    put('shell/2/shell.json', {
      ...JSON.parse(read('shell/1/shell.json').replaceAll('/shell/1/', '/shell/2/')),
      starter: 'main.css',
    })
    await putLive(distDir, 'shell', '2')
    await compose(distDir)
    const [head = '', template = ''] = read('pages/mf-agenda.start-on-use.html').split('<template id="shell-scripts">')
    expect(head).not.toContain('<script')
    const [scripts = '', , rest = ''] = template.split('</template>')
    expect(scripts.match(/(?<=src=")[^"]+/g)).toEqual(['/shell/2/main.js', '/mf/agenda/1/remote.js'])
    expect(rest.match(/(?<=src=")[^"]+/g)).toEqual(['/shell/2/main.css'])
  })

  it('names the card of shared links of the live shell, or the icon for a shell without a card', async () => {
    await compose(distDir)
    expect(read('pages/mf-agenda.card.html')).toBe('/shell/1/icon.svg')
    const manifest: Record<string, unknown> = JSON.parse(
      read('shell/1/shell.json').replaceAll('/shell/1/', '/shell/2/'),
    )
    put('shell/2/shell.json', { ...manifest, files: { ...Object(manifest['files']), 'card.jpg': hash('c') } })
    await putLive(distDir, 'shell', '2')
    await compose(distDir)
    expect(read('pages/mf-agenda.card.html')).toBe('/shell/2/card.jpg')
  })

  it("preloads the title font of composed pages in addition to each page's fonts", async () => {
    await compose(distDir)
    expect(read('pages/mf-agenda.title-font.html').trim()).toBe('')
    put('shell/2/shell.json', {
      ...JSON.parse(read('shell/1/shell.json').replaceAll('/shell/1/', '/shell/2/')),
      titleFonts: ['bitter.woff2'],
    })
    await putLive(distDir, 'shell', '2')
    await compose(distDir)
    const preloaded = (part: string) => read(part).match(/(?<=as="font" type="font\/woff2" href=")[^"]+/g)
    expect(preloaded('pages/mf-agenda.title-font.html')).toEqual(['/shell/2/bitter.woff2'])
    expect(preloaded('pages/mf-agenda.head.html')).toEqual(['/shell/2/figtree.woff2'])
  })

  it('leaves out what only releases need', async () => {
    await publish('mf-agenda', '2')
    await publish('mf-agenda', '3')
    expect(read('mf/agenda/channel.json')).toContain('"retired"')
    expect(Object.keys((await compose(distDir)).areas['mf-agenda'] ?? {})).toEqual(['current', 'previous', 'builds'])
  })

  it('keeps the previous build as a fallback', async () => {
    await publish('mf-agenda', '2')
    const { areas } = await compose(distDir)
    expect(areas['mf-agenda']).toMatchObject({ current: '2', previous: '1' })
    expect(Object.keys(areas['mf-agenda']?.builds ?? {})).toEqual(['2', '1'].toSorted())
  })
})

describe('an area whose channel was changed by hand', () => {
  it.each([
    ['names a missing build', { current: '9' }],
    ['is not a channel', { live: '2' }],
    ['claims a path of another area', { current: 'greedy' }],
    ['requires another platform', { current: 'ahead' }],
  ])('is unchanged when it %s, and blocks no release', async (_sentence, channel) => {
    await publish('mf-finance', '1')
    const paths = [{ path: '/agenda', title: 'x', audience: 'public' } as const]
    putBuild('mf-finance', 'greedy', { paths })
    putBuild('mf-finance', 'ahead', { requires: { shared: '^0.2.0' } })
    put('mf/finance/channel.json', channel)
    await publish('mf-agenda', '2')
    const { areas } = await compose(distDir)
    expect([areas['mf-agenda']?.current, areas['mf-finance']?.current]).toEqual(['2', '1'])
    expect(read('pages/mf-finance.html')).toContain('/mf/finance/1/remote.js')
  })
})

describe('the page of an area', () => {
  it("preloads the area's code with the shell's, and no other area's", async () => {
    await publish('mf-finance', '1')
    await compose(distDir)
    const page = read('pages/mf-agenda.html')
    expect(page).toContain(
      `<link rel="preload" as="script" href="/mf/agenda/1/remoteEntry.js" integrity="${hash('a')}">`,
    )
    expect(page).toContain(`<script defer src="/shell/1/main.js" integrity="${hash('d')}"></script>`)
    const [, whenShellRuns = ''] = /<template id="page-preloads">(.*)<\/template>/.exec(page) ?? []
    expect(whenShellRuns).toContain(`<script async src="/mf/agenda/1/remote.js" integrity="${hash('b')}"></script>`)
    expect(whenShellRuns).toContain(`<link rel="preload" as="script" href="/shell/1/form.js" integrity="${hash('f')}">`)
    expect(page).not.toMatch(/(src|href)="\/mf\/finance/)
    expect(read('index.html')).not.toMatch(/(src|href)="\/mf\//)
  })

  it("is written at each of the area's paths, and removed from former ones", async () => {
    await compose(distDir)
    expect(read('pages/at/agenda/page.html')).toBe(read('pages/mf-agenda.html'))
    await publish('mf-agenda', '2', { paths: [{ path: '/pros/session/:id?', title: 'x', audience: 'public' }] })
    await compose(distDir)
    expect(read('pages/at/pros/session/page.html')).toBe(read('pages/mf-agenda.html'))
    for (const ending of ['', '.br', '.gz'])
      expect(existsSync(join(distDir, `pages/at/agenda/page.html${ending}`))).toBe(false)
  })

  describe('with its own files', () => {
    const week = { path: '/pros/sessions', title: 'x', audience: 'public' } as const
    const pages = {
      '/pros/sessions': [
        { files: ['photo.png'], doors: [], screens: 'withoutMouse' as const },
        { files: ['remote.js'], doors: ['shared/ui/form'], screens: 'withMouse' as const },
      ],
    }

    it('preloads them only at its path, each for the screens it is meant for', async () => {
      await publish('mf-agenda', '2', { paths: [week, { ...week, path: '/pros/animals' }] }, pages)
      await compose(distDir)
      const page = read('pages/at/pros/sessions/page.html')
      expect(page).toContain(preloadOf('photo.png', 'c', `not all and ${mouseMedia}`))
      expect(page).toContain(preloadOf('remote.js', 'b', mouseMedia))
      expect(read('pages/at/pros/animals/page.html')).not.toContain(' media=')
    })

    it('preloads none when another path of the area begins with the same prefix', async () => {
      await publish('mf-agenda', '2', { paths: [week, { ...week, path: '/pros/sessions/:id' }] }, pages)
      await compose(distDir)
      expect(read('pages/at/pros/sessions/page.html')).not.toContain(' media=')
    })

    it('preloads none when the area is closed', async () => {
      await publish('mf-agenda', '2', { paths: [week] }, pages)
      put('mf/agenda/channel.json', { current: '2', disabled: true })
      await compose(distDir)
      expect(read('pages/at/pros/sessions/page.html')).not.toMatch(/(src|href)="\/mf\//)
    })
  })

  it('contains the registry, which cannot close its script element', async () => {
    await publish('mf-agenda', '2', { title: '</script><script>alert(1)</script>' })
    await compose(distDir)
    const page = read('index.html')
    expect(page).not.toContain('alert(1)</script>')
    const data = /id="complice">(.*?)<\/script>/.exec(page)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({ registry: { schema: 1, areas: { 'mf-agenda': { current: '2' } } } })
  })

  it('preloads no code of a disabled area', async () => {
    put('mf/agenda/channel.json', { current: '1', disabled: true })
    await compose(distDir)
    expect(read('pages/mf-agenda.html')).not.toMatch(/(src|href)="\/mf\//)
  })
})
