import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { AreaName } from 'shared/federation'
import { createKitBundle } from '../../platform/kit/kitBundle.ts'
import { writeFormerBuild } from '../../platform/release/testing/formerBuild.ts'
import { signInAs } from '../support/member.ts'
import { startOrigin } from '../../platform/release/testing/releaseOrigin.ts'
import type { Origin } from '../../platform/release/testing/releaseOrigin.ts'

/** Five separately built areas run as one product: one copy of React, one style cache, one router, one sign-in. */

const areas: readonly AreaName[] = ['mf-public', 'mf-agenda', 'mf-patients', 'mf-finance', 'mf-settings']
let origin: Origin

const readSources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

test.beforeEach(async ({ page, request, baseURL }) => {
  origin = await startOrigin(baseURL ?? '')
  await signInAs(page, request, 'ultime@demo.complice.fr')
})
test.afterEach(() => origin?.stop())

test('no file of the release contains the kit page of developers', async ({ request }) => {
  // First, because the server closes an idle connection while the test reads the files.
  const page = await request.get('/_kit')
  expect(await page.text()).not.toContain('/_kit/kit.js')
  const bundle = createKitBundle()
  const kit = new TextDecoder().decode((await bundle.rebuild()).get('kit.js'))
  await bundle.dispose()
  const signature = 'data-kit-page'
  expect(kit).toContain(signature)
  expect(readSources(origin.distDir)).not.toContain(signature)
})

test('no area bundles a library that the shell provides', () => {
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
    expect([library, readSources(shell).includes(signature)]).toEqual([library, true])
    for (const area of areas)
      expect([library, area, readSources(join(origin.distDir, 'mf', area.slice(3))).includes(signature)]).toEqual([
        library,
        area,
        false,
      ])
  }
})

test('renders five areas with one React and one style cache in one document, and shows the link to sign in after a 401 in an area', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Each copy of react-dom calls `inject` once.
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
  const mainMenu = page.getByRole('navigation', { name: 'Menu principal' })
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

  await test.step('visits five areas', async () => {
    await page.goto(`${origin.address}/therapists`)
    await expect(heading(/praticien/i)).toBeVisible()
    for (const name of ['Rendez-vous', 'Patients', 'Factures']) {
      await mainMenu.getByRole('link', { name, exact: true }).click()
      await expect(heading(name)).toBeVisible()
    }
    await page.getByRole('link', { name: 'Mon profil' }).click()
    await expect(heading('Mes informations')).toBeVisible()
    for (const area of areas)
      expect(origin.requests.some(({ url }) => url.startsWith(`/mf/${area.slice(3)}/`))).toBe(true)
  })
  await test.step('has one copy of each shared module', async () => {
    const sharedModules = await page.evaluate(() => ({
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
    expect(sharedModules).toEqual({ renderers: 1, styles: ['css'], documents: '1' })
  })
  await test.step("shows the link to sign in when an area's request is refused with 401", async () => {
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, contentType: 'application/json', body: '{"errorCode":"E001","message":""}' }),
    )
    // Opens a patient's file that is not cached, so that the area must fetch it.
    await page.evaluate(() => {
      history.pushState(null, '', '/pros/patient/00000000-0000-4000-8000-000000000000')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion' })).toBeVisible()
    await expect(mainMenu).toBeHidden()
  })
})

test('runs a build that predates the federation runtime, and then the current build again', async ({ page }) => {
  const { current } = origin.channelOf('mf-settings')
  const { descriptor } = origin.buildOf('mf-settings', current)
  const { '@module-federation/runtime': runtimeRange, ...requires } = descriptor.requires
  expect(runtimeRange).toMatch(/^\^\d/)
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

test('loads each preloaded script and style sheet only once', async ({ page }) => {
  const loadedPaths: string[] = []
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) loadedPaths.push(new URL(request.url()).pathname)
  })
  const preloadWarnings: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('was preloaded')) preloadWarnings.push(message.text())
  })
  const document = await (await page.goto('/pros/sessions'))?.text()
  const [, preloads = ''] = /<template id="page-preloads">(.*?)<\/template>/.exec(document ?? '') ?? []
  const desktopPreloads = [...preloads.matchAll(/href="([^"]+)"[^>]* media="\(min-width/g)].map(([, href = '']) => href)
  expect(new Set(desktopPreloads.map((href) => href.split('.').at(-1)))).toEqual(new Set(['css', 'js']))
  await expect(page.getByRole('heading', { level: 1, name: 'Rendez-vous' })).toBeVisible()
  for (const href of desktopPreloads) expect(loadedPaths.filter((path) => path === href)).toHaveLength(1)
  expect(preloadWarnings).toEqual([])
})
