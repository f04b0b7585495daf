import { addDays } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { isoWeekStart } from 'shared/domain/calendar/isoWeek'
import { nowIn } from 'shared/domain/calendar/wallClock'
import type { Page } from '@playwright/test'
import type { DemoApi } from './DemoApi.ts'
import type { InputCounts } from './inputCounter.ts'

interface ActionContext {
  page: Page
  api: DemoApi
  /** Opens the page on which the action begins, and begins to count. */
  begin: (path: string, readyText: string | RegExp) => Promise<void>
}

/** An action of a practitioner's day. `atMost`: clicks, keys and page changes that it may take. */
export interface EverydayAction {
  name: string
  atMost: InputCounts
  run: (context: ActionContext) => Promise<void>
}

const times = ['09:00', '10:30', '12:00', '14:00', '15:30', '17:00']
const hourAfter = (time: string) => `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`

/** Returns a day of the ISO week `weeks` from now, far enough ahead to have no session of the demonstration. */
const dayInWeeks = (weeks: number, isoWeekday = 1): Day =>
  addDays(isoWeekStart(nowIn('Europe/Paris', new Date()).day), 7 * weeks + isoWeekday - 1)

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const blockOf = (page: Page, lastname: string) => page.locator('.rbc-event', { hasText: lastname }).first()

/** Presses a free time: the layer of the sessions is above it, so that Playwright cannot press the slot itself. */
async function pressSlot(page: Page, day: Day, time: string): Promise<void> {
  const box = await page.locator(`.rbc-day-slot [data-slot="${day} ${time}"]`).boundingBox()
  if (!box) throw new Error(`The agenda has no slot at ${time}.`)
  await page.mouse.click(box.x + 8, box.y + 8)
}

/** Creates a session at each of the times, with a patient of its own; returns the patients' last names. */
async function createSessions(
  api: DemoApi,
  day: Day,
  prefix: string,
  options: { startTimes?: readonly string[]; animalIds?: readonly string[]; weeks?: number } = {},
): Promise<string[]> {
  const { startTimes = ['10:30'], animalIds = [], weeks } = options
  const [type] = await api.call<{ id: string }[]>('GET', '/tenant/personalize/session-types')
  const { id: therapistId } = await api.call<{ id: string }>('GET', '/user/details')
  const lastnames: string[] = []
  for (const startTime of startTimes) {
    const { id: patientId, lastname } = await api.createPatient(prefix)
    await api.call('POST', '/sessions', {
      startDate: day,
      startTime,
      endTime: hourAfter(startTime),
      ...(weeks && { recurrence: 'WEEK', endDate: addDays(day, 7 * weeks) }),
      therapistId,
      sessionTypeId: type?.id,
      patientId,
      animalIds,
      clubId: null,
      price: 60,
      roomRent: 0,
      animalRent: 0,
      taxesPaidByPatient: 0,
      patientPresent: true,
      paid: false,
      withAnimalOnly: false,
      comments: '',
      force: true,
    })
    lastnames.push(lastname)
  }
  return lastnames
}

/** Types the first four letters of a name, and takes the only match. */
async function typeFourLetters(page: Page, lastname: string): Promise<void> {
  await page.keyboard.type(lastname.slice(0, 4))
  await page.waitForFunction(() => document.querySelectorAll('[role=listbox] [role=option]').length === 1)
  await page.keyboard.press('Enter')
}

