import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { buildPatientInput } from '../../platform/start/product/demoInputs.ts'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { signInAs } from '../support/member.ts'
import { apiAs } from '../support/session.ts'
import { dayInWeeks } from '../../platform/start/product/dayInWeeks.ts'

/** A practitioner plans a Monday without leaving the week: the form of a session is a panel over a part of it. */

const practitioner = 'ultime@demo.complice.fr'
/** Start times of the planned sessions. */
const times = ['09:00', '10:30', '12:00', '14:00', '15:30', '17:00']

/** Creates six patients whose names differ in their first four letters; returns their last names. */
async function createPatients(request: APIRequestContext): Promise<string[]> {
  const call = apiAs(request, practitioner)
  const lastnames = ['Bexa', 'Coxo', 'Duxi', 'Fexu', 'Goxa', 'Huxe'].map((start) => `${start}${Date.now()}`)
  for (const lastname of lastnames) await call('POST', '/patients', buildPatientInput({ lastname }))
  return lastnames
}

const getPatientField = (page: Page) => page.getByRole('combobox', { name: 'Patient' })
const getPanel = (page: Page) => page.getByRole('region', { name: 'Ajouter une séance' })
const getSlot = (page: Page, day: string, time: string) => page.locator(`.rbc-day-slot [data-slot="${day} ${time}"]`)

/** Returns a point in the slot, which Playwright cannot press itself, because the layer of the sessions covers it. */
async function findPointInSlot(page: Page, day: string, time: string) {
  const box = await getSlot(page, day, time).boundingBox()
  if (!box) throw new Error(`no slot at ${time}`)
  return { x: box.x + 8, y: box.y + 8 }
}

async function pressSlot(page: Page, day: string, time: string) {
  const { x, y } = await findPointInSlot(page, day, time)
  await page.mouse.click(x, y)
}

test(
  'plans six sessions of a Monday by one press and six keys each, without loading another page',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const monday = dayInWeeks(70)
    const lastnames = await createPatients(request)
    await signInAs(page, request, practitioner)
    await page.goto(`/pros/sessions?date=${monday}`)
    const pageLoads: string[] = []
    page.on('load', () => pageLoads.push(page.url()))
    await expect(getSlot(page, monday, '09:00')).toBeVisible()
    for (const [index, time] of times.entries()) {
      await pressSlot(page, monday, time)
      await expect(getPatientField(page)).toBeFocused()
      await page.keyboard.type(lastnames[index]?.slice(0, 4) ?? '')
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Control+Enter')
      await expect(getPanel(page)).toHaveCount(0)
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
    await expect(getPatientField(page)).toBeFocused()
    await expect(page.getByRole('region', { name: 'Agenda' })).toBeVisible()
    await expectAccessibleInBothSchemes(page)

    await test.step('types, and presses Escape', async () => {
      await page.getByLabel('Prix HT').fill('33')
      await page.keyboard.press('Escape')
      await page
        .getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
        .getByRole('button', { name: 'Rester' })
        .click()
      await expect(getPanel(page)).toBeVisible()
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
  await getSlot(page, monday, '09:00').scrollIntoViewIfNeeded()
  const { x, y } = await findPointInSlot(page, monday, '09:00')
  await page.touchscreen.tap(x, y)
  await expect(page.getByRole('heading', { level: 1, name: 'Ajouter une séance' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('de')).toBe('09:00')
})
