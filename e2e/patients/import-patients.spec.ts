import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { buildPatientInput, buildSessionInput } from '../../platform/start/product/demoInputs.ts'
import { expectAccessibleInBothSchemes, expectNoAxeViolations } from '../support/axe.ts'
import { emulateDevice } from '../support/device.ts'
import { tabTo } from '../support/keyboard.ts'
import { memberIdOf, signInAs, tokenOf } from '../support/member.ts'

/**
 * A practitioner imports patients from a spreadsheet, and opens each dialog of a patient's file, with only the
 * keyboard.
 */

const practitioner = 'ultime@demo.complice.fr'
const msPerDay = 86_400_000
const dayBeforeToday = (days: number) => new Date(Date.now() - days * msPerDay).toISOString().slice(0, 10)

/** Exceeds the retention period of any demonstration practice. */
const longAgoDays = 2200

async function pressEnterOn(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function expectAccessibleAtBothWidths(page: Page) {
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expectAccessibleInBothSchemes(page)
  await emulateDevice(page, 'phone')
  await expectNoAxeViolations(page)
  await emulateDevice(page, 'desktop')
}

/** Opens and closes a dialog, and checks that the focus returns to the button that opened it. */
async function openAndCloseDialog(
  page: Page,
  {
    opener,
    menuItem,
    title,
    fillIn,
  }: {
    opener: Locator
    /** The item of the menu that the opener shows, if the dialog is not the opener's own. */
    menuItem?: string
    title: string | RegExp
    fillIn?: (dialog: Locator) => Promise<void>
  },
) {
  await test.step(`opens ${String(title)}`, async () => {
    // Focuses the button directly, because tabbing through a long page to every opener would take a minute.
    await opener.focus()
    await page.keyboard.press('Enter')
    if (menuItem !== undefined) {
      await page.getByRole('menuitem', { name: menuItem }).focus()
      await page.keyboard.press('Enter')
    }
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await fillIn?.(dialog)
    await expectAccessibleAtBothWidths(page)
    await page.keyboard.press('Escape')
    if (fillIn) await page.getByRole('button', { name: 'Quitter' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
}

async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const headers = { authorization: `Bearer ${await tokenOf(request, practitioner)}` }
  const response = await request.post(`/api${path}`, { headers, data })
  expect(response.status(), await response.text()).toBeLessThan(300)
  const body: T = await response.json()
  return body
}

const addPatient = (request: APIRequestContext, firstname: string, lastname: string) =>
  post<{ id: string }>(
    request,
    '/patients',
    buildPatientInput({ firstname, lastname, address: { streetName: '', zipCode: '69003', city: 'Lyon' } }),
  )

/** Creates an old session with a comment; it becomes the last contact with the patient. */
async function createOldSession(request: APIRequestContext, patientId: string) {
  const headers = { authorization: `Bearer ${await tokenOf(request, practitioner)}` }
  const types: { id: string }[] = await (await request.get('/api/tenant/personalize/session-types', { headers })).json()
  await post(
    request,
    '/sessions',
    buildSessionInput({
      startDate: dayBeforeToday(longAgoDays),
      startTime: '04:10',
      endTime: '05:10',
      therapistId: await memberIdOf(request, practitioner),
      sessionTypeId: types[0]?.id ?? '',
      patientId,
      price: 0,
      comments: 'Reste attentif tout au long du parcours.',
    }),
  )
}

/**
 * Stubs the list of files whose retention period is over, since the real list contains no file created today.
 */
const stubAsDueForDeletion = (page: Page, { id, name }: { id: string; name: string }) =>
  page.route('**/api/patients/retention', async (route) => {
    const response = await route.fetch()
    const due = [{ id, name, lastContact: dayBeforeToday(longAgoDays), keptUntil: null, isDeleted: false, version: '' }]
    await route.fulfill({ response, json: { ...(await response.json()), due } })
  })

test('imports patients from a spreadsheet with the keyboard, and undoes the import', async ({ page, request }) => {
  const name = `Tableur ${Date.now()}`
  await signInAs(page, request, practitioner)
  await page.goto('/pros/patients/import')
  await emulateDevice(page, 'desktop')

  await test.step('sees why a file is rejected', async () => {
    const submit = page.getByRole('button', { name: 'Voir ce que donne ce fichier' })
    await pressEnterOn(page, submit)
    await expect(page.getByText('Veuillez sélectionner un fichier à importer.')).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    await page
      .getByLabel('Fichier de patients')
      .setInputFiles({ name: 'patients.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await pressEnterOn(page, submit)
    await expect(page.getByText(/Choisissez un fichier \.csv, \.xls, \.xlsx, \.ods, \.xml ou \.vcf\.$/)).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('chooses a file', async () => {
    const input = page.getByLabel('Fichier de patients')
    await tabTo(page, input)
    await input.setInputFiles({
      name: 'patients.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Nom;Prénom;Bidule\n${name};Zoé;06 11 11 11 11\n${name};Tom;06 22 22 22 22\n${name};;\n`),
    })
    await pressEnterOn(page, page.getByRole('button', { name: 'Voir ce que donne ce fichier' }))
    await expect(page.getByRole('button', { name: 'Importer 2 patients' })).toBeVisible()
  })

  await test.step('maps the third column, and sees how many lines will be imported', async () => {
    await pressEnterOn(page, page.getByRole('combobox', { name: /^Bidule/ }))
    // Chooses the option by its name, because Playwright would type accented letters into the last text field.
    await page.getByRole('option', { name: 'Téléphone', exact: true }).press('Enter')
    await expectAccessibleAtBothWidths(page)
    await pressEnterOn(page, page.getByRole('button', { name: 'Comparer avec ces colonnes' }))
    await expect(page.getByRole('button', { name: 'Importer 2 patients' })).toBeEnabled()
    await expect(page.getByText('2 nouveaux, 0 modifié, 0 identique, 1 refusé')).toBeVisible()
  })

  await test.step('imports the patients, and undoes the import', async () => {
    await pressEnterOn(page, page.getByRole('button', { name: 'Importer 2 patients' }))
    await expect(page.getByText('Fichier importé avec succès.')).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await pressEnterOn(page, page.getByRole('button', { name: 'Annuler cet import' }))
    const confirmation = page.getByRole('dialog', { name: 'Annuler cet import ?' })
    await expect(confirmation).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await pressEnterOn(page, confirmation.getByRole('button', { name: "Annuler l'import" }))
    await expect(page.getByText('Import annulé : 2 patients retirés')).toBeVisible()
  })
})

test("opens each dialog of a patient's file with the keyboard", async ({ page, request }) => {
  const lastname = `Clavier ${Date.now()}`
  const { id } = await addPatient(request, 'Noé', lastname)
  await addPatient(request, 'Noé double', lastname)
  await createOldSession(request, id)
  await post(request, `/patients/${id}/programmes`, {
    unit: 'HOURS',
    planned: 600,
    purpose: 'Prendre confiance',
    objectives: [],
    startDate: dayBeforeToday(10),
    plannedEndDate: dayBeforeToday(1),
  })
  await post(request, `/patients/${id}/consents`, { givenBy: 'SELF', giverName: 'Noé', givenOn: dayBeforeToday(5) })
  await signInAs(page, request, practitioner)
  const getButton = (name: string) => page.getByRole('button', { name, exact: true })
  const getEditButton = (region: string) =>
    page.getByRole('region', { name: region }).getByRole('button', { name: 'Modifier' })

  await page.goto(`/pros/patients/${id}/details`)
  await emulateDevice(page, 'desktop')
  await expect(page.getByText(/^La fin était prévue le/)).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await openAndCloseDialog(page, {
    opener: getButton('Autres actions'),
    menuItem: 'Supprimer',
    title: /supprimer ce patient/,
  })
  await openAndCloseDialog(page, {
    opener: getButton('Planifier les séances restantes'),
    title: 'Planifier les séances restantes',
  })
  await openAndCloseDialog(page, { opener: getButton('Terminer le programme'), title: 'Terminer le programme ?' })
  await openAndCloseDialog(page, { opener: getEditButton('Avec les animaux'), title: 'Avec les animaux' })
  await openAndCloseDialog(page, { opener: getEditButton('Qui paie'), title: 'Qui paie' })
  await openAndCloseDialog(page, {
    opener: getButton('Enregistrer un accord papier'),
    title: 'Enregistrer un accord papier',
  })
  await openAndCloseDialog(page, { opener: getButton("Retirer l'accord"), title: "Retirer l'accord ?" })
  await openAndCloseDialog(page, {
    opener: getButton('Fusionner avec un autre dossier'),
    title: 'Fusionner avec un autre dossier',
    fillIn: async (dialog) => {
      await tabTo(page, dialog.getByRole('combobox', { name: "L'autre dossier" }))
      await page.keyboard.type(`${lastname} Noé double`)
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('button', { name: /^Fusionner/ })).toBeVisible()
    },
  })
  await openAndCloseDialog(page, {
    opener: getButton('Voir qui a consulté ce dossier'),
    title: 'Qui a consulté ce dossier',
  })
  await openAndCloseDialog(page, { opener: getButton('Effacer ses données'), title: 'Effacer les données du patient' })

  await test.step('opens the timeline', async () => {
    await getButton('Afficher la chronologie').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'Filtrer la chronologie' })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })

  await test.step("opens the programme's form", async () => {
    await page.getByRole('heading', { level: 1 }).focus()
    await pressEnterOn(page, page.getByRole('link', { name: 'Modifier le programme' }))
    await expect(page.getByRole('textbox', { name: 'But' })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })

  await stubAsDueForDeletion(page, { id, name: `${lastname} Noé` })
  await page.goto('/pros/patients/retention')
  const checkbox = page.getByRole('checkbox', { name: `Choisir ${lastname} Noé` })
  await tabTo(page, checkbox)
  await page.keyboard.press('Space')
  await openAndCloseDialog(page, { opener: getButton('Effacer les dossiers choisis'), title: 'Effacer 1 dossier' })

  await test.step("opens the patient's form, and sees that the first name is required", async () => {
    await page.goto(`/pros/patient/${id}`)
    const firstname = page.getByRole('textbox', { name: 'Prénom', exact: true })
    await expect(firstname).toHaveValue('Noé')
    await expectAccessibleAtBothWidths(page)
    await tabTo(page, firstname)
    await firstname.clear()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert', { name: 'Champs requis' })).toBeFocused()
    await expectAccessibleAtBothWidths(page)
  })

  await page.goto(`/pros/patients?name=${encodeURIComponent(lastname)}`)
  // Opens the dialog on each device, because a change of width renders the rows as cards and closes the dialog.
  for (const device of ['desktop', 'phone'] as const)
    await test.step(`reads the last comment on a ${device}`, async () => {
      await emulateDevice(page, device)
      await pressEnterOn(page, page.getByRole('button', { name: /lire le dernier commentaire/ }))
      await expect(page.getByRole('dialog', { name: /, séance du/ })).toBeVisible()
      await expect(page.getByText('Reste attentif tout au long du parcours.')).toBeVisible()
      await expectAccessibleInBothSchemes(page)
      await page.keyboard.press('Escape')
    })
})
