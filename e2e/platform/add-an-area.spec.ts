import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Registry } from 'shared/federation'
import { copyRepository } from '../../platform/new-area/copyRepository.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signInAs } from '../support/member.ts'
import { startOrigin } from '../../platform/release/testing/releaseOrigin.ts'
import type { Origin } from '../../platform/release/testing/releaseOrigin.ts'

let repositoryCopy = ''
let origin: Origin

test.beforeAll(async ({ baseURL }) => {
  repositoryCopy = realpathSync(mkdtempSync(join(tmpdir(), 'add-an-area-')))
  copyRepository(repositoryCopy)
  origin = await startOrigin(baseURL ?? '')
})
test.afterAll(async () => {
  await origin.stop()
  rmSync(repositoryCopy, { recursive: true, force: true })
})

/** Runs Node with these arguments in the copy of the repository; rejects with the program's output. */
const runNode = (...args: string[]) =>
  promisify(execFile)(process.execPath, args, {
    cwd: repositoryCopy,
    env: { ...process.env, NODE_ENV: 'test', FORCE_COLOR: '0' },
  }).catch((failure: { stdout: string; stderr: string }) => {
    throw new Error(failure.stdout + failure.stderr)
  })
const runScript = (path: string, ...args: string[]) => runNode('platform/start/run.mjs', path, ...args)

/** Signs the member in, and opens a page on this test's own origin. */
async function openSignedIn(page: Page, email: string, path: string): Promise<void> {
  await signInAs(page, page.request, email)
  await page.goto(`${origin.address}${path}`)
}

const readRegistry = (): Registry => JSON.parse(readFileSync(join(origin.distDir, 'registry.json'), 'utf8'))
/** Returns name, live build id and live build of each area. */
const liveBuildsOf = (areas: Registry['areas']) =>
  Object.entries(areas).map(([name, { current, builds }]) => [name, current, builds[current]])
const getMainMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

test('adds an area to the product without changing anything else', async ({ page, browser, baseURL }) => {
  const registryBefore = readRegistry()

  await test.step('generates the area with the command', async () => {
    await runNode(
      'platform/new-area/newArea.mjs',
      'mf-group-care',
      '--title',
      'Accompagnement',
      '--path',
      '/pros/group-care',
      '--privilege',
      'BILL',
      '--icon',
      'team',
    )
  })
  await test.step('passes the type check', async () => {
    await runNode('node_modules/@typescript/native/bin/tsc', '-p', 'mf-group-care')
  })
  await test.step('passes its generated tests', async () => {
    await runNode(
      '--experimental-vm-modules',
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      'screens',
      'unit',
      '--testPathPatterns',
      'mf-group-care/src/team',
    )
  })
  await test.step('passes the conformance check, and is published without any other area', async () => {
    const { stdout } = await runScript(
      'platform/release/area.ts',
      'publish',
      'mf-group-care',
      '--store',
      origin.distDir,
      '--without-smoke',
      'this test opens it',
    )
    expect(stdout).toContain('mf-group-care conforms')
    const { serial, areas } = readRegistry()
    expect(serial).toBeGreaterThan(registryBefore.serial)
    const { 'mf-group-care': newArea, ...otherAreas } = areas
    expect(newArea?.builds[newArea.current]?.descriptor.menu[0]?.label).toBe('Accompagnement')
    expect(liveBuildsOf(otherAreas)).toEqual(liveBuildsOf(registryBefore.areas))
  })
  await test.step('appears in the menu of a member with its privilege', async () => {
    await openSignedIn(page, 'ultime@demo.complice.fr', '/pros/user')
    await getMainMenu(page).getByRole('link', { name: 'Accompagnement' }).click()
    await expect(page).toHaveURL(`${origin.address}/pros/group-care`)
    await expect(page.getByRole('heading', { level: 1, name: 'Accompagnement' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'ultime@demo.complice.fr' })).toBeVisible()
    await expectNoAxeViolations(page)
  })
  await test.step('is hidden from a member without the privilege', async () => {
    const otherPage = await browser.newPage({ baseURL })
    await openSignedIn(otherPage, 'assistant@demo.complice.fr', '/pros/sessions')
    await expect(getMainMenu(otherPage).getByRole('link', { name: 'Rendez-vous' })).toBeVisible()
    await expect(getMainMenu(otherPage).getByRole('link', { name: 'Accompagnement' })).toBeHidden()
    await otherPage.goto(`${origin.address}/pros/group-care`)
    await expect(otherPage.getByText("Vous n'avez pas accès à cette partie de Complice.")).toBeVisible()
    await otherPage.close()
  })
})
