import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Channel } from 'shared/federation'
import { createGateway } from '../platform/gateway/gateway.ts'
import { compose } from '../platform/release/compose.ts'
import { putLive } from '../platform/release/putLive.ts'

const areas = [
  { folder: 'public', path: '/therapists', title: 'Trouver un praticien' },
  { folder: 'agenda', path: '/pros/sessions', title: 'Rendez-vous' },
  { folder: 'patients', path: '/pros/patients', title: 'Patients' },
  { folder: 'finance', path: '/pros/billings/details', title: 'Factures' },
  { folder: 'settings', path: '/pros/user', title: 'Mes informations' },
]
const awaySentence = 'Cette partie de Complice est momentanément indisponible.'
const password = 'complice-demo'

test.describe.configure({ mode: 'parallel' })
test.beforeEach(async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'what the network does is the same on a phone')
  // The tour of a first visit would stand in the way.
  await page.addInitScript(() => {
    localStorage.setItem('complice.tourSeen', '1')
  })
})

async function signInAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { email, password } })
  const { token }: { token: string } = await answer.json()
  await page.addInitScript((jwtToken) => localStorage.setItem('jwtToken', jwtToken), token)
}

const away = (page: Page) => page.getByText(awaySentence)
const serveAsGone = (page: Page, folder: string) => page.route(`**/mf/${folder}/**`, (route) => route.fulfill({ status: 404, body: 'gone' }))

test.describe('the files of one area are gone', () => {
  for (const { folder, path, title } of areas) {
    test(`${title} says so in its place, comes back without a reload, and the rest of the product works`, async ({ page }) => {
      const other = areas.find((area) => area.folder !== folder && area.folder !== 'public') ?? areas[1]!
      await signInAs(page, 'ultime@demo.complice.fr')
      await serveAsGone(page, folder)

      await test.step('its card stands in its place', async () => {
        await page.goto(path)
        await expect(away(page)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      })
      await test.step('another area is a click away', async () => {
        await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
        await go(page, other.path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(away(page)).toBeHidden()
      })
      await test.step("'Réessayer' works as soon as the files are back", async () => {
        await page.goBack()
        await expect(away(page)).toBeVisible()
        await page.unroute(`**/mf/${folder}/**`)
        await page.getByRole('button', { name: 'Réessayer' }).click()
        await expect(away(page)).toBeHidden()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
      })
    })
  }
})

/** By the menu, where it has an entry; else as a link of the page would. */
async function go(page: Page, path: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu principal' }).locator(`a[href="${path}"]`).first().click()
}

test('with all five areas gone the shell starts and one can sign in', async ({ page }) => {
  await page.route('**/mf/**', (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('/')
  await expect(away(page)).toBeVisible()
  await page.getByRole('link', { name: 'Connexion' }).click()
  await page.getByLabel('E-mail').fill('ultime@demo.complice.fr')
  await page.getByLabel(/^Mot de passe/).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByText('Rendez-vous')).toBeVisible()
  await expect(away(page)).toBeVisible()
})

test('an area is closed to whoever has not its privilege, and its code is not asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signInAs(page, 'assistant@demo.complice.fr')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Rendez-vous' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByText('Factures')).toBeHidden()
  expect(asked.filter((path) => path.startsWith('/mf/finance/'))).toEqual([])
  await page.goto('/pros/billings/details')
  await expect(page.getByText("Vous n'avez pas accès à cette partie de Complice.")).toBeVisible()
})

const built = join(import.meta.dirname, '../dist')

/** All but the builds of former days. */
function isLive(path: string): boolean {
  const [, channel, build] = /^\/?((?:mf\/[^/]+)|shell)\/([^/]+)/.exec(path.slice(built.length)) ?? []
  if (!channel || !build || build === 'channel.json') return true
  const { current }: Channel = JSON.parse(readFileSync(join(built, channel, 'channel.json'), 'utf8'))
  return build === current
}

const filesAskedBy = (page: Page): string[] => {
  const asked: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() === 200 && /\.(js|css)$/.test(pathname)) asked.push(pathname)
  })
  return asked
}

