import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { signInAs, tokenOf } from '../support/member.ts'
import { recordFor } from '../support/recording.ts'

/** A practitioner plans a weekly session for months and edits it, by keyboard only. */

const practitioner = 'ultime@demo.complice.fr'

test.use({ permissions: ['microphone'] })

interface Named {
  id: string
  name: string
}

/** A Tuesday far enough ahead to be free, different in each run. */
function futureTuesday(): string {
  const day = new Date(Date.UTC(2031, 0, 7))
  day.setUTCDate(day.getUTCDate() + 7 * Math.floor(Math.random() * 400))
  return day.toISOString().slice(0, 10)
}
const later = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const typed = (day: string) => day.split('-').toReversed().join('')

async function asPractitioner(request: APIRequestContext) {
  const token = await tokenOf(request, practitioner)
  const headers = { Authorization: `Bearer ${token}` }
  return {
    async get<T>(path: string): Promise<T> {
      const body: T = await (await request.get(`/api${path}`, { headers })).json()
      return body
    },
    add: (data: object) => request.post('/api/sessions', { headers, data }),
  }
}

/** Adds another session at the series' third date. */
async function occupy(request: APIRequestContext, date: string): Promise<void> {
  const practice = await asPractitioner(request)
  const [sessionType] = await practice.get<Named[]>('/tenant/personalize/session-types')
  const team = await practice.get<{ id: string; email: string }[]>('/user/team?role=ROLE_THERAPIST')
  const therapistId = team.find(({ email }) => email === practitioner)?.id
  const added = await practice.add({
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
  expect(added.status(), await added.text()).toBe(201)
}

const firstPart = (page: Page, group: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('spinbutton').first()

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, group: string, digits: string) {
  await tabTo(page, firstPart(page, group))
  await page.keyboard.type(digits)
}

const openOn = async (page: Page, day: string) => {
  await page.goto(`/pros/sessions?vue=jour&date=${day}`)
  const session = page.getByRole('button', { name: /10:00/ }).first()
  await press(page, session)
  await expect(page.getByRole('heading', { level: 1, name: 'Détails de la séance' })).toBeVisible()
}

test(
  'plans a weekly series with two animals, then edits one session and all following ones',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const first = futureTuesday()
    await occupy(request, later(first, 14))

    await test.step('fills in the form: every week, for two months, with two animals', async () => {
      await signInAs(page, request, practitioner)
      await page.goto(`/pros/session?jour=${first}&de=10:00`)
      await expect(page.getByRole('heading', { level: 1, name: 'Ajouter une séance' })).toBeVisible()
      await tabTo(page, page.getByRole('combobox', { name: 'Fréquence' }))
      await page.keyboard.type('tout')
      await expect(page.getByRole('combobox', { name: 'Fréquence' })).toHaveValue('WEEK')
      await type(page, 'Date de fin', typed(later(first, 56)))
      await expect(page.getByText(/^9 séances, du/)).toBeVisible()
      await press(page, page.getByRole('switch', { name: "Travail de l'animal seulement" }), 'Space')
      await tabTo(page, page.getByRole('combobox', { name: 'Animaux' }))
      for (const animal of ['Noisette', 'Ouragan']) {
        await page.keyboard.type(animal)
        await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('option', { name: animal, selected: true })).toBeVisible()
      }
      await page.keyboard.press('Escape')
      await expect(page.getByText(/libres cette semaine \(/)).toHaveCount(2)
      await expectAccessibleInBothSchemes(page)
    })

    await test.step('sees the date with a conflict, and excludes it', async () => {
      await press(page, page.getByRole('button', { name: 'Ajouter', exact: true }))
      const preview = page.getByRole('dialog', { name: 'Aperçu des séances' })
      await expect(preview.getByText('Praticien occupé')).toBeVisible()
      await expectAccessibleInBothSchemes(page)
      const choices = preview
        .getByRole('radiogroup')
        .filter({ has: page.getByRole('radio', { name: 'Enregistrer quand même' }) })
      await expect(choices).toHaveCount(1)
      await press(page, choices.getByRole('radio', { name: 'Ne pas créer' }), 'Space')
      await expect(preview.getByText('8 séances seront ajoutées, 1 ne sera pas créée.')).toBeVisible()
      await press(page, preview.getByRole('button', { name: 'Ajouter' }))
      await expect(page.getByText('Séance correctement ajoutée')).toBeVisible()
    })

    await test.step('moves one session of the series', async () => {
      await openOn(page, later(first, 7))
      await expect(page.getByRole('combobox', { name: 'Fréquence' })).toBeDisabled()
      await type(page, 'De', '1500')
      await type(page, 'A', '1600')
      await press(page, page.getByRole('button', { name: 'Enregistrer' }))
      const scope = page.getByRole('dialog', { name: 'Modifier une séance qui se répète' })
      await expect(scope.getByRole('radio', { name: 'Cet évènement', exact: true })).toBeChecked()
      await expectAccessibleInBothSchemes(page)
      await press(page, scope.getByRole('button', { name: 'Enregistrer' }))
      await expect(page.getByText('Séance mise à jour')).toBeVisible()
    })

    await test.step('evaluates one session', async () => {
      await openOn(page, later(first, 21))
      await press(page, page.getByRole('button', { name: /^8\. Évaluation globale/ }))
      await tabTo(page, page.getByRole('textbox', { name: 'Points forts' }))
      await page.keyboard.type('Deux animaux calmes')
      await press(page, page.getByRole('button', { name: 'Enregistrer', exact: true }))
      await press(
        page,
        page
          .getByRole('dialog', { name: 'Modifier une séance qui se répète' })
          .getByRole('button', { name: 'Enregistrer' }),
      )
      await expect(page.getByText('Séance mise à jour')).toBeVisible()
      await openOn(page, later(first, 21))
      await expect(page.getByRole('button', { name: /^8\. Évaluation globale.*Points forts/ })).toBeVisible()
    })

    await test.step('records an audio comment', async () => {
      const comments = page.getByRole('region', { name: 'Commentaires audio' })
      const microphone = comments.getByRole('button', { name: 'Commentaire vocal' })
      await press(page, microphone)
      await recordFor(comments, 1)
      await page.keyboard.press('Enter')
      await expect(comments.getByRole('listitem')).toHaveCount(1)
    })

    await test.step('moves a session and all following ones an hour later', async () => {
      await openOn(page, later(first, 28))
      await type(page, 'De', '1130')
      await type(page, 'A', '1230')
      await press(page, page.getByRole('button', { name: 'Enregistrer' }))
      const scope = page.getByRole('dialog', { name: 'Modifier une séance qui se répète' })
      await tabTo(page, scope.getByRole('radio', { name: 'Cet évènement', exact: true }))
      await page.keyboard.press('ArrowDown')
      await press(page, scope.getByRole('button', { name: 'Enregistrer' }))
      const preview = page.getByRole('dialog', { name: 'Aperçu des séances' })
      // Some weeks have a holiday, or an animal near its limit: the warnings show first.
      await expect(preview.or(page.getByText('Séance mise à jour'))).toBeVisible()
      if (await preview.isVisible())
        await press(page, preview.getByRole('button', { name: 'Enregistrer', exact: true }))
      await expect(page.getByText('Séance mise à jour')).toBeVisible()
      await page.goto(`/pros/sessions?vue=jour&date=${later(first, 35)}`)
      await expect(page.getByRole('button', { name: /11:30/ })).toHaveCount(1)
    })

    await test.step('deletes the last sessions', async () => {
      await page.goto(`/pros/sessions?vue=jour&date=${later(first, 42)}`)
      await press(page, page.getByRole('button', { name: /11:30/ }))
      await press(page, page.getByRole('button', { name: 'Supprimer la séance' }))
      const scope = page.getByRole('dialog', { name: 'Supprimer cette séance ?' })
      await tabTo(page, scope.getByRole('radio', { name: 'Cet évènement', exact: true }))
      await page.keyboard.press('ArrowDown')
      await press(page, scope.getByRole('button', { name: 'Supprimer' }))
      await expect(page.getByText('Séances supprimées')).toBeVisible()
      await page.goto(`/pros/sessions?vue=liste&date=${later(first, 49)}`)
      await expect(page.getByText('Aucune séance sur cette période.')).toBeVisible()
    })
  },
)
