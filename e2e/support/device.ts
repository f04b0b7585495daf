import type { CDPSession, Page } from '@playwright/test'

const devices = {
  desk: { width: 1280, height: 900, mobile: false },
  phone: { width: 390, height: 844, mobile: true },
}

/** One per tab: each keeps what it emulates until it is closed. */
const sessions = new WeakMap<Page, CDPSession>()

/**
 * Changes the device under the open page, its touch screen too, which Playwright chooses once per context. Chromium has
 * no mouse after a change from the phone to the desk until the next document.
 */
export async function showOn(page: Page, device: keyof typeof devices): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: devices[device].mobile })
  await session.send('Emulation.setDeviceMetricsOverride', { ...devices[device], deviceScaleFactor: 1 })
}
