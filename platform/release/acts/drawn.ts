import { once } from 'node:events'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import type { AreaPath } from 'shared/federation'
import { createGateway } from '../../gateway/gateway.ts'

interface Looked {
  path: string
  /** Why it does not stand; undefined when it does. */
  problem?: string
}

/** Time for the first drawing of a cold browser on a busy machine. */
const patience = 30_000
const awayOrClosed = /momentanément indisponible|est en maintenance|a eu un problème|Page introuvable/

/** Opens each address as a member who may see everything, with no API behind: the area must say something of its own. */
export async function drawn(folder: string, executablePath: string, paths: readonly AreaPath[]): Promise<Looked[]> {
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
    const looked: Looked[] = []
    for (const path of paths) looked.push(await look(browser, origin, path))
    return looked
  } finally {
    await browser.close()
    gateway.closeAllConnections()
    gateway.close()
  }
}

async function look(browser: Browser, origin: string, { path, audience, ...access }: AreaPath): Promise<Looked> {
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
    await page.locator('main h1').first().waitFor({ timeout: patience })
    // An effect that throws does so right after the first drawing.
    await page.waitForTimeout(500)
    const words = await page.locator('body').innerText()
    const card = awayOrClosed.exec(words)?.[0]
    if (card) return { path, problem: [`its place says "${card}"`, ...crashes].join('; ') }
    return crashes.length > 0 ? { path, problem: crashes.join('; ') } : { path }
  } catch {
    return { path, problem: ['nothing was drawn', ...crashes].join('; ') }
  } finally {
    await context.close()
  }
}

/** As the server makes them, but for its signature: the screens only read it. */
const tokenOf = (privileges: readonly string[]): string =>
  ['header', JSON.stringify({ sub: 'smoke', roles: ['ROLE_ADMIN', 'ROLE_THERAPIST'], privileges }), 'signature']
    .map((part) => btoa(part))
    .join('.')
