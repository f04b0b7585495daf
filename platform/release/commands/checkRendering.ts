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
 * Opens each path as a member with the privileges that the path requires, without an API. The area
 * must render its own page, not an error page.
 */
export async function renderProblems(
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
  const crashes: string[] = []
  page.on('pageerror', ({ message }) => crashes.push(message))
  await page.route('**/api/**', (route) => route.abort())
  const token = tokenOf([access.privilege, ...(access.anyPrivilege ?? [])].filter((one) => one !== undefined))
  await page.addInitScript(
    ({ jwtToken, signedIn }) => {
      localStorage.setItem('complice.tourSeen', '1')
      localStorage.setItem('complice.cookies', JSON.stringify({ items: [], at: new Date().toISOString() }))
      if (signedIn) localStorage.setItem('jwtToken', jwtToken)
    },
    { jwtToken: token, signedIn: audience === 'professional' },
  )
  try {
    await page.goto(origin + path)
    await page.locator('main h1').first().waitFor({ timeout: renderTimeoutMs })
    // Waits for effects, which may throw right after the first render.
    await page.waitForTimeout(500)
    const text = await page.locator('body').innerText()
    const unavailable = unavailableTexts.exec(text)?.[0]
    if (unavailable) return { path, problem: [`the page shows "${unavailable}"`, ...crashes].join('; ') }
    return crashes.length > 0 ? { path, problem: crashes.join('; ') } : { path }
  } catch {
    return { path, problem: ['nothing was rendered', ...crashes].join('; ') }
  } finally {
    await context.close()
  }
}

/** A token as the server issues it, without a valid signature: the screens do not verify it. */
const tokenOf = (privileges: readonly string[]): string =>
  ['header', JSON.stringify({ sub: 'smoke', roles: ['ROLE_ADMIN', 'ROLE_THERAPIST'], privileges }), 'signature']
    .map((part) => btoa(part))
    .join('.')
