import { expect, test, type APIRequestContext } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { signInAs, tokenOf } from '../support/member.ts'

/**
 * A practitioner adds a place where sessions are held, settles the amounts due to it, removes it, and subscribes to the
 * agenda from another calendar application.
 */

const practitioner = 'ultime@demo.complice.fr'

interface RecordWithId {
  id: string
}

const padTwoDigits = (value: number) => String(value).padStart(2, '0')

/** Returns functions that call the API as the practitioner. */
async function createApiCalls(request: APIRequestContext) {
  const token = await tokenOf(request, practitioner)
  const headers = { Authorization: `Bearer ${token}` }
  const claims: { sub: string } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const fetchList = async (path: string): Promise<RecordWithId[]> =>
    (await request.get(`/api${path}`, { headers })).json()
  return {
    /** Adds a session at the club at this hour (0–23); returns the ids of the added sessions. */
    addSession: async (clubId: string, hour: number, day: string) => {
      const [[sessionType], [patient]] = await Promise.all([
        fetchList('/tenant/personalize/session-types'),
        fetchList('/patients?type=INDIVIDUAL'),
      ])
      const response = await request.post('/api/sessions', {
        headers,
        data: {
          startDate: day,
          startTime: `${padTwoDigits(hour)}:00`,
          endTime: `${padTwoDigits(hour)}:45`,
          recurrence: 'ONCE',
          therapistId: claims.sub,
          sessionTypeId: sessionType?.id,
          patientId: patient?.id,
          animalIds: [],
          clubId,
          price: 60,
          roomRent: 15,
          animalRent: 5.5,
          taxesPaidByPatient: 0,
          patientPresent: false,
          paid: false,
          withAnimalOnly: false,
          comments: '',
          force: true,
        },
      })
      expect(response.status(), await response.text()).toBe(201)
      const { sessions }: { sessions: RecordWithId[] } = await response.json()
      return sessions.map(({ id }) => id)
    },
    deleteSession: async (id: string) =>
      expect((await request.delete(`/api/sessions/${id}`, { headers })).status()).toBe(200),
  }
}

const day = '2027-06-20'
const period = 'startDate=2027-06-01&endDate=2027-06-30'

