import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signInAs } from '../support/member.ts'
import { rewrite, startOrigin } from '../../platform/release/testing/releaseOrigin.ts'
import type { Origin } from '../../platform/release/testing/releaseOrigin.ts'

/** A developer tests a locally built area in a deployed shell. */

let origin: Origin
let machine: Server
let address = ''

test.beforeEach(async ({ page, request }) => {
  await signInAs(page, request, 'ultime@demo.complice.fr')
})
test.afterEach(async () => {
  machine?.closeAllConnections()
  machine?.close()
  await origin?.stop()
})

/** Serves a build of the agenda like a developer's machine: at the root, to any origin. */
async function developAgenda(apiOrigin: string, overrides: boolean): Promise<void> {
  origin = await startOrigin(apiOrigin, { overrides })
  const build = origin.copyBuild('mf-agenda', 'mine', ({ first }, folder) => {
    for (const file of first.filter((one) => one.endsWith('.js')))
      rewrite(folder, file, (source) => `document.documentElement.dataset.mine='';${source}`)
  })
  machine = createServer(({ url = '/' }, response) => {
    const type = url.endsWith('.css') ? 'text/css' : 'text/javascript'
    try {
      const content = readFileSync(join(origin.distDir, 'mf/agenda', build, url.replace(/\?.*/, '')))
      response
        .writeHead(200, {
          'access-control-allow-origin': '*',
          'content-type': url.endsWith('.json') ? 'application/json' : type,
        })
        .end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await once(machine.listen(0, '127.0.0.1'), 'listening')
  const listening = machine.address()
  address = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : listening}`
}

const agenda = (page: Page) => page.getByRole('heading', { level: 1, name: 'Rendez-vous' })
const fromDeveloper = (page: Page) => page.locator('html[data-mine]')

test('serves it in development, with a badge, until the tab is closed', async ({ page, baseURL }) => {
  await developAgenda(baseURL ?? '', true)
  await page.goto(`${origin.address}/pros/sessions?mf=mf-agenda@${address}`)
  await expect(agenda(page)).toBeVisible()
  await expect(fromDeveloper(page)).toBeAttached()
  await expect(page.getByText(`Version de développement : mf-agenda depuis ${address}`)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto(`${origin.address}/pros/sessions`)
  await expect(agenda(page)).toBeVisible()
  await expect(fromDeveloper(page)).toBeAttached()
  await page.getByRole('button', { name: 'Terminer' }).click()
  await expect(page.getByText('Version de développement')).toBeHidden()
  await expect(agenda(page)).toBeVisible()
  await expect(fromDeveloper(page)).not.toBeAttached()
})

test('serves the deployed build while the machine is unreachable, and says so in the badge', async ({
  page,
  baseURL,
}) => {
  await developAgenda(baseURL ?? '', true)
  machine.close()
  await page.goto(`${origin.address}/pros/sessions?mf=mf-agenda@${address}`)
  await expect(agenda(page)).toBeVisible()
  await expect(page.getByText(`${address} ne répond pas pour mf-agenda`)).toBeVisible()
})

test('refuses it in production, with a message', async ({ page, baseURL }) => {
  await developAgenda(baseURL ?? '', false)
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await page.goto(`${origin.address}/pros/sessions?mf=mf-agenda@${address}`)
  await expect(agenda(page)).toBeVisible()
  await expect(fromDeveloper(page)).not.toBeAttached()
  await expect(page.getByText('Les versions de développement ne sont pas acceptées ici')).toBeVisible()
  expect(requestedUrls.filter((url) => url.startsWith(address))).toEqual([])
})

test('accepts only addresses of this machine', async ({ page, baseURL }) => {
  await developAgenda(baseURL ?? '', true)
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await page.goto(
    `${origin.address}/pros/sessions?mf=mf-agenda@http://evil.example,mf-agenda@http://localhost.evil.example,mf-agenda@https://localhost:1@evil.example`,
  )
  await expect(agenda(page)).toBeVisible()
  await expect(page.getByText('Version de développement')).toBeHidden()
  expect(requestedUrls.filter((url) => url.includes('evil'))).toEqual(
    requestedUrls.filter((url) => url.startsWith(origin.address) && url.includes('evil')),
  )
})
