import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { signInAs } from '../support/member.ts'
import { dayInWeeks } from '../support/weeks.ts'

/** A practitioner arranges a week: moves sessions by mouse and by keyboard, filters, prints it for the stable's door. */

const member = 'ultime@demo.complice.fr'

const after = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const frenchDay = (day: string) =>
  new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(/ 1 /, ' 1er ')

interface Animal {
  id: string
  name: string
}

async function api(page: Page, request: APIRequestContext) {
  const token = await page.evaluate(() => localStorage.getItem('jwtToken'))
  const headers = { Authorization: `Bearer ${token ?? ''}` }
  return {
    get: async <T>(path: string): Promise<T> => (await request.get(`/api${path}`, { headers })).json(),
    add: (body: unknown) => request.post('/api/sessions', { headers, data: body }),
    remove: (id: string) => request.delete(`/api/sessions/${id}`, { headers }),
  }
}

/** Creates an animal-only session at ten on that day, used by no other journey; returns its title. */
async function createAnimalSessionOn(page: Page, request: APIRequestContext, day: string): Promise<string> {
  const { get, add, remove } = await api(page, request)
  const standing = await get<{ id: string }[]>(`/short-sessions?startDate=${day}&endDate=${after(day, 6)}`)
  for (const { id } of standing) await remove(id)
  const [animals, team, types] = await Promise.all([
    get<Animal[]>('/animals'),
    get<{ id: string }[]>('/user/team?role=ROLE_THERAPIST'),
    get<{ id: string; name: string }[]>('/tenant/personalize/session-types'),
  ])
  const [animal, therapist, type] = [animals[0], team[0], types[0]]
  if (!animal || !therapist || !type) throw new Error('the demonstration has no animal, therapist or type')
  const response = await add({
    startDate: day,
    startTime: '10:00',
    endTime: '11:00',
    therapistId: therapist.id,
    sessionTypeId: type.id,
    patientId: null,
    animalIds: [animal.id],
    clubId: null,
    price: 0,
    roomRent: 0,
    animalRent: 0,
    taxesPaidByPatient: 0,
    patientPresent: true,
    paid: false,
    withAnimalOnly: true,
    comments: '',
  })
  expect(response.status(), await response.text()).toBe(201)
  return `${animal.name} - ${type.name}`
}

const block = (page: Page, hours: string, title: string) =>
  page
    .getByRole('region', { name: 'Agenda' })
    .getByRole('button', { name: new RegExp(`${hours}.*${title}|${title}.*${hours}`) })
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Drags with the mouse, in steps, by this many pixels. */
async function drag(page: Page, from: Locator, { right = 0, down = 0 }: { right?: number; down?: number }) {
  const box = await from.boundingBox()
  if (!box) throw new Error('nothing to drag')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right / 2, y + down / 2, { steps: 5 })
  await page.mouse.move(x + right, y + down, { steps: 5 })
  await page.mouse.up()
}

