import { readFileSync } from 'node:fs'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { buildPatientInput, buildSessionInput } from '../../platform/start/product/demoInputs.ts'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { memberIdOf, signInAs, tokenOf } from '../support/member.ts'

/** A programme of ten hours is followed from its start to its report, which is issued and sent. */

const practitioner = 'ultime@demo.complice.fr'
const msPerDay = 86_400_000

/** Returns the day this number of days before today. */
const dayBeforeToday = (days: number) => new Date(Date.now() - days * msPerDay).toISOString().slice(0, 10)
const toTypedDay = (day: string) => day.split('-').toReversed().join('')

/** Evaluations of the attention objective in nine weekly sessions, oldest first. */
const answers = [
  'non-atteint',
  'non-atteint',
  'partiel',
  'partiel',
  'partiel',
  'atteint',
  'partiel',
  'atteint',
  'atteint',
]

/** Index of the session that has a comment, the last one. */
const commentedIndex = 8
/** Index of the session that the patient missed, which does not count. */
const absentIndex = 3

interface Session {
  id: string
  evaluation: { objectifs: { cognitifs: { stimulationAttention: string | null } } }
}

async function createApiCalls(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await tokenOf(request, practitioner)}` }
  return {
    get: async <T>(path: string): Promise<T> => {
      const body: T = await (await request.get(`/api${path}`, { headers })).json()
      return body
    },
    send: async <T>(method: 'POST' | 'PUT', path: string, data: object): Promise<T> => {
      const response = await request.fetch(`/api${path}`, { method, headers, data })
      expect(response.status(), await response.text()).toBeLessThan(300)
      const body: T = await response.json()
      return body
    },
  }
}

type PractitionerCalls = Awaited<ReturnType<typeof createApiCalls>>

/** Four random letters, with which most likely no other patient's name begins. */
const initials = Array.from({ length: 4 }, () => 'bcdfghjklmnpqrstvwxz'[Math.floor(Math.random() * 20)]).join('')

const addPatient = ({ send }: PractitionerCalls) =>
  send<{ id: string }>(
    'POST',
    '/patients',
    buildPatientInput({ firstname: 'Noé', lastname: `${initials} Programme`, nbHoursToDo: 10 }),
  )

/** Creates a session of one hour on a past day, early in the morning; `answer` evaluates the attention objective. */
async function createPastSession(
  { get, send }: PractitionerCalls,
  session: { patientId: string; therapistId: string; day: string },
  { answer, comments, isPresent = true }: { answer: string; comments: string; isPresent?: boolean },
): Promise<void> {
  const [type] = await get<{ id: string }[]>('/tenant/personalize/session-types')
  const input = buildSessionInput({
    startDate: session.day,
    startTime: '04:10',
    endTime: '05:10',
    therapistId: session.therapistId,
    sessionTypeId: type?.id ?? '',
    patientId: session.patientId,
    price: 0,
    patientPresent: isPresent,
    comments,
  })
  const { sessions } = await send<{ sessions: { id: string }[] }>('POST', '/sessions', input)
  const { evaluation } = await get<Session>(`/sessions/${sessions[0]?.id}`)
  evaluation.objectifs.cognitifs.stimulationAttention = answer
  await send('PUT', `/sessions/${sessions[0]?.id}`, { ...input, evaluation })
}

test('starts a programme of ten hours, counts its sessions, and ends it with a report', async ({ page, request }) => {
  const api = await createApiCalls(request)
  const { id: patientId } = await addPatient(api)
  const therapistId = await memberIdOf(request, practitioner)
  await signInAs(page, request, practitioner)

  await test.step('opens the file by « / », four letters and Enter, without waiting in between', async () => {
    await page.goto('/pros/animals')
    await expect(page.getByRole('combobox', { name: 'Rechercher' })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(initials)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/pros/patients/${patientId}/details`)
  })

  await test.step("starts the programme with the patient's hours and an objective", async () => {
    await page.getByRole('link', { name: 'Commencer un programme' }).click()
    await expect(page.getByLabel("Nombre d'heures")).toHaveValue('10')
    await page.getByRole('group', { name: 'Premier jour' }).getByRole('spinbutton').first().click()
    await page.keyboard.type(toTypedDay(dayBeforeToday(80)))
    await page.getByRole('textbox', { name: 'But' }).fill('Retrouver l’attention en classe')
    await page.getByRole('checkbox', { name: "Stimulation de l'attention" }).check()
    await page.getByLabel("Stimulation de l'attention : au départ").selectOption('non-atteint')
    await expectAccessibleInBothSchemes(page)
    await page.getByRole('button', { name: 'Commencer le programme' }).click()
    await expect(page.getByText('Programme commencé')).toBeVisible()
  })

  await test.step('previews sessions for the ten remaining hours', async () => {
    await page.getByRole('button', { name: 'Planifier les séances restantes' }).click()
    await expect(page.getByRole('dialog').getByText(/^\d+ séances de \d+ min, du/)).toBeVisible()
    await page.getByRole('link', { name: 'Préparer les séances' }).click()
    await expect(page.getByRole('heading', { name: 'Ajouter une séance' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Fréquence' })).toHaveValue('WEEK')
    await expect(page.getByText('Prévues : 10 h · faites : 0 h · restantes : 10 h')).toBeVisible()
    await page.getByRole('button', { name: 'Aperçu des séances' }).click()
    await expect(
      page
        .getByRole('dialog')
        .getByText(/séances/)
        .first(),
    ).toBeVisible()
  })

  await test.step('counts the past sessions, and ends the programme', async () => {
    for (const [index, answer] of answers.entries())
      await createPastSession(
        api,
        { patientId, therapistId, day: dayBeforeToday(77 - 7 * index) },
        {
          answer,
          comments: index === commentedIndex ? 'Reste attentif tout au long du parcours.' : '',
          isPresent: index !== absentIndex,
        },
      )
    await page.goto(`/pros/patients/${patientId}/details`)
    const programme = page.getByRole('region', { name: 'Programme' })
    await expect(programme.getByText('8 h', { exact: true })).toBeVisible()
    await expect(programme.getByText("Non atteint au départ → atteint aujourd'hui")).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessibleInBothSchemes(page)
    await page.getByRole('button', { name: 'Terminer le programme' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Terminer le programme' }).click()
    await expect(page.getByText('Programme terminé')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: /^Bilan/ })).toBeVisible()
  })

  await test.step('issues the report, whose conclusion survives a reload, and sends it', async () => {
    const conclusion = page.getByRole('textbox', { name: 'Conclusion du praticien' })
    await conclusion.fill('Les objectifs sont atteints.')
    await page.reload()
    await expect(conclusion).toHaveValue('Les objectifs sont atteints.')
    await page.getByRole('checkbox', { name: /Reste attentif/ }).check()
    await page.getByRole('button', { name: 'Donner le bilan' }).click()
    await expect(page.getByText('Bilan donné')).toBeVisible()
    await page.getByRole('textbox', { name: 'Envoyer un lien à' }).fill('referent@exemple.fr')
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(page.getByText(/^referent@exemple.fr · valable/)).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectAccessibleInBothSchemes(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Télécharger le bilan/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^bilan-\d{4}-\d{2}-\d{2}\.pdf$/)
    const file = readFileSync(await download.path()).toString('latin1')
    expect(file).toContain('/Marked true')
    expect(file).toContain('/S /Figure')
  })
})
