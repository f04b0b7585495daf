import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { AreaName } from 'shared/federation'
import { memberIdOf, signInAs } from '../support/member.ts'
import { waitUntilPreloaded, waitUntilStable } from '../support/milestones.ts'
import { rewrite, startOrigin } from '../../platform/release/testing/releaseOrigin.ts'
import type { Origin } from '../../platform/release/testing/releaseOrigin.ts'

/** A page stays open while teams release, roll back, test and disable areas. */

const ultime = 'ultime@demo.complice.fr'
let origin: Origin

test.describe.configure({ mode: 'parallel' })
test.beforeEach(async ({ page, request, baseURL }) => {
  origin = await startOrigin(baseURL ?? '')
  await signInAs(page, request, ultime)
})
test.afterEach(() => origin?.stop())

const getMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const clickMenuLink = (page: Page, name: string) => getMenu(page).getByRole('link', { name, exact: true }).click()
const getHeading = (page: Page, name: string) => page.getByRole('heading', { name })
const getNewVersionNotice = (page: Page) => page.getByText('Une nouvelle version est disponible.')
const listAreaRequests = (folder: string, firstIndex: number) =>
  origin.requests.slice(firstIndex).filter(({ url }) => url.startsWith(`/mf/${folder}/`))
const removeAgendaBuild = (build: string) => origin.setFault(`/mf/agenda/${build}/`, 404)
/** Simulates the return of the network, and waits until the page has received the registry. */
async function triggerReleaseCheck(page: Page): Promise<void> {
  const registry = page.waitForResponse('**/registry.json')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await (await registry).finished()
}

async function openPage(page: Page, path: string, headingName: string): Promise<void> {
  await page.goto(origin.address + path)
  await expect(getHeading(page, headingName)).toBeVisible()
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
}
const expectSameDocument = async (page: Page) =>
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)

/** Publishes a build whose scripts set the attribute `data-<mark>` on the document; returns the build's id. */
async function releaseMarkedBuild(name: AreaName, mark: string): Promise<string> {
  const build = origin.copyBuild(name, mark, ({ first }, folder) => {
    for (const file of first.filter((fileName) => fileName.endsWith('.js')))
      rewrite(folder, file, (source) => `document.documentElement.dataset.${mark}='';${source}`)
  })
  await origin.publish(name, build)
  return build
}

async function typeComment(page: Page) {
  await page.getByRole('button', { name: 'Suivi' }).click()
  await page.getByRole('textbox', { name: 'Commentaires' }).fill('Une séance au calme.')
}

test('shows a release of mf-patients at the next visit, keeps the session being typed, and fetches no other area', async ({
  page,
}) => {
  await openPage(page, '/pros/session', 'Ajouter une séance')
  await typeComment(page)
  // From now on the page must fetch no code but the release.
  await waitUntilPreloaded(page)
  const build = await releaseMarkedBuild('mf-patients', 'newer')
  const requestCount = origin.requests.length
  await triggerReleaseCheck(page)
  await expect(page.getByRole('textbox', { name: 'Commentaires' })).toHaveValue('Une séance au calme.')
  await expect(getNewVersionNotice(page)).toBeHidden()

  await clickMenuLink(page, 'Patients')
  await page.getByRole('dialog').getByRole('button', { name: 'Rester' }).click()
  await expect(page.getByRole('textbox', { name: 'Commentaires' })).toHaveValue('Une séance au calme.')
  await clickMenuLink(page, 'Patients')
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click()
  await expect(getHeading(page, 'Patients')).toBeVisible()
  expect(listAreaRequests('patients', requestCount).some(({ url }) => url.startsWith(`/mf/patients/${build}/`))).toBe(
    true,
  )
  await expect(page.locator('html[data-newer]')).toBeAttached()
  for (const otherArea of ['agenda', 'finance', 'settings', 'public'])
    expect(listAreaRequests(otherArea, requestCount).map(({ url }) => url)).toEqual([])
  await expectSameDocument(page)
})

