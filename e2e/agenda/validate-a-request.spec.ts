import { expect, test, type APIRequestContext } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { memberIdOf, signInAs } from '../support/member.ts'

/** A practitioner opens the agenda, validates a request, and adds a session. */

const practitioner = 'ultime@demo.complice.fr'

interface SessionRequest {
  patient: string
  date: string
  startTime: string
}

async function expectOk<T>(
  responsePromise: Promise<{ ok(): boolean; status(): number; text(): Promise<string> }>,
): Promise<T> {
  const response = await responsePromise
  const text = await response.text()
  expect(response.ok(), `${response.status()} ${text}`).toBe(true)
  const body: T = JSON.parse(text)
  return body
}

const msPerDay = 86_400_000
const dayFromToday = (days: number) => new Date(Date.now() + days * msPerDay).toISOString().slice(0, 10)

/** Requests a session online as a new patient, 21 to 34 days ahead. */
async function createPatientRequest(request: APIRequestContext): Promise<SessionRequest> {
  const lastname = `Essai${Math.round(Math.random() * 1e9)}`
  const email = `${lastname}@exemple.fr`
  const password = 'une-phrase-pour-entrer'
  const therapistId = await memberIdOf(request, practitioner)
  const [sessionType] = await expectOk<{ id: string }[]>(request.get(`/api/therapists/${therapistId}/session-types`))
  const sessionTypeId = sessionType?.id ?? ''
  const slots = await expectOk<{ date: string; startTime: string; endTime: string }[]>(
    request.get(`/api/therapists/${therapistId}/slots`, {
      params: { startDate: dayFromToday(21), endDate: dayFromToday(34), sessionTypeId },
    }),
  )
  const slot = slots[Math.floor(Math.random() * slots.length)]
  if (!slot) throw new Error('the practitioner has no free slot 21 to 34 days ahead')
  await expectOk(
    request.post('/api/public/patients', {
      data: { firstname: 'Zoé', lastname, email, phoneNumber: '0612345678', password },
    }),
  )
  const { token, patientId } = await expectOk<{ token: string; patientId: string }>(
    request.post('/api/public/login', { data: { email, password } }),
  )
  const { date: startDate, startTime, endTime } = slot
  await expectOk(
    request.post('/api/public/patients/sessions', {
      headers: { Authorization: `Bearer ${token}` },
      data: { startDate, startTime, endTime, therapistId, patientId, sessionTypeId, answers: [] },
    }),
  )
  return { patient: lastname, date: startDate, startTime }
}

const toTypedDay = (date: string) => date.split('-').toReversed().join('')