test.describe('an origin of its own', () => {
  let distDir = ''
  let origin = ''
  let close: (() => void) | undefined

  test.beforeEach(async ({ baseURL }) => {
    distDir = mkdtempSync(join(tmpdir(), 'ship-'))
    cpSync(built, distDir, { recursive: true, filter: isLive })
    const gateway = createGateway({ distDir, apiOrigin: baseURL ?? '' })
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
    const address = gateway.address()
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
    close = () => {
      gateway.closeAllConnections()
      gateway.close()
    }
  })
  test.afterEach(() => {
    close?.()
    rmSync(distDir, { recursive: true, force: true })
  })

  /** The live build once more, as a build of another name. */
  async function publishAgain(folder: string, change: (path: string) => void = () => {}): Promise<{ former: string; build: string }> {
    const area = join(distDir, 'mf', folder)
    const { current }: Channel = JSON.parse(readFileSync(join(area, 'channel.json'), 'utf8'))
    const build = `${current}-again`
    cpSync(join(area, current), join(area, build), { recursive: true })
    const remote = join(area, build, 'remote.json')
    writeFileSync(remote, readFileSync(remote, 'utf8').replace(`/${current}/`, `/${build}/`))
    change(join(area, build))
    await putLive(distDir, `mf-${folder}`, build)
    return { former: current, build }
  }

  test('a new build of one area goes live and not a byte of anything else is fetched again', async ({ page }) => {
    await page.goto(`${origin}/therapists`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { build } = await publishAgain('public')
    const asked = filesAskedBy(page)
    page.on('request', (request) => expect(request.url()).not.toContain('/mf/agenda/'))
    await page.goto(`${origin}/therapists`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked.some((path) => path.startsWith(`/mf/public/${build}/`))).toBe(true)
    const sent = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
        .map(({ name }) => name)
        .filter((name) => /\/shell\/.*\.js$/.test(name)),
    )
    expect(sent).toEqual([])
  })

  test('a file that was changed on its way is not run, and the build before takes its place', async ({ page }) => {
    const { former } = await publishAgain('public', (path) => {
      const { entry }: { entry: string } = JSON.parse(readFileSync(join(path, 'remote.json'), 'utf8'))
      for (const ending of ['', '.br', '.gz']) rmSync(join(path, entry + ending), { force: true })
      writeFileSync(join(path, entry), 'window.intruder = true')
    })
    const asked = filesAskedBy(page)
    await page.goto(`${origin}/therapists`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(away(page)).toBeHidden()
    expect(await page.evaluate(() => Reflect.get(window, 'intruder'))).toBeUndefined()
    expect(asked.some((path) => path.startsWith(`/mf/public/${former}/`))).toBe(true)
  })

  test('an area that its team closes leaves the menu and says so at its address', async ({ page, baseURL }) => {
    const channel = join(distDir, 'mf/finance/channel.json')
    const open: Channel = JSON.parse(readFileSync(channel, 'utf8'))
    writeFileSync(channel, JSON.stringify({ ...open, disabled: true }))
    await compose(distDir)
    const answer = await page.request.post(`${baseURL}/api/login`, { data: { email: 'ultime@demo.complice.fr', password } })
    const { token }: { token: string } = await answer.json()
    await page.addInitScript((jwtToken) => localStorage.setItem('jwtToken', jwtToken), token)
    await page.goto(`${origin}/pros/billings/details`)
    await expect(page.getByText('Cette partie de Complice est en maintenance.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByText('Factures')).toBeHidden()
  })

  test('the shell stands on the last registry it knew while the file cannot be had', async ({ page }) => {
    await page.goto(`${origin}/therapists`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route('**/registry.json', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    await page.route(`${origin}/therapists`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/"registry":.*?,"shell":/, '"shell":') })
    })
    await page.goto(`${origin}/therapists`)
    await expect(page.getByText('vous utilisez la dernière connue')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(away(page)).toBeHidden()
  })
})
