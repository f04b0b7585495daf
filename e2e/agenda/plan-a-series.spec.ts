import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { signInAs, tokenOf } from '../support/member.ts'
import { recordFor } from '../support/recording.ts'

/** A practitioner plans a weekly session for months and edits it, by keyboard only. */

const practitioner = 'ultime@demo.complice.fr'

test.use({ permissions: ['microphone'] })

interface NamedRecord {
  id: string
  name: string
}

/** Returns a random Tuesday from 2031 on, which most likely has no session of an earlier run. */
function pickFutureTuesday(): string {
  const day = new Date(Date.UTC(2031, 0, 7))
  day.setUTCDate(day.getUTCDate() + 7 * Math.floor(Math.random() * 400))
  return day.toISOString().slice(0, 10)
}
const msPerDay = 86_400_000
const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * msPerDay).toISOString().slice(0, 10)
const toTypedDay = (day: string) => day.split('-').toReversed().join('')

async function createApiCalls(request: APIRequestContext) {
  const token = await tokenOf(request, practitioner)
  const headers = { Authorization: `Bearer ${token}` }
  return {
    async get<T>(path: string): Promise<T> {
      const body: T = await (await request.get(`/api${path}`, { headers })).json()
      return body
    },
    addSession: (data: object) => request.post('/api/sessions', { headers, data }),
  }
}

/** Plans a session of the practitioner on this date, with which the series conflicts. */
async function addConflictingSession(request: APIRequestContext, date: string): Promise<void> {
  const calls = await createApiCalls(request)
  const [sessionType] = await calls.get<NamedRecord[]>('/tenant/personalize/session-types')
  const team = await calls.get<{ id: string; email: string }[]>('/user/team?role=ROLE_THERAPIST')
  const therapistId = team.find(({ email }) => email === practitioner)?.id
  const response = await calls.addSession({
    startDate: date,
    startTime: '10:30',
    endTime: '11:30',
    therapistId,
    sessionTypeId: sessionType?.id,
    patientId: null,
    animalIds: [],
    clubId: null,
    price: 0,
    roomRent: 0,
    animalRent: 0,
    taxesPaidByPatient: 0,
    patientPresent: true,
    paid: false,
    withAnimalOnly: true,
    comments: '',
  })
  expect(response.status(), await response.text()).toBe(201)
}

