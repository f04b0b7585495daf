import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Browser } from '@playwright/test'
import { totalBytes, openVisitorContext, openThrottledPage } from './browser.ts'
import type { FirstVisit } from './visits.ts'

const partnerPage = (origin: string, therapist: string) => `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><title>Un partenaire</title><script src="${origin}/embed/v1/embed.js" async></script></head>
<body><h1>Un partenaire</h1><complice-booking therapist="${therapist}"></complice-booking></body>
</html>`

/**
 * Measures a first visit to a partner's page that contains the embed, until a free slot, or the button to the next one,
 * can be chosen.
 */
export async function measureEmbedVisit(browser: Browser, origin: string, therapist: string): Promise<FirstVisit> {
  const partner = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(partnerPage(origin, therapist)),
  )
  await once(partner.listen(0, '127.0.0.1'), 'listening')
  const address = partner.address()
  const context = await openVisitorContext(browser)
  try {
    const { page, traffic } = await openThrottledPage(context)
    await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`, {
      waitUntil: 'commit',
    })
    const durationMs = Number(
      await (await page.waitForFunction(timeIfSlotsShown, undefined, { polling: 'raf', timeout: 60_000 })).jsonValue(),
    )
    const scripts = await traffic.scripts()
    return { durationMs, scripts: scripts.length, bytes: totalBytes(scripts) }
  } finally {
    await context.close()
    partner.closeAllConnections()
    partner.close()
  }
}

/**
 * Returns the time once a slot is shown, or the button that leads to the next free slot if this week has none left;
 * otherwise false.
 */
const timeIfSlotsShown = () =>
  document
    .querySelector('complice-booking')
    ?.shadowRoot?.querySelector('[aria-labelledby="free-slots"] :is(li, button)')
    ? performance.now()
    : false
