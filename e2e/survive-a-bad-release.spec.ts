import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { AreaBuild } from 'shared/federation'
import { demoPassword } from './support/member.ts'
import { rewrite, startOrigin } from './support/origin.ts'
import type { Fault, Origin } from './support/origin.ts'

/** mf-agenda is released once more, and the release is bad. The build before takes over, in the same page, in time. */

const seconds = { broken: 2, starting: 5, silent: 12 }

let origin: Origin
let token = ''
let good = ''

test.describe.configure({ mode: 'parallel', timeout: 40_000 })
test.beforeAll(async ({ baseURL, playwright }) => {
  origin = await startOrigin(baseURL ?? '')
  good = origin.channelOf('mf-agenda').current
  const api = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const answer = await api.post('/api/login', { data: { email: 'ultime@demo.complice.fr', password: demoPassword } })
  ;({ token } = await answer.json())
  await api.dispose()
})
test.afterAll(() => origin?.stop())
test.beforeEach(async ({ page }) => {
  await page.addInitScript((jwtToken) => {
    localStorage.setItem('jwtToken', jwtToken)
    localStorage.setItem('complice.tourSeen', '1')
    localStorage.setItem('complice.cookies', JSON.stringify({ items: [], at: new Date().toISOString() }))
    sessionStorage.setItem('documents', String(Number(sessionStorage.getItem('documents')) + 1))
    setInterval(() => {
      const shown = document.querySelector('#contenu h1')?.textContent === 'Rendez-vous'
      if (!shown) Reflect.set(window, 'shownAt', undefined)
      else if (Reflect.get(window, 'shownAt') === undefined) Reflect.set(window, 'shownAt', Date.now())
    }, 10)
  }, token)
})

type Edit = (build: AreaBuild, folder: string) => void

const chunk = (build: AreaBuild): string => build.first.find((file) => file.endsWith('.js')) ?? ''

/** The agenda's own files: of its pages, the one with a style sheet. */
function lazy(folder: string, ending: '.js' | '.css'): string {
  const names = readdirSync(folder)
  const [page] = names.find((file) => file.endsWith('.css'))?.split('.') ?? []
  return names.find((file) => file.startsWith(`${page}.`) && file.endsWith(ending)) ?? ''
}

const inExposed =
  (change: (source: string) => string): Edit =>
  (build, folder) => {
    rewrite(folder, chunk(build), (source) => {
      const changed = change(source)
      if (changed === source) throw new Error('The build is not written as this journey knows it')
      return changed
    })
  }