const getFirstSegment = (page: Page, group: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('spinbutton').first()

async function focusAndPress(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function typeInto(page: Page, group: string, digits: string) {
  await tabTo(page, getFirstSegment(page, group))
  await page.keyboard.type(digits)
}

const openSessionOn = async (page: Page, day: string) => {
  await page.goto(`/pros/sessions?vue=jour&date=${day}`)
  const session = page.getByRole('button', { name: /10:00/ }).first()
  await focusAndPress(page, session)
  await expect(page.getByRole('heading', { name: 'Détails de la séance' })).toBeVisible()
}

test(
  'plans a weekly series with two animals, then edits one session and all following ones',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const firstDay = pickFutureTuesday()
    await addConflictingSession(request, addDays(firstDay, 14))

    await test.step('fills in the form: every week, for two months, with two animals', async () => {
      await signInAs(page, request, practitioner)
      await page.goto(`/pros/session?jour=${firstDay}&de=10:00`)
      await expect(page.getByRole('heading', { name: 'Ajouter une séance' })).toBeVisible()
      await tabTo(page, page.getByRole('combobox', { name: 'Fréquence' }))
      await page.keyboard.type('tout')
      await expect(page.getByRole('combobox', { name: 'Fréquence' })).toHaveValue('WEEK')
      await typeInto(page, 'Date de fin', toTypedDay(addDays(firstDay, 56)))
      await expect(page.getByText(/^9 séances, du/)).toBeVisible()
      await focusAndPress(page, page.getByRole('switch', { name: "Travail de l'animal seulement" }), 'Space')
      await tabTo(page, page.getByRole('combobox', { name: 'Animaux' }))
      for (const animal of ['Noisette', 'Ouragan']) {
        await page.keyboard.type(animal)
        await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('option', { name: animal, selected: true })).toBeVisible()
      }
      await page.keyboard.press('Escape')
      await expect(page.getByText(/libres cette semaine \(/)).toHaveCount(2)
      await expectAccessibleInBothSchemes(page)
    })

    await test.step('sees the date with a conflict, and excludes it', async () => {
      await focusAndPress(page, page.getByRole('button', { name: 'Ajouter', exact: true }))
      const preview = page.getByRole('dialog', { name: 'Aperçu des séances' })
      await expect(preview.getByText('Praticien occupé')).toBeVisible()
      await expectAccessibleInBothSchemes(page)
      const conflictChoices = preview
        .getByRole('radiogroup')
        .filter({ has: page.getByRole('radio', { name: 'Enregistrer quand même' }) })
      await expect(conflictChoices).toHaveCount(1)
      await focusAndPress(page, conflictChoices.getByRole('radio', { name: 'Ne pas créer' }), 'Space')
      await expect(preview.getByText('8 séances seront ajoutées, 1 ne sera pas créée.')).toBeVisible()
      await focusAndPress(page, preview.getByRole('button', { name: 'Ajouter' }))
      await expect(page.getByText('Séance correctement ajoutée')).toBeVisible()
    })

    await test.step('moves only one session of the series', async () => {
      await openSessionOn(page, addDays(firstDay, 7))
      await expect(page.getByRole('combobox', { name: 'Fréquence' })).toBeDisabled()
      await typeInto(page, 'De', '1500')
      await typeInto(page, 'A', '1600')
      await focusAndPress(page, page.getByRole('button', { name: 'Enregistrer' }))
      const scope = page.getByRole('dialog', { name: 'Modifier une séance qui se répète' })
      await expect(scope.getByRole('radio', { name: 'Cet évènement', exact: true })).toBeChecked()
      await expectAccessibleInBothSchemes(page)
      await focusAndPress(page, scope.getByRole('button', { name: 'Enregistrer' }))
      await expect(page.getByText('Séance mise à jour')).toBeVisible()
    })

    await test.step('evaluates only one session of the series', async () => {
      await openSessionOn(page, addDays(firstDay, 21))
      await focusAndPress(page, page.getByRole('button', { name: /^8\. Évaluation globale/ }))
      await tabTo(page, page.getByRole('textbox', { name: 'Points forts' }))
      await page.keyboard.type('Deux animaux calmes')
      await focusAndPress(page, page.getByRole('button', { name: 'Enregistrer', exact: true }))
      await focusAndPress(
        page,
        page
          .getByRole('dialog', { name: 'Modifier une séance qui se répète' })
          .getByRole('button', { name: 'Enregistrer' }),
      )
      await expect(page.getByText('Séance mise à jour')).toBeVisible()
      await openSessionOn(page, addDays(firstDay, 21))
      await expect(page.getByRole('button', { name: /^8\. Évaluation globale.*Points forts/ })).toBeVisible()
    })

    await test.step('records an audio comment', async () => {
      const comments = page.getByRole('region', { name: 'Commentaires audio' })
      const microphone = comments.getByRole('button', { name: 'Commentaire vocal' })
      await focusAndPress(page, microphone)
      await recordFor(comments, 1)
      await page.keyboard.press('Enter')
      await expect(comments.getByRole('listitem')).toHaveCount(1)
    })

    await test.step('moves a session and all following ones to 11:30', async () => {
      await openSessionOn(page, addDays(firstDay, 28))
      await typeInto(page, 'De', '1130')
      await typeInto(page, 'A', '1230')
      await focusAndPress(page, page.getByRole('button', { name: 'Enregistrer' }))
      const scope = page.getByRole('dialog', { name: 'Modifier une séance qui se répète' })
      await tabTo(page, scope.getByRole('radio', { name: 'Cet évènement', exact: true }))
      await page.keyboard.press('ArrowDown')
      await focusAndPress(page, scope.getByRole('button', { name: 'Enregistrer' }))
      const preview = page.getByRole('dialog', { name: 'Aperçu des séances' })
      // If a week has a holiday, or an animal near its weekly limit, a dialog shows the warnings before the
      // change is saved.
      await expect(preview.or(page.getByText('Séance mise à jour'))).toBeVisible()
      if (await preview.isVisible())
        await focusAndPress(page, preview.getByRole('button', { name: 'Enregistrer', exact: true }))
      await expect(page.getByText('Séance mise à jour')).toBeVisible()
      await page.goto(`/pros/sessions?vue=jour&date=${addDays(firstDay, 35)}`)
      await expect(page.getByRole('button', { name: /11:30/ })).toHaveCount(1)
    })

    await test.step('deletes one session and all following ones', async () => {
      await page.goto(`/pros/sessions?vue=jour&date=${addDays(firstDay, 42)}`)
      await focusAndPress(page, page.getByRole('button', { name: /11:30/ }))
      await focusAndPress(page, page.getByRole('button', { name: 'Supprimer la séance' }))
      const scope = page.getByRole('dialog', { name: 'Supprimer cette séance ?' })
      await tabTo(page, scope.getByRole('radio', { name: 'Cet évènement', exact: true }))
      await page.keyboard.press('ArrowDown')
      await focusAndPress(page, scope.getByRole('button', { name: 'Supprimer' }))
      await expect(page.getByText('Séances supprimées', { exact: true })).toBeVisible()
      await page.goto(`/pros/sessions?vue=liste&date=${addDays(firstDay, 49)}`)
      await expect(page.getByText('Aucune séance sur cette période.')).toBeVisible()
    })
  },
)