test('shows a release at the next visit after hovering the menu', async ({ page }) => {
  await openPage(page, '/pros/user', 'Mes informations')
  await clickMenuLink(page, 'Patients')
  await expect(getHeading(page, 'Patients')).toBeVisible()
  await clickMenuLink(page, 'Factures')
  await expect(getHeading(page, 'Factures')).toBeVisible()
  await waitUntilPreloaded(page)
  await releaseMarkedBuild('mf-patients', 'newer')
  const requestCount = origin.requests.length
  // On hover, the page fetches the registry if the last fetch was some seconds ago.
  await expect(async () => {
    await getMenu(page).getByRole('link', { name: 'Factures', exact: true }).hover()
    await getMenu(page).getByRole('link', { name: 'Patients', exact: true }).hover()
    expect(origin.requests.slice(requestCount).some(({ url }) => url === '/registry.json')).toBe(true)
  }).toPass()
  await clickMenuLink(page, 'Patients')
  await expect(getHeading(page, 'Patients')).toBeVisible()
  await expect(page.locator('html[data-newer]')).toBeAttached()
  await expectSameDocument(page)
})

test('offers a release of the displayed area, and asks before discarding typed text', async ({ page }) => {
  await openPage(page, '/pros/session', 'Ajouter une séance')
  // Waits until the page is stable, because until then it would load the new build immediately instead of offering it.
  await waitUntilStable(page, 'agenda')
  await releaseMarkedBuild('mf-agenda', 'newer')
  await triggerReleaseCheck(page)
  await expect(getNewVersionNotice(page)).toBeVisible()
  await typeComment(page)
  await page.getByRole('button', { name: 'Actualiser' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rester' }).click()
  await expect(page.getByRole('textbox', { name: 'Commentaires' })).toHaveValue('Une séance au calme.')
  await expect(page.locator('html[data-newer]')).not.toBeAttached()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Actualiser' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Actualiser' }).click()
  await expect(page.locator('html[data-newer]')).toBeAttached()
  await expect(getHeading(page, 'Ajouter une séance')).toBeVisible()
  await expect(getNewVersionNotice(page)).toBeHidden()
  await expectSameDocument(page)
})

test('shows the previous build on an open page at the next visit after a roll-back, without a new build', async ({
  page,
}) => {
  const formerBuild = origin.channelOf('mf-patients').current
  await releaseMarkedBuild('mf-patients', 'newer')
  await openPage(page, '/pros/patients', 'Patients')
  await expect(page.locator('html[data-newer]')).toBeAttached()
  await clickMenuLink(page, 'Factures')
  const requestCount = origin.requests.length
  await origin.rollBack('mf-patients')
  await triggerReleaseCheck(page)
  await clickMenuLink(page, 'Patients')
  await expect(getHeading(page, 'Patients')).toBeVisible()
  expect(
    listAreaRequests('patients', requestCount).some(({ url }) => url.startsWith(`/mf/patients/${formerBuild}/`)),
  ).toBe(true)
  await expectSameDocument(page)
})

test.describe('a page whose code was removed by a release', () => {
  test('is rendered from the new build automatically', async ({ page }) => {
    const formerBuild = origin.channelOf('mf-agenda').current
    await openPage(page, '/pros/sessions', 'Rendez-vous')
    await waitUntilStable(page, 'agenda')
    await releaseMarkedBuild('mf-agenda', 'newer')
    removeAgendaBuild(formerBuild)
    // The animals, because the agenda preloads the form of a session.
    await clickMenuLink(page, 'Animaux')
    await expect(getHeading(page, 'Animaux')).toBeVisible()
    await expect(page.locator('html[data-newer]')).toBeAttached()
    await expectSameDocument(page)
  })

  test('is closed only after a confirmation if it has typed text', async ({ page }) => {
    const formerBuild = origin.channelOf('mf-agenda').current
    await openPage(page, '/pros/session', 'Ajouter une séance')
    await typeComment(page)
    await waitUntilStable(page, 'agenda')
    await releaseMarkedBuild('mf-agenda', 'newer')
    removeAgendaBuild(formerBuild)
    // Adds a script tag as webpack's loader does when the form opens a lazily loaded part.
    await page.evaluate((address) => {
      const tag = document.createElement('script')
      tag.src = address
      const allowTag: unknown = Reflect.get(window, 'compliceGuardTag')
      if (typeof allowTag === 'function') allowTag(tag, address)
      document.head.append(tag)
    }, `/mf/agenda/${formerBuild}/part-of-the-form.js`)
    const confirmation = page.getByRole('dialog', { name: 'Actualiser sans enregistrer ?' })
    await confirmation.getByRole('button', { name: 'Rester' }).click()
    await expect(confirmation).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Commentaires' })).toHaveValue('Une séance au calme.')
    await expect(getNewVersionNotice(page)).toBeVisible()
    await expectSameDocument(page)
  })
})

