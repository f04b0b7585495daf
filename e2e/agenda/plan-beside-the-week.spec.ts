import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { aPatientInput } from '../../platform/start/product/demoInputs.ts'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { signInAs } from '../support/member.ts'
import { apiAs } from '../support/session.ts'
import { dayInWeeks } from '../../platform/start/product/dayInWeeks.ts'

/** A practitioner plans a Monday without leaving the week: the form of a session is a panel over a part of it. */

const practitioner = 'ultime@demo.complice.fr'
const times = ['09:00', '10:30', '12:00', '14:00', '15:30', '17:00']

/** Six patients whose names begin with four different letters each. */
async function createPatients(request: APIRequestContext): Promise<string[]> {
  const call = apiAs(request, practitioner)
  const lastnames = ['Bexa', 'Coxo', 'Duxi', 'Fexu', 'Goxa', 'Huxe'].map((start) => `${start}${Date.now()}`)
  for (const lastname of lastnames) await call('POST', '/patients', aPatientInput({ lastname }))
  return lastnames
}

const patientField = (page: Page) => page.getByRole('combobox', { name: 'Patient' })
const panel = (page: Page) => page.getByRole('region', { name: 'Ajouter une séance' })
const slotOf = (page: Page, day: string, time: string) => page.locator(`.rbc-day-slot [data-slot="${day} ${time}"]`)

/** A point of the slot: the layer of the sessions is above it, so Playwright cannot press the slot itself. */
async function pointOf(page: Page, day: string, time: string) {
  const box = await slotOf(page, day, time).boundingBox()
  if (!box) throw new Error(`no slot at ${time}`)
  return { x: box.x + 8, y: box.y + 8 }
}

async function pressSlot(page: Page, day: string, time: string) {
  const { x, y } = await pointOf(page, day, time)
  await page.mouse.click(x, y)
}

test(
  'plans six sessions of a Monday by six presses and six keys each, in one page',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const monday = dayInWeeks(70)
    const lastnames = await createPatients(request)
    await signInAs(page, request, practitioner)
    await page.goto(`/pros/sessions?date=${monday}`)
    const pageLoads: string[] = []
    page.on('load', () => pageLoads.push(page.url()))
    await expect(slotOf(page, monday, '09:00')).toBeVisible()
    for (const [index, time] of times.entries()) {
      await pressSlot(page, monday, time)
      await expect(patientField(page)).toBeFocused()
      await page.keyboard.type(lastnames[index]?.slice(0, 4) ?? '')
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Control+Enter')
      await expect(panel(page)).toHaveCount(0)
      await expect(page.locator('.rbc-event', { hasText: lastnames[index] ?? '' })).toBeVisible()
    }
    expect(pageLoads).toEqual([])
  },
)

test(
  'keeps what was typed when the window becomes narrow, and asks before it is lost',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const monday = dayInWeeks(72)
    await signInAs(page, request, practitioner)
    await page.goto(`/pros/session?jour=${monday}&de=09:00`)
    await expect(patientField(page)).toBeFocused()
    await expect(page.getByRole('region', { name: 'Agenda' })).toBeVisible()
    await expectAccessibleInBothSchemes(page)

    await test.step('types, and presses Escape', async () => {
      await page.getByLabel('Prix HT').fill('33')
      await page.keyboard.press('Escape')
      await page
        .getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
        .getByRole('button', { name: 'Rester' })
        .click()
      await expect(panel(page)).toBeVisible()
    })

    await test.step('moves the session to another free time', async () => {
      await pressSlot(page, monday, '11:00')
      await expect(page.getByRole('group', { name: 'De' })).toContainText('11')
      await expect(page.getByLabel('Prix HT')).toHaveValue('33')
    })

    await test.step('makes the window narrow', async () => {
      await page.setViewportSize({ width: 900, height: 800 })
      await expect(page.getByRole('heading', { level: 1, name: 'Ajouter une séance' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Agenda' })).toHaveCount(0)
      await expect(page.getByLabel('Prix HT')).toHaveValue('33')
    })
  },
)

test('adds a session by a tap on a free time', { tag: '@phone' }, async ({ page, request }) => {
  const monday = dayInWeeks(74)
  await signInAs(page, request, practitioner)
  await page.goto(`/pros/sessions?date=${monday}`)
  await slotOf(page, monday, '09:00').scrollIntoViewIfNeeded()
  const { x, y } = await pointOf(page, monday, '09:00')
  await page.touchscreen.tap(x, y)
  await expect(page.getByRole('heading', { level: 1, name: 'Ajouter une séance' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('de')).toBe('09:00')
})
