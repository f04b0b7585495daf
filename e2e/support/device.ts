import type { CDPSession, Page } from '@playwright/test'

const devices = {
  desktop: { width: 1280, height: 900, mobile: false },
  phone: { width: 390, height: 844, mobile: true },
}

/** CDP session of each tab, kept open because an emulation ends with its session. */
const sessionByPage = new WeakMap<Page, CDPSession>()

/**
 * Changes the device of the open page, including its touch screen, which Playwright sets only per context. After a
 * change from phone to desktop, Chromium has no mouse until the next document.
 */
export async function emulateDevice(page: Page, device: keyof typeof devices): Promise<void> {
  const session = sessionByPage.get(page) ?? (await page.context().newCDPSession(page))
  sessionByPage.set(page, session)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: devices[device].mobile })
  await session.send('Emulation.setDeviceMetricsOverride', { ...devices[device], deviceScaleFactor: 1 })
}
