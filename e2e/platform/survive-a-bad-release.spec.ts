import { expect, test } from '@playwright/test'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { AreaBuild } from 'shared/federation'
import { badBuilds, badFiles } from '../../platform/release/testing/badReleases.ts'
import type { LoaderWait } from '../../platform/release/testing/badReleases.ts'
import { startOrigin } from '../../platform/release/testing/releaseOrigin.ts'
import type { Origin } from '../../platform/release/testing/releaseOrigin.ts'
import { expectLive } from '../support/live.ts'
import { signInAs } from '../support/member.ts'
import { reusedTab } from '../support/reusedTab.ts'

/**
 * A bad release of mf-agenda is published. The previous build takes over in the same page, and nothing else breaks.
 * `npm run bench:web -- --only faults` measures how long that takes, for every fault of every file.
 */

let origin: Origin
let good = ''

test.describe.configure({ mode: 'parallel' })
test.beforeAll(async ({ baseURL }) => {
  origin = await startOrigin(baseURL ?? '')
  good = origin.channelOf('mf-agenda').current
})
test.afterAll(() => origin?.stop())

const tabOf = reusedTab()

async function memberTab(browser: Browser, request: APIRequestContext): Promise<Page> {
  const page = await tabOf(browser)
  await signInAs(page, request, 'ultime@demo.complice.fr')
  return page
}

/** Each bad build has a distinct name, because browsers cache files. */
let rank = 0
async function release(edit?: (build: AreaBuild, folder: string) => void): Promise<string> {
  rank += 1
  const build = origin.copyBuild('mf-agenda', `bad${rank}`, edit, good)
  await origin.publishAfter('mf-agenda', good, build)
  expect(origin.channelOf('mf-agenda')).toMatchObject({ current: build, previous: good })
  return build
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

/** Expects the previous build in the same document, and that no unwanted code of the bad build ran. */
async function expectPreviousBuild(page: Page, bad: string, wait: LoaderWait): Promise<void> {
  // A page rendered by the shell alone.
  await page.goto(`${origin.address}/pros/nothing-here`)
  await expectLive(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const before = origin.requests.length
  await menuOf(page).getByRole('link', { name: 'Rendez-vous', exact: true }).click()
  if (wait === 'file') await expect(page.getByText("C'est plus long que d'habitude")).toBeVisible()
  const heading = page.getByRole('heading', { level: 1, name: 'Rendez-vous' })
  await expect(heading).toBeVisible()
  expect(origin.requests.slice(before).some(({ url }) => url.startsWith(`/mf/agenda/${bad}/`))).toBe(true)
  // The browser may still have cached the files of the good build.
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(files.some((file) => file.includes(`/mf/agenda/${good}/`))).toBe(true)
  expect(
    await page.evaluate(() => [
      Reflect.get(window, 'isSameDocument'),
      Reflect.get(window, 'intruder'),
      getComputedStyle(document.body).opacity,
    ]),
  ).toEqual([true, undefined, '1'])
  await expect(heading).toBeVisible()
}

const otherAreas: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await menuOf(page).getByRole('link', { name: 'Patients', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible()
  },
  async (page) => {
    await menuOf(page).getByRole('link', { name: 'Factures', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Factures' })).toBeVisible()
  },
  async (page) => {
    await page.getByRole('link', { name: 'Mon profil' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mes informations' })).toBeVisible()
  },
  async (page) => {
    // Signed-in members have no link to it.
    await page.evaluate(() => {
      history.pushState(null, '', '/therapists')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByRole('heading', { level: 1, name: /praticien/i })).toBeVisible()
  },
]

/** If bad code ran, it could have broken any other area; each case checks one area, and together they check all. */
const areasToVisit = (index: number, runsBadCode = false) =>
  runsBadCode ? otherAreas : otherAreas.slice(index % otherAreas.length).slice(0, 1)

for (const [index, { description, edit, wait, runsBadCode }] of badBuilds.entries()) {
  test(`recovers from a bad release when ${description}`, async ({ browser, request }) => {
    const page = await memberTab(browser, request)
    const bad = await release(edit)
    await expectPreviousBuild(page, bad, wait)
    expect(await page.evaluate(() => Reflect.get(window, 'badCodeRan'))).toBe(runsBadCode)
    for (const expectUnharmed of areasToVisit(index, runsBadCode)) await expectUnharmed(page)
  })
}

/**
 * For the loader, a file that fails to load is one error whatever the reason: every reason is tested on the entry, and
 * of the other files only a hash mismatch and a response that never arrives.
 */
const testedFiles = badFiles.filter(
  ({ file, fault }) => file === 'its entry' || fault === 404 || fault === 'changed' || fault === 'hang',
)

for (const [index, { description, fileOf, fault, wait }] of testedFiles.entries()) {
  test(`recovers from a bad release when ${description}`, async ({ browser, request }) => {
    const page = await memberTab(browser, request)
    const bad = await release()
    const folder = `${origin.distDir}/mf/agenda/${bad}`
    const path = `/mf/agenda/${bad}/${fileOf(origin.buildOf('mf-agenda', bad), folder)}`
    origin.setFault(path, fault)
    await expectPreviousBuild(page, bad, wait)
    for (const expectUnharmed of areasToVisit(index)) await expectUnharmed(page)
    origin.setFault(path, undefined)
  })
}
