import { dayInWeeks } from '../../start/product/dayInWeeks.ts'
import { createSessions } from './createSessions.ts'
import type { EverydayAction } from './EverydayAction.ts'
import { findButton } from './locators.ts'

/** Patients, invoices and absences. */
export const officeActions: readonly EverydayAction[] = [
  {
    name: "find a patient's next session",
    maxCounts: { clicks: 0, keys: 6, pageChanges: 1 },
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
    maxCounts: { clicks: 5, keys: 0, pageChanges: 2 },
    run: async ({ page, begin }) => {
      await begin('/pros/sessions', 'Rendez-vous')
      await page.getByRole('link', { name: 'Factures', exact: true }).first().click()
      await page.getByRole('link', { name: /^À facturer/ }).click()
      await findButton(page, /^Générer/).click()
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
    maxCounts: { clicks: 3, keys: 0, pageChanges: 2 },
    run: async ({ page, begin }) => {
      await begin('/pros/sessions', 'Rendez-vous')
      await page.locator('header a[href="/pros/user"]').click()
      await page.getByRole('link', { name: 'Absences' }).first().click()
      await findButton(page, 'Ajouter une absence').click()
      await page.getByRole('dialog', { name: 'Ajouter une absence' }).waitFor()
    },
  },
  {
    name: 'see what is owed',
    maxCounts: { clicks: 1, keys: 0, pageChanges: 1 },
    run: async ({ page, begin }) => {
      await begin('/pros/sessions', 'Rendez-vous')
      await page.getByRole('link', { name: 'Factures', exact: true }).first().click()
      await page.getByRole('tab', { name: /^À encaisser/ }).waitFor()
    },
  },
]
