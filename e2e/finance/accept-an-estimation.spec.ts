import { expect, test, type APIRequestContext } from '@playwright/test'
import { buildPatientInput } from '../../platform/start/product/demoInputs.ts'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { waitForMail, type Mail } from '../support/mail.ts'
import { memberIdOf, signInAs, tokenOf } from '../support/member.ts'

/** A quote is sent by e-mail, accepted by its client on the public page, seen by the practitioner, and billed. */

const practitioner = 'ultime@demo.complice.fr'

/** Creates a quote of 6 hours for a new patient; returns the patient's last name and e-mail address. */
async function createEstimation(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await tokenOf(request, practitioner)}` }
  const lastname = `Devis ${Date.now()}`
  const email = `devis.${Date.now()}@exemple.fr`
  const patient = await request.post('/api/patients', {
    headers,
    data: buildPatientInput({
      lastname,
      email,
      address: { streetName: '1 rue des Prés', zipCode: '69003', city: 'Lyon' },
    }),
  })
  const { id }: { id: string } = await patient.json()
  const response = await request.post('/api/estimations', {
    headers,
    data: {
      therapistId: await memberIdOf(request, practitioner),
      patientId: id,
      newPatient: null,
      nbHoursToDo: 6,
      unitaryPrice: 70,
      periodOfValidity: 3,
      taxes: 0,
      comments: '',
      therapistComments: '',
      nbParticipants: 1,
      selectedCorporatePatients: [],
    },
  })
  expect(response.status()).toBe(200)
  return { lastname, email }
}

const subjectStartsWith =
  (subjectStart: string) =>
  ({ subject }: Mail) =>
    subject.startsWith(subjectStart)

test('sends a quote, which its client accepts online, and bills it', async ({ page, request, browser }) => {
  const { lastname, email } = await createEstimation(request)
  await signInAs(page, request, practitioner)
  await page.goto(`/pros/estimations/details?name=${encodeURIComponent(lastname)}`)
  const quoteRow = page.getByRole('row').filter({ hasText: lastname })
  await expect(quoteRow).toContainText('Émis')
  await quoteRow.getByRole('button', { name: /^Détails du devis/ }).click()
  await page.getByRole('button', { name: 'Envoyer par e-mail' }).click()
  const emailDialog = page.getByRole('dialog', { name: /^Envoyer le devis/ })
  await expect(emailDialog.getByRole('textbox', { name: /^E-mail/ })).toHaveValue(email)
  await emailDialog.getByRole('textbox', { name: /^Texte/ }).fill('Bonjour Zoé, voici notre devis.')
  await emailDialog.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByText('Devis envoyé')).toBeVisible()
  await expect(page.getByRole('dialog', { name: /^Devis/ })).toContainText('Envoyé par e-mail')
  await page.getByRole('button', { name: 'Fermer' }).click()

  const quoteMail = await waitForMail(request, email, subjectStartsWith('Devis D-'))
  expect(quoteMail.text).toContain('Bonjour Zoé, voici notre devis.')
  const link = /https?:\/\/\S+\/public\/estimation#\S+/.exec(quoteMail.text)?.[0] ?? ''
  const clientPage = await (await browser.newContext()).newPage()
  await clientPage.goto(new URL(link).pathname + new URL(link).hash)
  await expect(clientPage.getByText('420,00')).toHaveCount(2)
  await clientPage.getByRole('button', { name: 'Tout refuser' }).click()
  const download = clientPage.waitForEvent('download')
  await clientPage.getByRole('button', { name: 'Télécharger le devis (PDF)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^devis-D-.*\.pdf$/)
  await expectAccessibleInBothSchemes(clientPage)
  await clientPage.getByRole('textbox', { name: /^Prénom/ }).fill('Zoé')
  await clientPage.getByRole('textbox', { name: /^Nom de famille/ }).fill(lastname)
  await clientPage.getByRole('checkbox', { name: /^Bon pour accord/ }).check()
  await clientPage.getByRole('button', { name: "J'accepte ce devis" }).click()
  await expect(clientPage.getByText('Merci, le devis est accepté.').first()).toBeVisible()
  await expect(clientPage.getByRole('button', { name: 'Me rétracter' })).toBeVisible()
  await expectAccessibleInBothSchemes(clientPage)
  await waitForMail(request, email, subjectStartsWith('Vous avez accepté le devis'))
  await waitForMail(request, practitioner, subjectStartsWith('Devis D-'))

  await page.reload()
  await expect(quoteRow).toContainText('Accepté')
  await quoteRow.getByRole('link', { name: /^Facturer le devis/ }).click()
  await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue(/devis D-/)
  await page.getByRole('button', { name: 'Générer la facture' }).click()
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page).toHaveURL(/\/pros\/billings\/details$/)
  await page.goto(`/pros/estimations/details?name=${encodeURIComponent(lastname)}`)
  await expect(quoteRow).toContainText('Facturé :')
  await expect(quoteRow.getByRole('link', { name: /^Facturer le devis/ })).toHaveCount(0)
})
