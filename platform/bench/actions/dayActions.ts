import { dayInWeeks } from '../../start/product/dayInWeeks.ts'
import { createSessions } from './createSessions.ts'
import type { EverydayAction } from './EverydayAction.ts'
import { startTimesOfDay } from './startTimesOfDay.ts'
import { findSessionBlock, findButton } from './locators.ts'

/** Notes after sessions, requests, and free animals. */
export const dayActions: readonly EverydayAction[] = [
  {
    name: 'note presence and payment of six sessions',
    maxCounts: { clicks: 8, keys: 0, pageChanges: 0 },
    run: async ({ page, api, begin }) => {
      const monday = dayInWeeks(62)
      const lastnames = await createSessions(api, monday, 'Poxi', { startTimes: startTimesOfDay })
      await begin(`/pros/sessions?date=${monday}`, lastnames[0] ?? '')
      const line = (rank: number) => page.getByRole('region', { name: new RegExp(lastnames[rank] ?? '') })
      await findButton(page, 'Ma journée').click()
      await line(1).getByRole('button', { name: 'Absent' }).click()
      await findButton(page, 'Payées par…').click()
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
    maxCounts: { clicks: 2, keys: 0, pageChanges: 0 },
    run: async ({ page, api, begin }) => {
      const monday = dayInWeeks(63)
      const [lastname = ''] = await createSessions(api, monday, 'Cuxo')
      await begin(`/pros/sessions?date=${monday}`, lastname)
      await findSessionBlock(page, lastname).hover()
      await findButton(page, /^Commenter/).click()
      await page.getByRole('textbox', { name: 'Commentaires' }).and(page.locator(':focus')).waitFor()
      await page.keyboard.insertText('Première promenade en longe, calme du début à la fin.')
      await findButton(page, 'Enregistrer').click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'validate a request',
    maxCounts: { clicks: 2, keys: 0, pageChanges: 0 },
    run: async ({ page, begin }) => {
      await begin('/pros/sessions', /^\d+ à valider$/)
      await findButton(page, /^\d+ à valider$/).click()
      await findButton(page, /^Valider la demande de/)
        .first()
        .click()
      await page.getByText('Séance mise à jour').waitFor()
    },
  },
  {
    name: 'see which animal is free on Thursday',
    maxCounts: { clicks: 1, keys: 0, pageChanges: 0 },
    run: async ({ page, begin }) => {
      await begin(`/pros/sessions?date=${dayInWeeks(1, 4)}`, 'Rendez-vous')
      await findButton(page, 'Animaux').click()
      await page.getByText('Noisette').first().waitFor()
    },
  },
]
