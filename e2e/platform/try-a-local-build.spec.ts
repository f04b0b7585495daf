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
let developerServer: Server
let developerOrigin = ''

test.beforeEach(async ({ page, request }) => {
  await signInAs(page, request, 'ultime@demo.complice.fr')
})
test.afterEach(async () => {
  developerServer?.closeAllConnections()
  developerServer?.close()
  await origin?.stop()
})

/** Serves a build of the agenda as a developer's machine does, at the root and to pages of any origin. */
async function startDeveloperServer(apiOrigin: string, overrides: boolean): Promise<void> {
  origin = await startOrigin(apiOrigin, { overrides })
  const build = origin.copyBuild('mf-agenda', 'mine', ({ first }, folder) => {
    for (const file of first.filter((name) => name.endsWith('.js')))
      rewrite(folder, file, (source) => `document.documentElement.dataset.mine='';${source}`)
  })
  developerServer = createServer(({ url = '/' }, response) => {
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
  await once(developerServer.listen(0, '127.0.0.1'), 'listening')
  const serverAddress = developerServer.address()
  developerOrigin = `http://127.0.0.1:${typeof serverAddress === 'object' ? serverAddress?.port : serverAddress}`
}

const getAgendaHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Rendez-vous' })
const getDeveloperMark = (page: Page) => page.locator('html[data-mine]')

test("uses the developer's build in development, with a badge, until 'Terminer' is clicked", async ({
  page,
  baseURL,
}) => {
  await startDeveloperServer(baseURL ?? '', true)
  await page.goto(`${origin.address}/pros/sessions?mf=mf-agenda@${developerOrigin}`)
  await expect(getAgendaHeading(page)).toBeVisible()
  await expect(getDeveloperMark(page)).toBeAttached()
  await expect(page.getByText(`Version de développement : mf-agenda depuis ${developerOrigin}`)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto(`${origin.address}/pros/sessions`)
  await expect(getAgendaHeading(page)).toBeVisible()
  await expect(getDeveloperMark(page)).toBeAttached()
  await page.getByRole('button', { name: 'Terminer' }).click()
  await expect(page.getByText('Version de développement')).toBeHidden()
  await expect(getAgendaHeading(page)).toBeVisible()
  await expect(getDeveloperMark(page)).not.toBeAttached()
})

test("uses the deployed build while the developer's server is unreachable, and reports it in the badge", async ({
  page,
  baseURL,
}) => {
  await startDeveloperServer(baseURL ?? '', true)
  developerServer.close()
  await page.goto(`${origin.address}/pros/sessions?mf=mf-agenda@${developerOrigin}`)
  await expect(getAgendaHeading(page)).toBeVisible()
  await expect(page.getByText(`${developerOrigin} ne répond pas pour mf-agenda`)).toBeVisible()
})

test("refuses a developer's build in production, with a message", async ({ page, baseURL }) => {
  await startDeveloperServer(baseURL ?? '', false)
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await page.goto(`${origin.address}/pros/sessions?mf=mf-agenda@${developerOrigin}`)
  await expect(getAgendaHeading(page)).toBeVisible()
  await expect(getDeveloperMark(page)).not.toBeAttached()
  await expect(page.getByText('Les versions de développement ne sont pas acceptées ici')).toBeVisible()
  expect(requestedUrls.filter((url) => url.startsWith(developerOrigin))).toEqual([])
})

test("accepts a developer's build only from this machine", async ({ page, baseURL }) => {
  await startDeveloperServer(baseURL ?? '', true)
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await page.goto(
    `${origin.address}/pros/sessions?mf=mf-agenda@http://evil.example,mf-agenda@http://localhost.evil.example,mf-agenda@https://localhost:1@evil.example`,
  )
  await expect(getAgendaHeading(page)).toBeVisible()
  await expect(page.getByText('Version de développement')).toBeHidden()
  expect(requestedUrls.filter((url) => url.includes('evil'))).toEqual(
    requestedUrls.filter((url) => url.startsWith(origin.address) && url.includes('evil')),
  )
})
