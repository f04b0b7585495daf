import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { AreaName } from 'shared/federation'
import { writeFormerBuild } from '../../platform/release/testing/formerBuild.ts'
import { signInAs } from '../support/member.ts'
import { startOrigin } from '../../platform/release/testing/releaseOrigin.ts'
import type { Origin } from '../../platform/release/testing/releaseOrigin.ts'

/** Five separately built areas run as one product: one React, one style cache, one router, one session. */

const areas: readonly AreaName[] = ['mf-public', 'mf-agenda', 'mf-patients', 'mf-finance', 'mf-settings']
let origin: Origin

const sourceIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

test.beforeEach(async ({ page, request, baseURL }) => {
  origin = await startOrigin(baseURL ?? '')
  await signInAs(page, request, 'ultime@demo.complice.fr')
})
test.afterEach(() => origin?.stop())

test('bundles no library that the shell provides', () => {
  /** Strings that occur only in the library itself. */
  const signatures = {
    react: 'react.transitional.element',
    'react-dom': '__reactContainer$',
    emotion: 'data-emotion',
    router: 'useRoutes() may be used only',
    'the session': 'complice.paymentBlocked',
    'the federation runtime': '[ Federation Runtime ]',
  }
  const shell = join(origin.distDir, 'shell')
  for (const [library, signature] of Object.entries(signatures)) {
    expect([library, sourceIn(shell).includes(signature)]).toEqual([library, true])
    for (const area of areas)
      expect([library, area, sourceIn(join(origin.distDir, 'mf', area.slice(3))).includes(signature)]).toEqual([
        library,
        area,
        false,
      ])
  }
})

test('renders five areas with one React and one style cache in one document, and shows Connexion after a 401 in an area', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Each copy of react-dom registers here.
    const renderers: unknown[] = []
    Object.assign(window, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
        checkDCE() {},
      },
    })
    sessionStorage.setItem('documents', String(Number(sessionStorage.getItem('documents')) + 1))
  })
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

  await test.step('visits five areas', async () => {
    await page.goto(`${origin.address}/therapists`)
    await expect(heading(/praticien/i)).toBeVisible()
    for (const name of ['Rendez-vous', 'Patients', 'Factures']) {
      await menu.getByRole('link', { name, exact: true }).click()
      await expect(heading(name)).toBeVisible()
    }
    await page.getByRole('link', { name: 'Mon profil' }).click()
    await expect(heading('Mes informations')).toBeVisible()
    for (const area of areas)
      expect(origin.requests.some(({ url }) => url.startsWith(`/mf/${area.slice(3)}/`))).toBe(true)
  })
  await test.step('has one copy of each shared module', async () => {
    const found = await page.evaluate(() => ({
      renderers: Array.isArray(Reflect.get(window, 'renderers')) ? Reflect.get(window, 'renderers').length : 0,
      styles: [
        ...new Set(
          [...document.querySelectorAll('style[data-emotion]')].map((style) =>
            style.getAttribute('data-emotion')?.replace(/[ -].*/, ''),
          ),
        ),
      ],
      documents: sessionStorage.getItem('documents'),
    }))
    expect(found).toEqual({ renderers: 1, styles: ['css'], documents: '1' })
  })
  await test.step('updates the header when the session ends in an area', async () => {
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, contentType: 'application/json', body: '{"errorCode":"E001","message":""}' }),
    )
    // A patient file that is not cached: the area must fetch it.
    await page.evaluate(() => {
      history.pushState(null, '', '/pros/patient/00000000-0000-4000-8000-000000000000')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion' })).toBeVisible()
    await expect(menu).toBeHidden()
  })
})

test('runs a build older than the federation runtime, and replaces it by a new one', async ({ page }) => {
  const { current } = origin.channelOf('mf-settings')
  const { descriptor } = origin.buildOf('mf-settings', current)
  const { '@module-federation/runtime': runtime, ...requires } = descriptor.requires
  expect(runtime).toMatch(/^\^\d/)
  await writeFormerBuild(join(origin.distDir, 'mf/settings/former'), 'former', { ...descriptor, requires })
  await origin.publish('mf-settings', 'former')

  await page.goto(`${origin.address}/pros/sessions`)
  await expect(page.getByRole('heading', { level: 1, name: 'Rendez-vous' })).toBeVisible()
  await page.getByRole('link', { name: 'Mon profil' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Une page d’avant' })).toBeVisible()
  await expect(page.getByText('ultime@demo.complice.fr')).toBeVisible()
  await page.getByRole('button', { name: 'Clics : 0' }).click()
  await expect(page.getByRole('button', { name: 'Clics : 1' })).toBeVisible()

  await origin.publish('mf-settings', current)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes informations' })).toBeVisible()
})

test('loads each file of the page at an address once', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) loaded.push(new URL(request.url()).pathname)
  })
  const unused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('was preloaded')) unused.push(message.text())
  })
  const document = await (await page.goto('/pros/sessions'))?.text()
  const [, preloads = ''] = /<template id="page-preloads">(.*?)<\/template>/.exec(document ?? '') ?? []
  const ofMouse = [...preloads.matchAll(/href="([^"]+)"[^>]* media="\(min-width/g)].map(([, href = '']) => href)
  expect(new Set(ofMouse.map((href) => href.split('.').at(-1)))).toEqual(new Set(['css', 'js']))
  await expect(page.getByRole('heading', { level: 1, name: 'Rendez-vous' })).toBeVisible()
  for (const href of ofMouse) expect(loaded.filter((path) => path === href)).toHaveLength(1)
  expect(unused).toEqual([])
})