test(
  'validates a request, and adds an overlapping session with the keyboard despite the warning',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const sessionRequest = await createPatientRequest(request)

    await test.step('sees the number of pending requests', async () => {
      await signInAs(page, request, practitioner)
      await page.goto('/pros/sessions')
      await page.getByRole('button', { name: /^\d+ à valider$/ }).click()
      await expect(page.getByRole('region', { name: 'Demandes à valider' })).toContainText(sessionRequest.patient)
      await expectAccessibleInBothSchemes(page)
    })

    await test.step('opens the request and validates it', async () => {
      await page.getByRole('link', { name: new RegExp(`Ouvrir la demande de ${sessionRequest.patient}`) }).click()
      await expect(page.getByRole('heading', { name: 'Détails de la séance' })).toBeFocused()
      await expect(page.getByText('Cette séance est demandée en ligne')).toBeVisible()
      await expectAccessibleInBothSchemes(page)
      await page.getByRole('textbox', { name: 'Commentaires' }).fill('Première visite')
      await page.getByRole('button', { name: 'Valider', exact: true }).click()
      await expect(page.getByText('Séance mise à jour')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`date=${sessionRequest.date}`))
    })

    await test.step('sees the session on its day, validated and unpaid', async () => {
      await page.goto(`/pros/sessions?vue=liste&date=${sessionRequest.date}`)
      await expect(page.getByRole('button', { name: new RegExp(`${sessionRequest.patient}.*Non payée`) })).toBeVisible()
    })

    await test.step('adds a session of the same patient at the same time with the keyboard', async () => {
      await page.getByRole('heading', { level: 1 }).focus()
      await page.keyboard.press('c')
      await expect(page.getByRole('heading', { name: 'Ajouter une séance' })).toBeVisible()
      const daySegment = page.getByRole('group', { name: 'Jour' }).getByRole('spinbutton').first()
      await tabTo(page, daySegment)
      await page.keyboard.type(toTypedDay(sessionRequest.date))
      await tabTo(page, page.getByRole('group', { name: 'De', exact: true }).getByRole('spinbutton').first())
      await page.keyboard.type(sessionRequest.startTime.replace(':', ''))
      await tabTo(page, page.getByRole('combobox', { name: 'Patient' }))
      await page.keyboard.type(sessionRequest.patient)
      await page.keyboard.press('Enter')
      await tabTo(page, page.getByRole('button', { name: 'Ajouter', exact: true }))
      await page.keyboard.press('Enter')
    })

    await test.step('sees the conflict, and saves despite it', async () => {
      const dialog = page.getByRole('dialog', { name: 'Ce créneau est déjà occupé' })
      await expect(dialog.getByRole('listitem')).toContainText([sessionRequest.patient])
      await expectAccessibleInBothSchemes(page)
      await tabTo(page, dialog.getByLabel('Motif (facultatif)'))
      await page.keyboard.type('Séance à deux')
      await tabTo(page, dialog.getByRole('button', { name: 'Enregistrer quand même' }))
      await page.keyboard.press('Enter')
      await expect(page.getByText('Séance correctement ajoutée')).toBeVisible()
      await expect(page.getByRole('button', { name: new RegExp(`${sessionRequest.patient}.*Non payée`) })).toHaveCount(
        2,
      )
    })

    await test.step('opens a session in the calendar with the keyboard, marks it as paid, and deletes it', async () => {
      await page.goto(`/pros/sessions?vue=jour&date=${sessionRequest.date}`)
      await tabTo(page, page.getByRole('button', { name: new RegExp(`${sessionRequest.patient}.*non payée`) }).last())
      await page.keyboard.press('Enter')
      await page.getByRole('checkbox', { name: 'Payée' }).press('Space')
      await expect(page.getByText('Information mises à jour')).toBeVisible()
      await page.getByRole('button', { name: 'Supprimer la séance' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Supprimer cette séance ?' })
      await expect(dialog).toBeVisible()
      await expectAccessibleInBothSchemes(page)
      await dialog.getByRole('button', { name: 'Supprimer la séance' }).press('Enter')
      await expect(page.getByText('Séance supprimée', { exact: true })).toBeVisible()
      await expect(page).toHaveURL(/vue=jour/)
    })

    await test.step("moves the focus to the summary of a form's missing fields", async () => {
      await page.goto('/pros/session')
      await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
      await expect(page.getByRole('alert', { name: 'Champs requis' })).toBeFocused()
      await expectAccessibleInBothSchemes(page)
    })

    await test.step('must confirm before discarding typed text', async () => {
      await page.goto('/pros/session')
      await page.getByRole('button', { name: 'Suivi' }).click()
      await page.getByRole('textbox', { name: 'Commentaires' }).fill('À ne pas perdre')
      await page.getByRole('button', { name: 'Annuler', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
      await dialog.getByRole('button', { name: 'Rester' }).click()
      await expect(page.getByRole('textbox', { name: 'Commentaires' })).toHaveValue('À ne pas perdre')
      await page.getByRole('button', { name: 'Annuler', exact: true }).click()
      await dialog.getByRole('button', { name: 'Quitter' }).click()
      await expect(page).toHaveURL(/\/pros\/sessions/)
    })

    await test.step('opens the form by a click on a free time', async () => {
      await page.goto(`/pros/sessions?date=${sessionRequest.date}`)
      // The interactive calendar replaces the first, static one, and scrolls to the working hours again.
      await expect(page.locator('.agenda .rbc-addons-dnd')).toBeVisible()
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expect
        .poll(() => page.locator('.rbc-time-content').evaluate(({ scrollTop }) => scrollTop))
        .toBeGreaterThan(0)
      const nineOClock = page.locator('.rbc-day-slot').last().locator('.rbc-timeslot-group').nth(9)
      // Uses `force`, because the empty layer of sessions covers the grid and receives the click.
      await nineOClock.click({ position: { x: 20, y: 8 }, force: true })
      await expect(page).toHaveURL(/\/pros\/session\?jour=\d{4}-\d\d-\d\d&de=09%3A00$/)
      await expect(page.getByRole('group', { name: 'De', exact: true })).toHaveText(/09:00/)
    })
  },
)