// Touch scrolls instead of dragging, so this test does not run on a phone.
test('moves sessions with the mouse, and undoes the moves', { tag: '@desktop' }, async ({ page, request }) => {
  const monday = dayInWeeks(60)
  await signInAs(page, request, member)
  await page.goto('/')
  const title = await createAnimalSessionOn(page, request, monday)
  await page.goto(`/pros/sessions?date=${monday}`)

  await test.step('moves a session an hour later', async () => {
    await expect(block(page, '10:00 – 11:00', title)).toBeVisible()
    await drag(page, block(page, '10:00 – 11:00', title), { down: 57 })
    await expect(toast(page, 'Séance déplacée')).toBeVisible()
    await expect(block(page, '11:00 – 12:00', title)).toBeVisible()
    // The toast stays while the pointer is over it.
    await toast(page, 'Séance déplacée').hover()
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('moves it back', async () => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await toast(page, 'Séance déplacée').getByRole('button', { name: 'Annuler' }).click()
    await expect(toast(page, 'Déplacement annulé')).toBeVisible()
    await expect(block(page, '10:00 – 11:00', title)).toBeVisible()
    // The next change must send the version that this change creates.
    await saved
  })

  await test.step('extends it by half an hour', async () => {
    const one = block(page, '10:00 – 11:00', title)
    const box = await one.boundingBox()
    if (!box) throw new Error('no edge to pull')
    const [x, edge] = [box.x + box.width / 2, box.y + box.height - 3]
    await page.mouse.move(x, edge)
    await page.mouse.down()
    await page.mouse.move(x, edge + 20, { steps: 5 })
    await page.mouse.move(x, edge + 50, { steps: 5 })
    await expect(page.locator('.rbc-addons-dnd-drag-preview')).toContainText('10:00 – 11:30')
    await page.mouse.up()
    await expect(block(page, '10:00 – 11:30', title)).toBeVisible()
  })

  await test.step('moves it to another day of the month at the same time', async () => {
    await page.getByRole('button', { name: 'Mois', exact: true }).click()
    const event = page.getByRole('button', { name: new RegExp(`${title}\\s*${frenchDay(monday)}`) })
    await expect(event).toBeVisible()
    const width = (await page.locator('.agenda[data-view="month"] .rbc-day-bg').first().boundingBox())?.width ?? 0
    await drag(page, event, { right: width })
    await expect(
      page.getByRole('button', { name: new RegExp(`${title}\\s*${frenchDay(after(monday, 1))}`) }),
    ).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('sees the same data on the server', async () => {
    const { get } = await api(page, request)
    const kept = await get<unknown[]>(`/short-sessions?startDate=${monday}&endDate=${after(monday, 6)}`)
    expect(kept).toEqual([expect.objectContaining({ date: after(monday, 1), startTime: '10:00', endTime: '11:30' })])
  })
})

test('moves a session and marks it as paid with only the keyboard', { tag: '@desktop' }, async ({ page, request }) => {
  const monday = dayInWeeks(61)
  await signInAs(page, request, member)
  await page.goto('/')
  const title = await createAnimalSessionOn(page, request, monday)
  await page.goto(`/pros/sessions?date=${monday}`)

  await test.step("opens the session's menu", async () => {
    await tabTo(page, block(page, '10:00 – 11:00', title))
    await page.keyboard.press('Shift+F10')
    await expect(page.getByRole('menu', { name: `Actions : ${title}` })).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('selects another time', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Déplacer…' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Déplacer la séance' })
    await expect(dialog).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    await tabTo(page, dialog.getByRole('group', { name: 'De' }).getByRole('spinbutton', { name: 'Heures' }))
    await page.keyboard.type('1500')
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.keyboard.press('Enter')
    await expect(block(page, '15:00 – 16:00', title)).toBeVisible()
    // The next change must send the version that this change creates.
    await saved
  })

  await test.step('marks the session as paid', async () => {
    await tabTo(page, block(page, '15:00 – 16:00', title))
    await page.keyboard.press('a')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(block(page, '15:00 – 16:00', title)).toHaveAccessibleName(/payée, patient présent/)
    await expect(block(page, '15:00 – 16:00', title)).not.toHaveAccessibleName(/non payée/)
  })
})

test('views the week in every layout, and prints it', async ({ page, request, isMobile }) => {
  await signInAs(page, request, member)
  await page.goto('/pros/sessions')

  for (const view of isMobile ? ['Jour', 'Liste'] : ['Jour', 'Semaine', 'Mois', 'Liste']) {
    await test.step(view, async () => {
      await page.getByRole('button', { name: view, exact: true }).click()
      await expect(page.getByRole('button', { name: view, exact: true })).toHaveAttribute('aria-pressed', 'true')
      await expectAccessibleInBothSchemes(page)
    })
  }

  await test.step('groups it by practitioner, stored in the address', async () => {
    const filter = page.getByLabel('Praticien')
    const second = await filter.locator('option').nth(2).textContent()
    await filter.selectOption({ index: 2 })
    await expect(page).toHaveURL(/praticien=/)
    await page.reload()
    await expect(page.getByLabel('Praticien').locator('option:checked')).toHaveText(second ?? '')
    await page.getByLabel('Praticien').selectOption({ index: 0 })
  })

  await test.step('colours it by place, with a legend', async () => {
    await page.route('**/api/user/personalize/colors', async (route) => {
      const [club] = await (await api(page, request)).get<{ id: string }[]>('/clubs')
      await route.fulfill({ json: { type: 'CLUBS', colors: [{ hexa: '#7A3B73', objectId: club?.id }] } })
    })
    await page.goto('/pros/sessions?vue=semaine')
    await expect(page.getByRole('list', { name: 'Légende' })).toContainText('Autres lieux')
    await expectAccessibleInBothSchemes(page)
    await page.unroute('**/api/user/personalize/colors')
  })

  if (isMobile) {
    await test.step('uses an action of a list row', async () => {
      await page.goto('/pros/sessions?vue=liste')
      await page
        .getByRole('button', { name: /^Actions : / })
        .first()
        .click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      await expectAccessibleInBothSchemes(page)
      await page.keyboard.press('Escape')
    })
    return
  }

  await test.step('prints it', async () => {
    await page.goto('/pros/sessions?vue=semaine')
    await expect(page.locator('.rbc-event').first()).toBeVisible()
    await page.evaluate(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'))
    })
    await page.getByRole('button', { name: 'Imprimer la semaine' }).click()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const sheet = page.locator('.printed-week')
    await expect(sheet.getByRole('heading', { level: 1, name: /^Semaine / })).toBeVisible()
    await expect(sheet.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Imprimer la semaine' })).toBeHidden()
    await page.screenshot({ path: test.info().outputPath('printed-week.png'), fullPage: true })
    await page.emulateMedia({ media: 'screen' })
  })
})
