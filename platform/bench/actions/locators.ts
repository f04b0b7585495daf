import type { Page } from '@playwright/test'
import type { Day } from 'shared/domain/calendar/day'

export const findButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
/** The block of a patient's session in the calendar. */
export const findSessionBlock = (page: Page, lastname: string) =>
  page.locator('.rbc-event', { hasText: lastname }).first()

/** Clicks a free slot by its position, because the layer of the sessions covers it. */
export async function clickSlot(page: Page, day: Day, time: string): Promise<void> {
  const box = await page.locator(`.rbc-day-slot [data-slot="${day} ${time}"]`).boundingBox()
  if (!box) throw new Error(`The agenda has no slot at ${time}.`)
  await page.mouse.click(box.x + 8, box.y + 8)
}

/** Types the first four letters of a name, and selects the only match. */
export async function typeFourLetters(page: Page, lastname: string): Promise<void> {
  await page.keyboard.type(lastname.slice(0, 4))
  await page.waitForFunction(() => document.querySelectorAll('[role=listbox] [role=option]').length === 1)
  await page.keyboard.press('Enter')
}