/** Waits until the page has stored the signed-in member, whose id and groups decide who gets the canary. */
async function waitForUser(page: Page): Promise<void> {
  await page.goto(`${origin.address}/pros/nothing-here`)
  await expect(page.getByRole('link', { name: /^Mon profil/ })).toContainText(/[A-Z]\w+ [A-Z]\w+/)
}

test.describe('a canary', () => {
  test('is served only to the selected user', async ({ page, request, browser }) => {
    const build = origin.copyBuild('mf-patients', 'canary')
    const pro = await memberIdOf(request, 'pro@demo.complice.fr')
    // A percentage between the two users' buckets includes only one of the users.
    const { bucketOf } = await import('../../shared/src/federation/canary.ts')
    const bucketPercentOf = (id: string) => bucketOf(`mf-patients@${build}:${id}`) / 100
    const buckets = { ultime: bucketPercentOf(await memberIdOf(request, ultime)), pro: bucketPercentOf(pro) }
    await origin.setCanary('mf-patients', { build, percent: (buckets.ultime + buckets.pro) / 2 })
    const isUltimeInCanary = buckets.ultime < buckets.pro
    const { current } = origin.channelOf('mf-patients')
    const [buildOfUltime, buildOfPro] = isUltimeInCanary ? [build, current] : [current, build]

    await waitForUser(page)
    await openPage(page, '/pros/patients', 'Patients')
    expect(
      listAreaRequests('patients', 0).some(
        ({ url }) => url.startsWith(`/mf/patients/${buildOfUltime}/`) && url.includes('remoteEntry'),
      ),
    ).toBe(true)
    const requestCount = origin.requests.length
    const otherPage = await (await browser.newContext()).newPage()
    await signInAs(otherPage, request, 'pro@demo.complice.fr')
    await waitForUser(otherPage)
    await openPage(otherPage, '/pros/patients', 'Patients')
    expect(
      listAreaRequests('patients', requestCount).some(
        ({ url }) => url.startsWith(`/mf/patients/${buildOfPro}/`) && url.includes('remoteEntry'),
      ),
    ).toBe(true)
    await otherPage.context().close()
  })

  test('falls back to the current build if it fails', async ({ page }) => {
    const build = origin.copyBuild('mf-patients', 'canary', ({ entry }, folder) =>
      rewrite(folder, entry, () => 'throw new Error("a bad canary")'),
    )
    await origin.setCanary('mf-patients', { build, percent: 0, groups: ['ULTIME'] })
    await waitForUser(page)
    await openPage(page, '/pros/patients', 'Patients')
    expect(listAreaRequests('patients', 0).some(({ url }) => url.startsWith(`/mf/patients/${build}/`))).toBe(true)
    await expect(getMenu(page).getByText('Patients')).toBeVisible()
  })
})

test.describe('a disabled area', () => {
  test('is removed from an open page, but not while something is being typed', async ({ page }) => {
    await openPage(page, '/pros/session', 'Ajouter une séance')
    await typeComment(page)
    await origin.disableArea('mf-agenda')
    await triggerReleaseCheck(page)
    await expect(getMenu(page).getByText('Rendez-vous')).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Commentaires' })).toHaveValue('Une séance au calme.')
    await page.getByRole('textbox', { name: 'Commentaires' }).fill('')
    await expect(page.getByText('Cette partie de Complice est en maintenance.')).toBeVisible()
    await expectSameDocument(page)
  })
})
