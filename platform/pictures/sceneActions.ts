import type { Page } from '@playwright/test'
import { uuidPattern } from 'shared/contracts/uuidPattern'

const csv = `Nom;Prénom;E-mail;Ville;Né(e) le
Martinet;Zoé;zoe.martinet@exemple.fr;Lyon;12/03/2015
Garnier;;;Vaugneray;
Arnaud;Clément;clement.arnaud@exemple.fr;Bron;
Royer;Paul;paul.royer@exemple.fr;Écully;04/09/2011
`

const clickButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Chooses the first suggestion of a field. */
async function chooseFirstSuggestion(page: Page, field: string, searchText: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).fill(searchText)
  await page.getByRole('listbox').getByRole('option').first().click()
}

/** Actions on a screen before its picture is taken. Only `readImportFile` stores data: the preview of an import. */
export const sceneActions = {
  openPatientFile: async (page: Page) => {
    await page.locator('main a[href$="/details"]').first().click()
    await page.getByRole('heading', { name: 'Séances' }).waitFor()
    await page.getByText('Prévues').waitFor()
  },

  fillInvoice: async (page: Page) => {
    await chooseFirstSuggestion(page, 'Patient', 'Blanchard')
    await page
      .getByRole('checkbox', { name: /^Facturer la séance/ })
      .first()
      .waitFor()
    await clickButton(page, 'Générer la facture')
    await page.getByRole('dialog').waitFor()
  },

  readImportFile: async (page: Page) => {
    await page
      .getByLabel('Fichier de patients')
      .setInputFiles({ name: 'patients.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await clickButton(page, 'Voir ce que donne ce fichier')
    await page.getByRole('heading', { name: 'Lignes' }).waitFor()
  },

  startTour: async (page: Page) => {
    const helpButton = page.getByRole('button', { name: 'Aide et affichage' })
    // On a phone, the help is in the menu.
    if (!(await helpButton.isVisible())) await clickButton(page, 'Ouvrir le menu')
    await helpButton.click()
    await page.getByRole('menuitem', { name: 'Revoir la visite' }).click()
    await page.getByRole('alertdialog').waitFor()
  },

  planSeries: async (page: Page) => {
    await page.getByRole('combobox', { name: 'Fréquence' }).selectOption('WEEK')
    await page.getByRole('group', { name: 'Date de fin' }).getByRole('spinbutton').first().click()
    await page.keyboard.type('02022027')
    await chooseFirstSuggestion(page, 'Patient', 'Lopez')
    await chooseFirstSuggestion(page, 'Animaux', 'Balthazar')
    await page.keyboard.press('Escape')
    await clickButton(page, 'Aperçu des séances')
    await page.getByRole('dialog').waitFor()
  },

  chooseTherapist: async (page: Page) => {
    await chooseFirstSuggestion(page, 'Praticien', 'Dubreuil')
    // Replaces the origin and the id, which differ between machines, by fixed values.
    await page
      .locator('pre')
      .first()
      .evaluate((code, id) => {
        code.textContent = (code.textContent ?? '')
          .replaceAll(location.origin, 'https://www.complice.example')
          .replaceAll(new RegExp(id, 'g'), '019a5b7e-0c1d-7f3a-9b42-5d6e7f809102')
      }, uuidPattern)
  },
}
