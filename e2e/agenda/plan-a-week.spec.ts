import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { signInAs } from '../support/member.ts'
import { dayInWeeks } from '../../platform/start/product/dayInWeeks.ts'

/**
 * A practitioner moves the sessions of a week by mouse and by keyboard, filters them, and prints the week to hang
 * it up at the stable.
 */

/** Height of an hour in the calendar. */
const hourHeightPx = 57

const practitioner = 'ultime@demo.complice.fr'

const msPerDay = 86_400_000
const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * msPerDay).toISOString().slice(0, 10)
const formatFrenchDay = (day: string) =>
  new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(/ 1 /, ' 1er ')

interface Animal {
  id: string
  name: string
}

async function createApiCalls(page: Page, request: APIRequestContext) {
  const token = await page.evaluate(() => localStorage.getItem('jwtToken'))
  const headers = { Authorization: `Bearer ${token ?? ''}` }
  return {
    get: async <T>(path: string): Promise<T> => (await request.get(`/api${path}`, { headers })).json(),
    addSession: (body: unknown) => request.post('/api/sessions', { headers, data: body }),
    deleteSession: (id: string) => request.delete(`/api/sessions/${id}`, { headers }),
  }
}

/**
 * Deletes all sessions of the week from `monday`. Returns the input of a session on the Monday from ten to eleven,
 * which is not created, and its title in the calendar.
 */
async function prepareWeek(page: Page, request: APIRequestContext, monday: string) {
  const { get, deleteSession } = await createApiCalls(page, request)
  const existingSessions = await get<{ id: string }[]>(
    `/short-sessions?startDate=${monday}&endDate=${addDays(monday, 6)}`,
  )
  for (const { id } of existingSessions) await deleteSession(id)
  const [animals, team, types] = await Promise.all([
    get<Animal[]>('/animals'),
    get<{ id: string }[]>('/user/team?role=ROLE_THERAPIST'),
    get<{ id: string; name: string }[]>('/tenant/personalize/session-types'),
  ])
  const [animal, therapist, type] = [animals[0], team[0], types[0]]
  if (!animal || !therapist || !type) throw new Error('the demonstration has no animal, therapist or type')
  const body = {
    startDate: monday,
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
  }
  return { body, title: `${animal.name} - ${type.name}` }
}

/** Replaces the sessions of the week by one, with an animal and no patient; returns its title. */
async function createAnimalSessionOn(page: Page, request: APIRequestContext, monday: string): Promise<string> {
  const { body, title } = await prepareWeek(page, request, monday)
  const { addSession } = await createApiCalls(page, request)
  const response = await addSession(body)
  expect(response.status(), await response.text()).toBe(201)
  return title
}

const getSessionBlock = (page: Page, timeRange: string, title: string) =>
  page
    .getByRole('region', { name: 'Agenda' })
    .getByRole('button', { name: new RegExp(`${timeRange}.*${title}|${title}.*${timeRange}`) })
const getToast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Drags the target with the mouse, by `right` and `down` CSS pixels. */
async function drag(page: Page, target: Locator, { right = 0, down = 0 }: { right?: number; down?: number }) {
  const box = await target.boundingBox()
  if (!box) throw new Error('the element to drag is not visible')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right / 2, y + down / 2, { steps: 5 })
  await page.mouse.move(x + right, y + down, { steps: 5 })
  await page.mouse.up()
}

