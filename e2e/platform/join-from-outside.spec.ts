import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { signInAs } from '../support/member.ts'
import { startOrigin } from '../../platform/release/testing/releaseOrigin.ts'
import type { Origin } from '../../platform/release/testing/releaseOrigin.ts'

/** Another team builds an area with Rspack in a separate project and adds it through the registry. */

const root = join(import.meta.dirname, '../..')
const area = 'mf-equipment'
const path = '/pros/equipment'
let project = ''
let origin: Origin

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ baseURL }) => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'join-from-outside-')))
  cpSync(join(root, 'examples', area), project, { recursive: true })
  // Uses the root's packages, including `shared`, in place of those that npm would install.
  const nodeModules = join(root, 'node_modules')
  symlinkSync(nodeModules, join(project, 'node_modules'), 'junction')
  origin = await startOrigin(baseURL ?? '')
})
test.afterAll(async () => {
  await origin.stop()
  rmSync(project, { recursive: true, force: true })
})

/** Runs a script with this Node; the error of a failed run contains the script's output. */
const runNode = (cwd: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, args, { cwd, env: { ...process.env, FORCE_COLOR: '0' } }).catch(
    (failure: { stdout: string; stderr: string }) => {
      throw new Error(failure.stdout + failure.stderr)
    },
  )

const runAreaCommand = (subcommand: string, ...args: string[]) =>
  runNode(
    root,
    'platform/start/run.mjs',
    'platform/release/area.ts',
    subcommand,
    area,
    '--store',
    origin.distDir,
    ...args,
  )

const readShellReactVersion = (): string => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'node_modules/react/package.json'), 'utf8'),
  )
  return version
}

const getHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Matériel' })
const getUnavailableNotice = (page: Page) => page.getByText('Cette partie de Complice est momentanément indisponible.')
const getCareAdvice = (page: Page) => page.getByText('Un harnais se rince à l’eau claire.')
const openCareAdvice = (page: Page) => page.getByRole('button', { name: 'Conseils d’entretien' }).click()
const readIntruderMark = (page: Page) => page.evaluate(() => Reflect.get(window, 'intruder'))

test('the area is built in its own project and published', async () => {
  await runNode(project, 'build/build.ts')
  expect(existsSync(join(project, 'dist/mf-manifest.json'))).toBe(true)
  const { stdout } = await runAreaCommand(
    'publish',
    '--from',
    join(project, 'dist'),
    '--without-smoke',
    'this test opens it',
  )
  expect(stdout).toContain('mf-equipment conforms, as built')
  expect(origin.channelOf(area).current).toMatch(/^1\.0\.0-/)
})

test("the area has a menu entry, renders with the shell's React, and loads its chunk on demand", async ({
  page,
  request,
}) => {
  await signInAs(page, request, 'ultime@demo.complice.fr')
  await page.goto(`${origin.address}/pros/user`)
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Matériel' }).click()
  await expect(getHeading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Compter un harnais' }).click()
  await expect(page.getByText('Harnais comptés : 1')).toBeVisible()
  expect(await page.locator('[data-react]').getAttribute('data-react')).toBe(readShellReactVersion())

  const { first, files } = origin.buildOf(area, origin.channelOf(area).current)
  const listRequestedFiles = () => origin.requests.map(({ url }) => url.split('/').at(-1) ?? '')
  const lazyFiles = Object.keys(files).filter((file) => !first.includes(file) && !file.startsWith('remoteEntry.'))
  expect(lazyFiles).toHaveLength(1)
  expect(listRequestedFiles()).not.toContain(lazyFiles[0])
  await openCareAdvice(page)
  await expect(getCareAdvice(page)).toBeVisible()
  expect(listRequestedFiles()).toContain(lazyFiles[0])
})

test('the area does not run a tampered chunk', async ({ page, request }) => {
  const { first, files } = origin.buildOf(area, origin.channelOf(area).current)
  const lazyFile = Object.keys(files).find((file) => !first.includes(file) && !file.startsWith('remoteEntry.')) ?? ''
  origin.setFault(lazyFile, 'changed')
  await signInAs(page, request, 'ultime@demo.complice.fr')
  await page.goto(`${origin.address}${path}`)
  await expect(getHeading(page)).toBeVisible()
  await openCareAdvice(page)
  await expect(getUnavailableNotice(page)).toBeVisible()
  expect(await readIntruderMark(page)).toBeUndefined()
  origin.setFault(lazyFile, undefined)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await openCareAdvice(page)
  await expect(getCareAdvice(page)).toBeVisible()
})
