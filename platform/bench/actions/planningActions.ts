import { addDays } from 'shared/domain/calendar/day'
import { dayInWeeks } from '../../start/product/dayInWeeks.ts'
import { createSessions } from './createSessions.ts'
import type { EverydayAction } from './EverydayAction.ts'
import { startTimesOfDay } from './startTimesOfDay.ts'
import { findSessionBlock, findButton, clickSlot, typeFourLetters } from './locators.ts'

/** Planning of sessions, and changes of the plan. */
export const planningActions: readonly EverydayAction[] = [
  {
    name: 'plan six sessions of a Monday',
    maxCounts: { clicks: 6, keys: 36, pageChanges: 0 },
    run: async ({ page, api, begin }) => {
      const monday = dayInWeeks(60)
      const patients = []
      for (const prefix of ['Bexa', 'Coxo', 'Duxi', 'Fexu', 'Goxa', 'Huxe'])
        patients.push(await api.createPatient(prefix))
      await begin(`/pros/sessions?date=${monday}`, 'Rendez-vous')
      for (const [rank, { lastname }] of patients.entries()) {
        await clickSlot(page, monday, startTimesOfDay[rank] ?? '')
        await page.getByRole('combobox', { name: 'Patient' }).and(page.locator(':focus')).waitFor()
        await typeFourLetters(page, lastname)
        await page.keyboard.press('Control+Enter')
        await findSessionBlock(page, lastname).waitFor()
      }
    },
  },
  {
    name: 'move a session',
    maxCounts: { clicks: 1, keys: 0, pageChanges: 0 },
    run: async ({ page, api, begin }) => {
      const monday = dayInWeeks(61)
      const [lastname = ''] = await createSessions(api, monday, 'Moxu')
      await begin(`/pros/sessions?date=${monday}`, lastname)
      const box = await findSessionBlock(page, lastname).boundingBox()
      if (!box) throw new Error('The block of the session is not visible.')
      await page.mouse.move(box.x + box.width / 2, box.y + 6)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2, box.y + 60, { steps: 8 })
      await page.mouse.up()
      await page.getByText('Séance déplacée').waitFor()
    },
  },
  {
    name: 'swap the animal of a session',
    maxCounts: { clicks: 5, keys: 0, pageChanges: 0 },
    run: async ({ page, api, begin }) => {
      const monday = dayInWeeks(65)
      const animals = await api.call<{ id: string; name: string }[]>('GET', '/animals')
      const [sickAnimal, otherAnimal] = animals
      const [lastname = ''] = await createSessions(api, monday, 'Suxi', { animalIds: [sickAnimal?.id ?? ''] })
      await begin(`/pros/sessions?date=${monday}`, lastname)
      await findSessionBlock(page, lastname).click()
      await page.locator('.MuiChip-root', { hasText: sickAnimal?.name }).locator('.MuiChip-deleteIcon').click()
      await page.getByRole('combobox', { name: 'Animaux' }).click()
      await page.getByRole('option', { name: new RegExp(otherAnimal?.name ?? '') }).click()
      await findButton(page, 'Enregistrer').click()
      await page.getByText('Séance mise à jour').waitFor()
    },
  },
  {
    name: 'end a series early',
    maxCounts: { clicks: 4, keys: 0, pageChanges: 0 },
    run: async ({ page, api, begin }) => {
      const monday = dayInWeeks(66)
      const [lastname = ''] = await createSessions(api, monday, 'Suro', { weeks: 4 })
      await begin(`/pros/sessions?date=${addDays(monday, 14)}`, lastname)
      await findSessionBlock(page, lastname).click()
      await findButton(page, 'Supprimer la séance').click()
      await page.getByRole('radio', { name: 'Cet évènement et les suivants' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
]
