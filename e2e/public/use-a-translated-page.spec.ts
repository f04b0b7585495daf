import { expect, test, type Page } from '@playwright/test'
import { setUpKnownDevice, signInAs } from '../support/member.ts'
import { translatePage } from '../support/translation.ts'

/** A visitor books, and a member changes the week of the agenda, in pages that their browser translates. */

const collectErrors = (page: Page): string[] => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

test('books in a translated page', { tag: '@desktop' }, async ({ page }) => {
  const errors = collectErrors(page)
  const email = `ada.translated.${Date.now()}@exemple.fr`
  const getField = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  await setUpKnownDevice(page)

  await test.step('searches, and opens a therapist', async () => {
    await page.goto('/therapists?term=Lyon')
    await expect(page.getByRole('list', { name: 'Praticiens' })).toContainText('Lyon')
    await translatePage(page)
    await page
      .getByRole('link', { name: /Léa Bonnet/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Léa Bonnet' })).toBeVisible()
  })

  await test.step('goes to the next and previous weeks, and chooses a slot', async () => {
    await page.getByLabel('Type de séance').selectOption({ label: 'Première rencontre (45 min)' })
    for (const name of ['Semaine suivante', 'Semaine suivante', 'Semaine précédente'])
      await page.getByRole('button', { name }).click()
    await page
      .getByRole('region', { name: 'Créneaux libres', exact: true })
      .getByRole('button', { name: /, de \d\d:\d\d à / })
      .nth(3)
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Demander une séance' })).toBeVisible()
  })

  await test.step('sees the errors, fills in the form and sends', async () => {
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByText('Renseignez les champs obligatoires')).toBeVisible()
    await getField('Prénom').fill('Ada')
    await getField('Nom').fill('Traduite')
    await getField('E-mail').fill(email)
    await getField('Téléphone').fill('06 12 34 56 78')
    await getField('Mot de passe').fill('une-phrase-pour-entrer')
    await page.getByRole('button', { name: 'Continuer' }).click()
    await page.getByLabel(/^Avez-vous une allergie/).fill('Aucune')
    await page.getByRole('checkbox', { name: /conserve mes réponses/ }).check()
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Votre demande de séance est enregistrée' })).toBeVisible()
  })
  expect(errors).toEqual([])
})

test('changes the week of a translated agenda', { tag: '@desktop' }, async ({ page, request }) => {
  const errors = collectErrors(page)
  await signInAs(page, request, 'ultime@demo.complice.fr')
  await page.goto('/pros/sessions')
  const agenda = page.getByRole('region', { name: 'Agenda' })
  await expect(agenda.locator('[data-session]').first()).toBeVisible()
  await translatePage(page)
  for (const name of ['Semaine suivante', 'Semaine suivante', 'Semaine précédente', 'Semaine précédente']) {
    const week = await agenda.innerText()
    await page.getByRole('button', { name }).click()
    await expect.poll(() => agenda.innerText()).not.toBe(week)
    await expect(agenda.locator('[data-session]').first()).toBeVisible()
  }
  await page.getByRole('button', { name: 'Liste' }).click()
  await page.getByRole('button', { name: 'Semaine suivante' }).click()
  await expect(page.getByRole('region', { name: /^lundi/ })).toBeVisible()
  expect(errors).toEqual([])
})