const exposing = (fields: string) => inExposed((source) => source.replace('contract:1,', `contract:1,${fields},`))
const drawing = (statement: (react: string) => string) =>
  inExposed((source) =>
    source.replace(/(Root:function\(\w*\)\{)/, `$1${statement(/\(0,(\w+)\.lazy\)/.exec(source)?.[1] ?? '')}`),
  )
const drawingThePage = (statement: (react: string) => string) =>
  inExposed((source) =>
    source.replace(
      /\.then\(\(\{AgendaPage:\w+\}\)=>\(\{default:\w+\}\)\)/,
      `.then(()=>({default:function(){${statement(/\(0,(\w+)\.lazy\)/.exec(source)?.[1] ?? '')};return null}}))`,
    ),
  )

const boom = 'throw new Error("a bad release")'
const inAnEffect = (react: string) => `${react}.useEffect(()=>{${boom}},[]);`
const whole =
  (text: string, of: (build: AreaBuild, folder: string) => string): Edit =>
  (build, folder) =>
    rewrite(folder, of(build, folder), () => text)
const entry = ({ entry: file }: AreaBuild): string => file
const pageChunk = (_build: AreaBuild, folder: string): string => lazy(folder, '.js')

const released: [sentence: string, edit: Edit, limit: number][] = [
  ['its entry throws', whole(boom, entry), seconds.broken],
  [
    'its entry is cut short',
    (build, folder) => rewrite(folder, build.entry, (source) => source.slice(0, 900)),
    seconds.broken,
  ],
  [
    'its entry is an empty object',
    (build, folder) => rewrite(folder, build.entry, () => `var ${build.container} = {}`),
    seconds.broken,
  ],
  ['its exposed chunk throws', whole(boom, chunk), seconds.broken],
  [
    'its exposed chunk is cut short',
    (build, folder) => rewrite(folder, chunk(build), (source) => source.slice(0, 300)),
    seconds.broken,
  ],
  ['its exposed chunk is an empty object', whole('({})', chunk), seconds.broken],
  ['it throws while loading', exposing(`get x(){return 1},y:(()=>{${boom}})()`), seconds.broken],
  ['it exposes nothing', inExposed((source) => source.replace('"default",0,', '"other",0,')), seconds.broken],
  ['it exposes no component', inExposed((source) => source.replace('Root:function', 'Riot:function')), seconds.broken],
  ['it speaks another contract', inExposed((source) => source.replace('contract:1', 'contract:2')), seconds.broken],
  ['it throws while starting', exposing(`init(){${boom}}`), seconds.broken],
  ['its start is refused', exposing('init:()=>Promise.reject(new Error("a bad release"))'), seconds.broken],
  ['its start never ends', exposing('init:()=>new Promise(()=>{})'), seconds.starting],
  ['it throws at its first drawing', drawing(() => `${boom};`), seconds.broken],
  ['it throws in its first effect', drawing(inAnEffect), seconds.broken],
  ['its page throws at its first drawing', drawingThePage(() => boom), seconds.broken],
  ['its page throws in its first effect', drawingThePage(inAnEffect), seconds.broken],
  ['the chunk of its page throws', whole(boom, pageChunk), seconds.broken],
  [
    'the chunk of its page is cut short',
    (_build, folder) => rewrite(folder, lazy(folder, '.js'), (source) => source.slice(0, 2000)),
    seconds.broken,
  ],
]

const files: [sentence: string, of: (build: AreaBuild, folder: string) => string][] = [
  ['its entry', entry],
  ['its exposed chunk', chunk],
  ['the chunk of its page', pageChunk],
  ['the style sheet of its page', (_build, folder) => lazy(folder, '.css')],
]
const faults: [sentence: string, fault: Fault, limit: number][] = [
  ['is gone (404)', 404, seconds.broken],
  ['is answered with 500', 500, seconds.broken],
  ['is cut off', 'reset', seconds.broken],
  ['is answered with a page', 'html', seconds.broken],
  ['was tampered with', 'changed', seconds.broken],
  ['never comes', 'hang', seconds.silent],
]

/** What the bad build is called differs in each test: browsers remember files. */
let rank = 0
async function release(edit?: Edit): Promise<string> {
  if (origin.channelOf('mf-agenda').current !== good) await origin.rollBack('mf-agenda')
  rank += 1
  const build = origin.copyBuild('mf-agenda', `bad${rank}`, edit)
  await origin.publish('mf-agenda', build)
  expect(origin.channelOf('mf-agenda')).toMatchObject({ current: build, previous: good })
  return build
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

async function theBuildBeforeTakesOver(page: Page, bad: string, limit: number): Promise<void> {
  await page.goto(`${origin.address}/pros/user`)
  await expect(page.getByRole('heading', { level: 1, name: 'Mes informations' })).toBeVisible()
  const asked = origin.asked.length
  await menuOf(page).getByRole('link', { name: 'Rendez-vous', exact: true }).click()
  const since = Date.now()
  if (limit === seconds.silent)
    await expect(page.getByText("C'est plus long que d'habitude")).toBeVisible({ timeout: 6000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Rendez-vous' })).toBeVisible({
    timeout: limit * 1000 + 5000,
  })
  const shownAt: number = await page.evaluate(() => Reflect.get(window, 'shownAt'))
  expect(shownAt - since).toBeLessThan(limit * 1000)
  const requests = origin.asked.slice(asked)
  for (const build of [bad, good]) expect(requests.some(({ url }) => url.startsWith(`/mf/agenda/${build}/`))).toBe(true)
  expect(
    await page.evaluate(() => [
      sessionStorage.getItem('documents'),
      Reflect.get(window, 'intruder'),
      getComputedStyle(document.body).opacity,
    ]),
  ).toEqual(['1', undefined, '1'])
}

async function theOtherAreasAreUnharmed(page: Page): Promise<void> {
  const menu = menuOf(page)
  for (const [link, title] of [
    [menu.getByRole('link', { name: 'Patients', exact: true }), 'Patients'],
    [menu.getByRole('link', { name: 'Factures', exact: true }), 'Factures'],
    [page.getByRole('link', { name: 'Mon profil' }), 'Mes informations'],
  ] as const) {
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  // No link leads there for whoever is signed in.
  await page.evaluate(() => {
    history.pushState(null, '', '/therapists')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1, name: /praticien/i })).toBeVisible()
}

for (const [sentence, edit, limit] of released) {
  test(`a release is survived when ${sentence}`, async ({ page }) => {
    const bad = await release(edit)
    await theBuildBeforeTakesOver(page, bad, limit)
    await theOtherAreasAreUnharmed(page)
  })
}

for (const [what, of] of files) {
  for (const [sentence, fault, limit] of faults) {
    test(`a release is survived when ${what} ${sentence}`, async ({ page }) => {
      const bad = await release()
      const folder = `${origin.distDir}/mf/agenda/${bad}`
      const path = `/mf/agenda/${bad}/${of(origin.buildOf('mf-agenda', bad), folder)}`
      origin.trouble(path, fault)
      await theBuildBeforeTakesOver(page, bad, limit)
      await theOtherAreasAreUnharmed(page)
      origin.trouble(path, undefined)
    })
  }
}
