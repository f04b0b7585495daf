import { expect, test } from '@playwright/test'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { AreaBuild } from 'shared/federation'
import { badBuilds, badFiles } from '../../platform/release/testing/badReleases.ts'
import type { LoaderWait } from '../../platform/release/testing/badReleases.ts'
import { startOrigin } from '../../platform/release/testing/releaseOrigin.ts'
import type { Origin } from '../../platform/release/testing/releaseOrigin.ts'
import { expectLive } from '../support/live.ts'
import { signInAs } from '../support/member.ts'
import { createReusedTab } from '../support/reusedTab.ts'

/**
 * A bad release of mf-agenda is published. The previous build takes over in the same page, and nothing else breaks.
 * `npm run bench:web -- --only faults` measures how long that takes, for every fault of every file.
 */

let origin: Origin
let goodBuild = ''

test.describe.configure({ mode: 'parallel' })
test.beforeAll(async ({ baseURL }) => {
  origin = await startOrigin(baseURL ?? '')
  goodBuild = origin.channelOf('mf-agenda').current
})
test.afterAll(() => origin?.stop())

const getTab = createReusedTab()

async function openMemberTab(browser: Browser, request: APIRequestContext): Promise<Page> {
  const page = await getTab(browser)
  await signInAs(page, request, 'ultime@demo.complice.fr')
  return page
}

/** Number of bad builds so far, for a distinct name of each, because browsers cache files. */
let releaseCount = 0
async function releaseBadBuild(edit?: (build: AreaBuild, folder: string) => void): Promise<string> {
  releaseCount += 1
  const build = origin.copyBuild('mf-agenda', `bad${releaseCount}`, edit, goodBuild)
  await origin.publishAfter('mf-agenda', goodBuild, build)
  expect(origin.channelOf('mf-agenda')).toMatchObject({ current: build, previous: goodBuild })
  return build
}

const getMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

/** Checks that the previous build is shown in the same document, and that no unwanted code of the bad build ran. */
async function expectPreviousBuild(page: Page, badBuild: string, wait: LoaderWait): Promise<void> {
  // Opens a page that the shell renders without an area.
  await page.goto(`${origin.address}/pros/nothing-here`)
  await expectLive(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const requestCount = origin.requests.length
  await getMenu(page).getByRole('link', { name: 'Rendez-vous', exact: true }).click()
  if (wait === 'file') await expect(page.getByText("C'est plus long que d'habitude")).toBeVisible()
  const heading = page.getByRole('heading', { level: 1, name: 'Rendez-vous' })
  await expect(heading).toBeVisible()
  expect(origin.requests.slice(requestCount).some(({ url }) => url.startsWith(`/mf/agenda/${badBuild}/`))).toBe(true)
  // The browser may still have cached the files of the good build.
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(files.some((file) => file.includes(`/mf/agenda/${goodBuild}/`))).toBe(true)
  expect(
    await page.evaluate(() => [
      Reflect.get(window, 'isSameDocument'),
      Reflect.get(window, 'intruder'),
      getComputedStyle(document.body).opacity,
    ]),
  ).toEqual([true, undefined, '1'])
  await expect(heading).toBeVisible()
}

const openOtherAreas: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await getMenu(page).getByRole('link', { name: 'Patients', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible()
  },
  async (page) => {
    await getMenu(page).getByRole('link', { name: 'Factures', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Factures' })).toBeVisible()
  },
  async (page) => {
    await page.getByRole('link', { name: 'Mon profil' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mes informations' })).toBeVisible()
  },
  async (page) => {
    // Navigates by the history, because signed-in members have no link to this page.
    await page.evaluate(() => {
      history.pushState(null, '', '/therapists')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByRole('heading', { level: 1, name: /praticien/i })).toBeVisible()
  },
]

/**
 * Returns the areas to check after a case. These are all areas if bad code ran, which could have broken any of them,
 * and otherwise one area, a different one from case to case.
 */
const chooseAreasToVisit = (index: number, runsBadCode = false) =>
  runsBadCode ? openOtherAreas : openOtherAreas.slice(index % openOtherAreas.length).slice(0, 1)

for (const [index, { description, edit, wait, runsBadCode }] of badBuilds.entries()) {
  test(`recovers from a bad release when ${description}`, async ({ browser, request }) => {
    const page = await openMemberTab(browser, request)
    const badBuild = await releaseBadBuild(edit)
    await expectPreviousBuild(page, badBuild, wait)
    expect(await page.evaluate(() => Reflect.get(window, 'badCodeRan'))).toBe(runsBadCode)
    for (const openArea of chooseAreasToVisit(index, runsBadCode)) await openArea(page)
  })
}

/**
 * The loader treats every failure to load a file alike. Therefore each kind of failure is tested with the entry file,
 * but only a missing file, a changed file and a response that never arrives with the other files.
 */
const testedFiles = badFiles.filter(
  ({ file, fault }) => file === 'its entry' || fault === 404 || fault === 'changed' || fault === 'hang',
)

for (const [index, { description, fileOf, fault, wait }] of testedFiles.entries()) {
  test(`recovers from a bad release when ${description}`, async ({ browser, request }) => {
    const page = await openMemberTab(browser, request)
    const badBuild = await releaseBadBuild()
    const folder = `${origin.distDir}/mf/agenda/${badBuild}`
    const path = `/mf/agenda/${badBuild}/${fileOf(origin.buildOf('mf-agenda', badBuild), folder)}`
    origin.setFault(path, fault)
    await expectPreviousBuild(page, badBuild, wait)
    for (const openArea of chooseAreasToVisit(index)) await openArea(page)
    origin.setFault(path, undefined)
  })
}
