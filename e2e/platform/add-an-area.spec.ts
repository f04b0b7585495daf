import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Registry } from 'shared/federation'
import { freshCopy } from '../../platform/new-area/freshCopy.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signInAs } from '../support/member.ts'
import { startOrigin } from '../../platform/release/testing/releaseOrigin.ts'
import type { Origin } from '../../platform/release/testing/releaseOrigin.ts'

let tree = ''
let origin: Origin

test.beforeAll(async ({ baseURL }) => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'add-an-area-')))
  freshCopy(tree)
  origin = await startOrigin(baseURL ?? '')
})
test.afterAll(async () => {
  await origin.stop()
  rmSync(tree, { recursive: true, force: true })
})

/** Runs a program in the copy of the repository with this Node; rejects with its output. */
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, args, {
    cwd: tree,
    env: { ...process.env, NODE_ENV: 'test', FORCE_COLOR: '0' },
  }).catch((failure: { stdout: string; stderr: string }) => {
    throw new Error(failure.stdout + failure.stderr)
  })
const script = (path: string, ...args: string[]) => run('platform/start/run.mjs', path, ...args)

/** Opens a member's page on the origin of this test. */
async function open(page: Page, email: string, path: string): Promise<void> {
  await signInAs(page, page.request, email)
  await page.goto(`${origin.address}${path}`)
}

const readRegistry = (): Registry => JSON.parse(readFileSync(join(origin.distDir, 'registry.json'), 'utf8'))
/** The live build of each area. */
const buildsOf = (areas: Registry['areas']) =>
  Object.entries(areas).map(([name, { current, builds }]) => [name, current, builds[current]])
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

test('adds an area to the product without changing anything else', async ({ page, browser, baseURL }) => {
  const before = readRegistry()

  await test.step('generates the area with the command', async () => {
    await run(
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
    await run('node_modules/@typescript/native/bin/tsc', '-p', 'mf-group-care')
  })
  await test.step('shows its first screen', async () => {
    await run(
      '--experimental-vm-modules',
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      'screens',
      'unit',
      '--testPathPatterns',
      'mf-group-care/src/team',
    )
  })
  await test.step('passes the conformance check, and is released alone', async () => {
    const { stdout } = await script(
      'platform/release/area.ts',
      'publish',
      'mf-group-care',
      '--store',
      origin.distDir,
      '--without-smoke',
      'this journey looks at it',
    )
    expect(stdout).toContain('mf-group-care conforms')
    const { serial, areas } = readRegistry()
    expect(serial).toBeGreaterThan(before.serial)
    const { 'mf-group-care': added, ...others } = areas
    expect(added?.builds[added.current]?.descriptor.menu[0]?.label).toBe('Accompagnement')
    expect(buildsOf(others)).toEqual(buildsOf(before.areas))
  })
  await test.step('shows it in the menu of a member with its privilege', async () => {
    await open(page, 'ultime@demo.complice.fr', '/pros/user')
    await menu(page).getByRole('link', { name: 'Accompagnement' }).click()
    await expect(page).toHaveURL(`${origin.address}/pros/group-care`)
    await expect(page.getByRole('heading', { level: 1, name: 'Accompagnement' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'ultime@demo.complice.fr' })).toBeVisible()
    await expectNoAxeViolations(page)
  })
  await test.step('hides it from a member without the privilege', async () => {
    const other = await browser.newPage({ baseURL })
    await open(other, 'assistant@demo.complice.fr', '/pros/sessions')
    await expect(menu(other).getByRole('link', { name: 'Rendez-vous' })).toBeVisible()
    await expect(menu(other).getByRole('link', { name: 'Accompagnement' })).toBeHidden()
    await other.goto(`${origin.address}/pros/group-care`)
    await expect(other.getByText("Vous n'avez pas accès à cette partie de Complice.")).toBeVisible()
    await other.close()
  })
})