/** The twelve actions of the day, in the order of a practitioner's week. */
export const everydayActions: readonly EverydayAction[] = [
  {
    name: 'plan six sessions of a Monday',
    atMost: { clicks: 6, keys: 36, pageChanges: 0 },
    run: async ({ page, api, begin }) => {
      const monday = dayInWeeks(60)
      const patients = []
      for (const prefix of ['Bexa', 'Coxo', 'Duxi', 'Fexu', 'Goxa', 'Huxe'])
        patients.push(await api.createPatient(prefix))
      await begin(`/pros/sessions?date=${monday}`, 'Rendez-vous')
      for (const [rank, { lastname }] of patients.entries()) {
        await pressSlot(page, monday, times[rank] ?? '')
        await page.getByRole('combobox', { name: 'Patient' }).and(page.locator(':focus')).waitFor()
        await typeFourLetters(page, lastname)
        await page.keyboard.press('Control+Enter')
        await blockOf(page, lastname).waitFor()
      }
    },
  },
  {
    name: 'move a session',
    atMost: { clicks: 1, keys: 0, pageChanges: 0 },
    run: async ({ page, api, begin }) => {
      const monday = dayInWeeks(61)
      const [lastname = ''] = await createSessions(api, monday, 'Moxu')
      await begin(`/pros/sessions?date=${monday}`, lastname)
      const box = await blockOf(page, lastname).boundingBox()
      if (!box) throw new Error('The block is not in sight.')
      await page.mouse.move(box.x + box.width / 2, box.y + 6)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2, box.y + 60, { steps: 8 })
      await page.mouse.up()
      await page.getByText('Séance déplacée').waitFor()
    },
  },
  {
    name: 'note presence and payment of six sessions',
    atMost: { clicks: 8, keys: 0, pageChanges: 0 },
    run: async ({ page, api, begin }) => {
      const monday = dayInWeeks(62)
      const lastnames = await createSessions(api, monday, 'Poxi', { startTimes: times })
      await begin(`/pros/sessions?date=${monday}`, lastnames[0] ?? '')
      const line = (rank: number) => page.getByRole('region', { name: new RegExp(lastnames[rank] ?? '') })
      await button(page, 'Ma journée').click()
      await line(1).getByRole('button', { name: 'Absent' }).click()
      await button(page, 'Payées par…').click()
      await page.getByRole('menuitem', { name: 'Carte bancaire' }).click()
      await page.getByText('5 séances payées, 1 absence laissée non payée').waitFor()
      for (const [rank, means] of [
        [3, 'Espèces'],
        [4, 'Non payée'],
      ] as const) {
        await line(rank)
          .getByRole('button', { name: /^Payée · Carte/ })
          .click()
        await page.getByRole('menuitem', { name: means }).click()
      }
      await line(4)
        .getByRole('button', { name: /^Payée · Carte/ })
        .waitFor({ state: 'detached' })
    },
  },
  {
    name: 'write a comment',
    atMost: { clicks: 2, keys: 0, pageChanges: 0 },
    run: async ({ page, api, begin }) => {
      const monday = dayInWeeks(63)
      const [lastname = ''] = await createSessions(api, monday, 'Cuxo')
      await begin(`/pros/sessions?date=${monday}`, lastname)
      await blockOf(page, lastname).hover()
      await button(page, /^Commenter/).click()
      await page.getByRole('textbox', { name: 'Commentaires' }).and(page.locator(':focus')).waitFor()
      await page.keyboard.insertText('Première promenade en longe, calme du début à la fin.')
      await button(page, 'Enregistrer').click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'validate a request',
    atMost: { clicks: 2, keys: 0, pageChanges: 0 },
    run: async ({ page, begin }) => {
      await begin('/pros/sessions', /^\d+ à valider$/)
      await button(page, /^\d+ à valider$/).click()
      await button(page, /^Valider la demande de/)
        .first()
        .click()
      await page.getByText('Séance mise à jour').waitFor()
    },
  },
  {
    name: 'see which animal is free on Thursday',
    atMost: { clicks: 1, keys: 0, pageChanges: 0 },
    run: async ({ page, begin }) => {
      await begin(`/pros/sessions?date=${dayInWeeks(1, 4)}`, 'Rendez-vous')
      await button(page, 'Animaux').click()
      await page.getByText('Noisette').first().waitFor()
    },
  },
  {
    name: "find a patient's next session",
    atMost: { clicks: 0, keys: 6, pageChanges: 1 },
    run: async ({ page, api, begin }) => {
      const [lastname = ''] = await createSessions(api, dayInWeeks(64), 'Nexu')
      await begin('/pros/sessions', 'Rendez-vous')
      await page.keyboard.press('/')
      await page
        .getByRole('combobox', { name: /Rechercher/ })
        .and(page.locator(':focus'))
        .waitFor()
      await page.keyboard.type(lastname.slice(0, 4))
      await page
        .getByRole('option', { name: new RegExp(lastname) })
        .first()
        .waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: new RegExp(lastname) }).waitFor()
      await page.getByText('Prochaine séance').first().waitFor()
    },
  },
  {
    name: 'bill a month',
    atMost: { clicks: 5, keys: 0, pageChanges: 2 },
    run: async ({ page, begin }) => {
      await begin('/pros/sessions', 'Rendez-vous')
      await page.getByRole('link', { name: 'Factures', exact: true }).first().click()
      await page.getByRole('link', { name: /^À facturer/ }).click()
      await button(page, /^Générer/).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Générer|Confirmer)/ })
        .click()
      await page
        .getByText(/factures? générées?/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'open the form of an absence',
    atMost: { clicks: 3, keys: 0, pageChanges: 2 },
    run: async ({ page, begin }) => {
      await begin('/pros/sessions', 'Rendez-vous')
      await page.locator('header a[href="/pros/user"]').click()
      await page.getByRole('link', { name: 'Absences' }).first().click()
      await button(page, 'Ajouter une absence').click()
      await page.getByRole('dialog', { name: 'Ajouter une absence' }).waitFor()
    },
  },
  {
    name: 'swap the animal of a session',
    atMost: { clicks: 5, keys: 0, pageChanges: 0 },
    run: async ({ page, api, begin }) => {
      const monday = dayInWeeks(65)
      const animals = await api.call<{ id: string; name: string }[]>('GET', '/animals')
      const [sickAnimal, otherAnimal] = animals
      const [lastname = ''] = await createSessions(api, monday, 'Suxi', { animalIds: [sickAnimal?.id ?? ''] })
      await begin(`/pros/sessions?date=${monday}`, lastname)
      await blockOf(page, lastname).click()
      await page.locator('.MuiChip-root', { hasText: sickAnimal?.name }).locator('.MuiChip-deleteIcon').click()
      await page.getByRole('combobox', { name: 'Animaux' }).click()
      await page.getByRole('option', { name: new RegExp(otherAnimal?.name ?? '') }).click()
      await button(page, 'Enregistrer').click()
      await page.getByText('Séance mise à jour').waitFor()
    },
  },
  {
    name: 'see what is owed',
    atMost: { clicks: 1, keys: 0, pageChanges: 1 },
    run: async ({ page, begin }) => {
      await begin('/pros/sessions', 'Rendez-vous')
      await page.getByRole('link', { name: 'Factures', exact: true }).first().click()
      await page.getByRole('tab', { name: /^À encaisser/ }).waitFor()
    },
  },
  {
    name: 'end a series early',
    atMost: { clicks: 4, keys: 0, pageChanges: 0 },
    run: async ({ page, api, begin }) => {
      const monday = dayInWeeks(66)
      const [lastname = ''] = await createSessions(api, monday, 'Suro', { weeks: 4 })
      await begin(`/pros/sessions?date=${addDays(monday, 14)}`, lastname)
      await blockOf(page, lastname).click()
      await button(page, 'Supprimer la séance').click()
      await page.getByRole('radio', { name: 'Cet évènement et les suivants' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
]
