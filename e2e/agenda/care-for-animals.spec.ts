import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { memberIdOf, signInAs, tokenOf } from '../support/member.ts'

/**
 * A practitioner adds an animal, records its health, sees that its vaccine expires before a planned session, and
 * deletes it.
 */

const practitioner = 'ultime@demo.complice.fr'

const msPerDay = 86_400_000
const dayFromToday = (days: number) => new Date(Date.now() + days * msPerDay).toISOString().slice(0, 10)
const toTypedDay = (day: string) => day.split('-').toReversed().join('')
const toDisplayedDay = (day: string) => day.split('-').toReversed().join('/')

/** Plans a session of the animal without a patient on this day. */
async function planAnimalSession(request: APIRequestContext, animalId: string, day: string) {
  const token = await tokenOf(request, practitioner)
  const headers = { Authorization: `Bearer ${token}` }
  const [sessionType]: { id: string }[] = await (
    await request.get('/api/tenant/personalize/session-types', { headers })
  ).json()
  const subject = {
    therapistId: await memberIdOf(request, practitioner),
    sessionTypeId: sessionType?.id,
    patientId: null,
    animalIds: [animalId],
    clubId: null,
    withAnimalOnly: true,
  }
  const amounts = { price: 0, roomRent: 0, animalRent: 0, taxesPaidByPatient: 0, paid: false }
  const response = await request.post('/api/sessions', {
    headers,
    data: {
      ...subject,
      ...amounts,
      startDate: day,
      startTime: '06:00',
      endTime: '06:30',
      recurrence: 'ONCE',
      patientPresent: true,
      comments: '',
      force: true,
      forceReason: 'Longe du matin',
    },
  })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Waits for the toast while the action runs, because it is shown for only three seconds. */
const expectToast = (page: Page, text: string, action: Promise<void>) =>
  Promise.all([expect(page.getByText(text)).toBeVisible(), action])

const getSectionButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('adds an animal, records its health, and removes it', async ({ page, request }) => {
  const name = `Biscotte ${Math.round(Math.random() * 1e6)}`
  const [expiryDay, sessionDay] = [dayFromToday(30), dayFromToday(40)]
  const animalRow = page.getByRole('row', { name: new RegExp(name) })
  let animalId = ''

  await test.step('opens the animals', async () => {
    await signInAs(page, request, practitioner)
    await page.goto('/pros/animals')
    await expect(page.getByRole('heading', { level: 1, name: 'Animaux' })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Heures de travail par semaine' }).locator('svg').first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Voir les données' }).click()
    await expectAccessibleInBothSchemes(page)
  })

  await test.step("moves the focus to the summary of the form's missing fields", async () => {
    await page.getByRole('link', { name: 'Ajouter un animal' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ajouter un animal' })).toBeFocused()
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(page.getByRole('alert', { name: 'Champs requis' })).toBeFocused()
    await expect(page.getByRole('alert', { name: 'Champs requis' })).toBeInViewport()
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('adds an animal born on 29 February', async () => {
    await page.getByLabel("Nom de l'animal").fill(name)
    const birth = page.getByRole('group', { name: 'Date de naissance' })
    await birth.getByLabel('Jour').selectOption('29')
    await birth.getByLabel('Mois').selectOption('février')
    await birth.getByLabel('Année').selectOption('2016')
    await page.getByLabel('Espèce').selectOption('Lama')
    await expect(page.getByLabel('Race')).toHaveCount(0)
    await page.getByLabel("Nombre d'heures de travail hebdo").fill('6')
    await expectToast(page, 'Animal ajouté', page.getByRole('button', { name: 'Ajouter', exact: true }).click())
    await expect(animalRow).toContainText('29/02/2016')
  })

  await test.step('cannot add another animal with the same name', async () => {
    await page.goto('/pros/animal')
    await page.getByLabel("Nom de l'animal").fill(name.toUpperCase())
    await page.getByLabel("Nombre d'heures de travail hebdo").fill('6')
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(page.getByText('Nom Animal déjà existant').first()).toBeVisible()
    await page.getByRole('link', { name: 'Annuler' }).click()
    await page
      .getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
      .getByRole('button', { name: 'Quitter' })
      .click()
    await expect(page).toHaveURL(/\/pros\/animals/)
  })

  await test.step('records a vaccine and its expiry date, saved when a field loses the focus', async () => {
    await animalRow.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    animalId = page.url().split('/').at(-1) ?? ''
    await getSectionButton(page, 'Santé').click()
    await page.getByRole('button', { name: 'Ajouter un vaccin' }).click()
    await page
      .getByRole('group', { name: 'Nouvelle ligne' })
      .getByRole('textbox', { name: 'Nom' })
      .fill('Clostridioses')
    const line = page.getByRole('group', { name: 'Clostridioses' })
    await line.getByRole('group', { name: "Valable jusqu'au" }).getByRole('spinbutton').first().click()
    await page.keyboard.type(toTypedDay(expiryDay))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
    for (const title of ['Activités', 'Séances']) await getSectionButton(page, title).click()
    await expect(page.getByText("Aucune séance jusqu'à aujourd'hui.")).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('sees the vaccine after a reload', async () => {
    await page.reload()
    await getSectionButton(page, 'Santé').click()
    await expect(
      page.getByRole('group', { name: 'Clostridioses' }).getByRole('group', { name: "Valable jusqu'au" }),
    ).toContainText(toDisplayedDay(expiryDay))
  })

  await test.step('sees in the list that the vaccine will have expired on the day of a session', async () => {
    await page.goto('/pros/animals')
    await expect(animalRow).toBeVisible()
    await expect(animalRow).not.toContainText('valable')
    await planAnimalSession(request, animalId, sessionDay)
    await page.reload()
    await expect(animalRow).toContainText(
      `Clostridioses : valable jusqu'au ${toDisplayedDay(expiryDay)}, des séances sont prévues après`,
    )
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('removes a health record, and undoes the removal', async () => {
    await animalRow.getByRole('link', { name, exact: true }).click()
    await getSectionButton(page, 'Santé').click()
    await page.getByRole('button', { name: 'Supprimer Clostridioses' }).click()
    const undoButton = page.getByRole('button', { name: 'Annuler la suppression de Clostridioses' })
    await expect(undoButton).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'Clostridioses' })).toBeVisible()
  })

  await test.step('removes the animal with the keyboard', async () => {
    await page.goto('/pros/animals')
    await animalRow.getByRole('button', { name: `Actions : ${name}` }).press('Enter')
    await page.getByRole('menuitem', { name: 'Supprimer' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Etes vous sûr de vouloir supprimer cet animal ?' })
    await expect(dialog).toContainText(`Des séances l'attendent jusqu'au ${toDisplayedDay(sessionDay)}`)
    await expectAccessibleInBothSchemes(page)
    await expectToast(
      page,
      'Animal correctement supprimé',
      dialog.getByRole('button', { name: "Supprimer l'animal" }).press('Enter'),
    )
    await expect(animalRow).toHaveCount(0)
  })
})
