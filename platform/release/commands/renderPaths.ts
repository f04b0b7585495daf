import { once } from 'node:events'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import type { AreaPath } from 'shared/federation'
import { createGateway } from '../../gateway/gateway.ts'

interface RenderResult {
  path: string
  /** The reason why the page does not render; undefined when the page renders. */
  problem?: string
}

/** Allows for the first render of a newly started browser on a busy machine. */
const renderTimeoutMs = 30_000
const unavailableTexts = /momentanément indisponible|est en maintenance|a eu un problème|Page introuvable/

/**
 * Opens each path, without an API: a professional path as a member with the privileges that it requires, any other path
 * as a visitor. Returns for each path whether the area rendered its own page, or the problem.
 */
export async function renderPaths(
  folder: string,
  executablePath: string,
  paths: readonly AreaPath[],
): Promise<RenderResult[]> {
  const gateway = createGateway({ distDir: folder, apiOrigin: 'http://127.0.0.1:9' })
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const address = gateway.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
  try {
    const results: RenderResult[] = []
    for (const path of paths) results.push(await openPage(browser, origin, path))
    return results
  } finally {
    await browser.close()
    gateway.closeAllConnections()
    gateway.close()
  }
}

async function openPage(
  browser: Browser,
  origin: string,
  { path, audience, ...access }: AreaPath,
): Promise<RenderResult> {
  const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const scriptErrors: string[] = []
  page.on('pageerror', ({ message }) => scriptErrors.push(message))
  await page.route('**/api/**', (route) => route.abort())
  const token = tokenOf(
    [access.privilege, ...(access.anyPrivilege ?? [])].filter((privilege) => privilege !== undefined),
  )
  await page.addInitScript(
    ({ jwtToken, isSignedIn }) => {
      localStorage.setItem('complice.tourSeen', '1')
      localStorage.setItem('complice.cookies', JSON.stringify({ items: [], at: new Date().toISOString() }))
      if (isSignedIn) localStorage.setItem('jwtToken', jwtToken)
    },
    { jwtToken: token, isSignedIn: audience === 'professional' },
  )
  try {
    await page.goto(origin + path)
    await page.locator('main h1').first().waitFor({ timeout: renderTimeoutMs })
    // Waits for effects, which may throw right after the first render.
    await page.waitForTimeout(500)
    const text = await page.locator('body').innerText()
    const errorText = unavailableTexts.exec(text)?.[0]
    if (errorText) return { path, problem: [`the page shows "${errorText}"`, ...scriptErrors].join('; ') }
    return scriptErrors.length > 0 ? { path, problem: scriptErrors.join('; ') } : { path }
  } catch {
    return { path, problem: ['nothing was rendered', ...scriptErrors].join('; ') }
  } finally {
    await context.close()
  }
}

/** Returns a token like the server's, but without a valid signature, which the screens do not verify. */
const tokenOf = (privileges: readonly string[]): string =>
  ['header', JSON.stringify({ sub: 'smoke', roles: ['ROLE_ADMIN', 'ROLE_THERAPIST'], privileges }), 'signature']
    .map((part) => btoa(part))
    .join('.')