test('manages a place, and settles its amounts due', async ({ page, request }) => {
  const name = `Écuries ${Math.round(Math.random() * 1e9)}`
  const { addSession, deleteSession } = await createApiCalls(request)
  const sessionIds: string[] = []
  const email = `${name.replace('Écuries ', 'contact')}@exemple.fr`

  await test.step("adds a place, and sees the form's errors", async () => {
    await signInAs(page, request, practitioner)
    await page.goto('/pros/clubs')
    await expect(page.getByRole('heading', { level: 1, name: 'Lieux' })).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    await page.getByRole('button', { name: 'Ajouter un lieu', exact: true }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Ajouter un lieu' })
    await expect(dialog).toBeVisible()
    await tabTo(page, dialog.getByLabel('Montant par séance'))
    await page.keyboard.type('15,50')
    await tabTo(page, dialog.getByRole('button', { name: 'Ajouter' }))
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Le nom du lieu ne peut être vide')).toBeVisible()
    await expect(dialog.getByLabel('Nom')).toBeFocused()
    await expectAccessibleInBothSchemes(page)
    await page.keyboard.type(name)
    await dialog.getByLabel('E-mail').fill(email)
    await dialog.getByLabel('Ville').fill('Brindas')
    await dialog.getByRole('button', { name: 'Ajouter' }).press('Enter')
    await expect(page.getByText('Club ajouté')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('cannot add another place with the same name or address', async () => {
    await page.getByRole('button', { name: 'Ajouter un lieu', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Ajouter un lieu' })
    await dialog.getByLabel('Nom').fill(name.toUpperCase())
    await dialog.getByRole('button', { name: 'Ajouter' }).click()
    await expect(dialog.getByLabel('Nom')).toHaveAccessibleDescription('Nom de club déjà existant')
    await dialog.getByLabel('Nom').fill(`${name} bis`)
    await dialog.getByLabel('E-mail').fill(email)
    await dialog.getByRole('button', { name: 'Ajouter' }).click()
    await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription('Email club déjà existant')
    await expect(dialog.getByLabel('Nom')).toHaveValue(`${name} bis`)
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
    await question.getByRole('button', { name: 'Rester' }).click()
    await expect(dialog.getByLabel('Nom')).toHaveValue(`${name} bis`)
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Quitter' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('opens the place, which has no sessions', async () => {
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    await expect(page.getByText('Aucune séance dans ce lieu sur cette période.')).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('sees the sessions of a chosen period with their amounts due', async () => {
    const clubId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    for (const hour of [6, 7]) sessionIds.push(...(await addSession(clubId, hour, day)))
    await page.goto(`/pros/clubs/${clubId}?${period}`)
    await expect(page.getByRole('textbox', { name: /^Montant dû/ })).toHaveCount(2)
    await expect(page.getByText('41,00 €').first()).toBeVisible()
    await expect(page.getByText('1 h 30')).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('corrects one amount and marks another as paid with the keyboard', async () => {
    const amount = page.getByRole('textbox', { name: 'Montant dû pour la séance du 20/06/2027 à 06:00' })
    await tabTo(page, amount)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('18,25')
    await page.keyboard.press('Tab')
    await expect(page.getByText('38,75 €').first()).toBeVisible()
    await tabTo(page, page.getByRole('checkbox', { name: 'Séance du 20/06/2027 à 07:00 : payé au lieu' }))
    await page.keyboard.press('Space')
    await expect(page.getByText('18,25 €')).toBeVisible()
    await page.reload()
    await expect(amount).toHaveValue('18,25')
    await expect(page.getByRole('checkbox', { name: 'Séance du 20/06/2027 à 07:00 : payé au lieu' })).toBeChecked()
  })

  await test.step('opens the list of amounts due, then returns', async () => {
    await page.getByRole('link', { name: 'Montants dus' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Montants dus au lieu' })).toBeVisible()
    await expect(page.getByText('À payer', { exact: true })).toBeVisible()
    await expect(page.getByText('Payé', { exact: true }).last()).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    await page.getByRole('link', { name: 'Voir le lieu et régler' }).click()
    await expect(page.getByRole('textbox', { name: /^Montant dû/ })).toHaveCount(2)
  })

  await test.step('removes the place; its sessions remain in the agenda', async () => {
    await page.getByRole('button', { name: 'Supprimer' }).click()
    const dialog = page.getByRole('dialog', { name: 'Etes vous sûr de vouloir supprimer ce lieu ?' })
    await expect(dialog).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    await dialog.getByRole('button', { name: 'Supprimer le lieu' }).click()
    await expect(page.getByText('Club correctement supprimé')).toBeVisible()
    await expect(page).toHaveURL(/\/pros\/clubs$/)
    await expect(page.getByRole('link', { name })).toHaveCount(0)
    await page.goto(`/pros/sessions?vue=liste&date=${day}`)
    await expect(page.getByRole('button', { name: /06:00/ }).first()).toBeVisible()
    for (const id of sessionIds) await deleteSession(id)
  })
})

test('creates a calendar subscription to the agenda, and ends it', async ({ page, request }) => {
  await signInAs(page, request, 'pro@demo.complice.fr')
  await page.goto('/pros/sessions')
  await page.getByRole('button', { name: 'Abonner mon agenda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Abonner mon agenda' })
  await expect(dialog.getByRole('switch', { name: 'Avec le nom des patients' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  // Another end-to-end test may already have created a subscription.
  await dialog.getByRole('button', { name: /^(Créer l'adresse|Nouvelle adresse)$/ }).click()
  const confirmReplacement = page.getByRole('button', { name: "Remplacer l'adresse" })
  const addressField = dialog.getByLabel('Adresse secrète de mon agenda')
  await expect(confirmReplacement.or(addressField)).toBeVisible()
  if (await confirmReplacement.isVisible()) await confirmReplacement.click()
  await expect(addressField).toBeVisible()
  await expectAccessibleInBothSchemes(page)

  const { pathname } = new URL(await addressField.inputValue())
  const calendarFile = await request.get(pathname)
  expect(calendarFile.headers()['content-type']).toContain('text/calendar')
  expect(await calendarFile.text()).toContain('TZID:Europe/Paris')

  await dialog.getByRole('button', { name: "Terminer l'abonnement" }).click()
  await page
    .getByRole('dialog', { name: "Terminer l'abonnement ?" })
    .getByRole('button', { name: "Terminer l'abonnement" })
    .click()
  await expect(page.getByText(/L'abonnement est terminé/)).toBeVisible()
  expect((await request.get(pathname)).status()).toBe(404)
})