test('reads and opens each of three sessions of five minutes in a row', async ({ page, request, isMobile }) => {
  const monday = dayInWeeks(isMobile ? 63 : 62)
  await signInAs(page, request, practitioner)
  await page.goto('/')
  const { body, title } = await prepareWeek(page, request, monday)
  const { addSession } = await createApiCalls(page, request)
  const times = [10, 15, 20].map((minute) => [`10:${minute}`, `10:${minute + 5}`] as const)
  for (const [startTime, endTime] of times)
    expect((await addSession({ ...body, startTime, endTime })).status()).toBe(201)
  await page.goto(`/pros/sessions?vue=jour&date=${monday}`)
  for (const [startTime, endTime] of times) {
    const block = getSessionBlock(page, `${startTime} – ${endTime}`, title)
    const titleBox = await block.getByText(title).boundingBox()
    const blockBox = await block.boundingBox()
    expect(blockBox?.height, 'pixels of the title that are visible').toBeGreaterThanOrEqual(
      titleBox?.height ?? Infinity,
    )
    await block.click()
    await expect(page).toHaveURL(/\/pros\/session\//)
    await page.goBack()
  }
})

// Touch scrolls instead of dragging, so this test does not run on a phone.
test('moves sessions with the mouse, and undoes the moves', { tag: '@desktop' }, async ({ page, request }) => {
  const monday = dayInWeeks(60)
  await signInAs(page, request, practitioner)
  await page.goto('/')
  const title = await createAnimalSessionOn(page, request, monday)
  await page.goto(`/pros/sessions?date=${monday}`)

  await test.step('moves a session an hour later', async () => {
    await expect(getSessionBlock(page, '10:00 – 11:00', title)).toBeVisible()
    await drag(page, getSessionBlock(page, '10:00 – 11:00', title), { down: hourHeightPx })
    await expect(getToast(page, 'Séance déplacée')).toBeVisible()
    await expect(getSessionBlock(page, '11:00 – 12:00', title)).toBeVisible()
    // The toast stays while the pointer is over it.
    await getToast(page, 'Séance déplacée').hover()
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('undoes the move', async () => {
    const saveResponse = page.waitForResponse((response) => response.request().method() === 'PUT')
    await getToast(page, 'Séance déplacée').getByRole('button', { name: 'Annuler' }).click()
    await expect(getToast(page, 'Déplacement annulé')).toBeVisible()
    await expect(getSessionBlock(page, '10:00 – 11:00', title)).toBeVisible()
    // Waits for the save, because the next change must send the version that this one creates.
    await saveResponse
  })

  await test.step('extends the session by half an hour', async () => {
    const session = getSessionBlock(page, '10:00 – 11:00', title)
    const box = await session.boundingBox()
    if (!box) throw new Error('the session to extend is not visible')
    // Starts 3 px above the lower edge, within the area that resizes the session.
    const [x, edge] = [box.x + box.width / 2, box.y + box.height - 3]
    await page.mouse.move(x, edge)
    await page.mouse.down()
    await page.mouse.move(x, edge + 20, { steps: 5 })
    await page.mouse.move(x, edge + 50, { steps: 5 })
    await expect(page.locator('.rbc-addons-dnd-drag-preview')).toContainText('10:00 – 11:30')
    await page.mouse.up()
    await expect(getSessionBlock(page, '10:00 – 11:30', title)).toBeVisible()
  })

  await test.step('moves the session to the next day in the month view, at the same time', async () => {
    await page.getByRole('button', { name: 'Mois', exact: true }).click()
    const event = page.getByRole('button', { name: new RegExp(`${title}\\s*${formatFrenchDay(monday)}`) })
    await expect(event).toBeVisible()
    const width = (await page.locator('.agenda[data-view="month"] .rbc-day-bg').first().boundingBox())?.width ?? 0
    await drag(page, event, { right: width })
    await expect(
      page.getByRole('button', { name: new RegExp(`${title}\\s*${formatFrenchDay(addDays(monday, 1))}`) }),
    ).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('finds the changes stored on the server', async () => {
    const { get } = await createApiCalls(page, request)
    const storedSessions = await get<unknown[]>(`/short-sessions?startDate=${monday}&endDate=${addDays(monday, 6)}`)
    expect(storedSessions).toEqual([
      expect.objectContaining({ date: addDays(monday, 1), startTime: '10:00', endTime: '11:30' }),
    ])
  })
})

test('moves a session and marks it as paid with only the keyboard', { tag: '@desktop' }, async ({ page, request }) => {
  const monday = dayInWeeks(61)
  await signInAs(page, request, practitioner)
  await page.goto('/')
  const title = await createAnimalSessionOn(page, request, monday)
  await page.goto(`/pros/sessions?date=${monday}`)

  await test.step("opens the session's menu", async () => {
    await tabTo(page, getSessionBlock(page, '10:00 – 11:00', title))
    await page.keyboard.press('Shift+F10')
    await expect(page.getByRole('menu', { name: `Actions : ${title}` })).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('moves the session to another time', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Déplacer…' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Déplacer la séance' })
    await expect(dialog).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    await tabTo(page, dialog.getByRole('group', { name: 'De' }).getByRole('spinbutton', { name: 'Heures' }))
    await page.keyboard.type('1500')
    const saveResponse = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.keyboard.press('Enter')
    await expect(getSessionBlock(page, '15:00 – 16:00', title)).toBeVisible()
    // Waits for the save, because the next change must send the version that this one creates.
    await saveResponse
  })

  await test.step('marks the session as paid', async () => {
    await tabTo(page, getSessionBlock(page, '15:00 – 16:00', title))
    await page.keyboard.press('a')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(getSessionBlock(page, '15:00 – 16:00', title)).toHaveAccessibleName(/payée, patient présent/)
    await expect(getSessionBlock(page, '15:00 – 16:00', title)).not.toHaveAccessibleName(/non payée/)
  })
})

test('shows the week in every view, and prints it', async ({ page, request, isMobile }) => {
  await signInAs(page, request, practitioner)
  await page.goto('/pros/sessions')

  for (const view of isMobile ? ['Jour', 'Liste'] : ['Jour', 'Semaine', 'Mois', 'Animaux', 'Liste']) {
    await test.step(`opens the view "${view}"`, async () => {
      await page.getByRole('button', { name: view, exact: true }).click()
      await expect(page.getByRole('button', { name: view, exact: true })).toHaveAttribute('aria-pressed', 'true')
      await expectAccessibleInBothSchemes(page)
    })
  }

  await test.step('filters by practitioner, and keeps the filter in the address through a reload', async () => {
    const openFilters = async () => {
      if (isMobile) await page.getByRole('button', { name: /^Filtrer/ }).click()
    }
    const filter = page.getByRole('combobox', { name: 'Praticien' })
    await openFilters()
    await filter.click()
    const option = page.getByRole('option').nth(2)
    const practitionerName = await option.textContent()
    await option.click()
    await expect(page).toHaveURL(/praticien=/)
    await page.reload()
    await openFilters()
    await expect(filter).toContainText(practitionerName ?? '')
    await filter.click()
    await page.getByRole('option', { name: 'Tous' }).click()
    if (isMobile) await page.getByRole('button', { name: 'Voir les résultats' }).click()
  })

  await test.step('colours the sessions by place, with a legend', async () => {
    await page.route('**/api/user/personalize/colors', async (route) => {
      const [club] = await (await createApiCalls(page, request)).get<{ id: string }[]>('/clubs')
      await route.fulfill({ json: { type: 'CLUBS', colors: [{ hexa: '#7A3B73', objectId: club?.id }] } })
    })
    await page.goto('/pros/sessions?vue=semaine')
    await expect(page.getByRole('list', { name: 'Légende' })).toContainText('Autres lieux')
    await expectAccessibleInBothSchemes(page)
    await page.unroute('**/api/user/personalize/colors')
  })

  if (isMobile) {
    await test.step('opens the menu of a list row', async () => {
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

  await test.step('prints the week', async () => {
    await page.goto('/pros/sessions?vue=semaine')
    await expect(page.locator('.rbc-event').first()).toBeVisible()
    await page.evaluate(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'))
    })
    await page.getByRole('button', { name: 'Imprimer la semaine' }).click()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const printedWeek = page.locator('.printed-week')
    await expect(printedWeek.getByRole('heading', { level: 1, name: /^Semaine / })).toBeVisible()
    await expect(printedWeek.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Imprimer la semaine' })).toBeHidden()
    await page.screenshot({ path: test.info().outputPath('printed-week.png'), fullPage: true })
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect([...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)], 'pages').toHaveLength(1)
    await page.emulateMedia({ media: 'screen' })
  })
})
