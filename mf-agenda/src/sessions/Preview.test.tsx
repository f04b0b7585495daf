import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PreviewedDate, Verdict } from 'shared/contracts/agenda/session'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  anAnimal,
  mockResponse,
  aSession,
  resetMocks,
  id,
  openArea,
  mockFailure,
  mockFailureOnce,
  signedInAs,
} from 'shared/testing'
import area from '../remote.tsx'
import { mockLists, buildDetailedSession } from '../testing/fixtures.ts'

const buildPreviewedDate = (date: string, ...verdicts: Verdict[]): PreviewedDate => ({
  sessionId: null,
  date,
  startTime: '10:00',
  endTime: '10:45',
  verdicts,
})
const therapistBusyVerdict: Verdict = {
  kind: 'therapist',
  id: id(9),
  name: 'Noé Petit',
  detail: 'Déjà « Noé Petit » de 10:00 à 11:00.',
}
const overLimitsVerdict: Verdict = {
  kind: 'workload',
  id: id(200),
  name: 'Noisette',
  detail: 'Noisette : 12 h 30 sur 12 h cette semaine',
}
const nearLimitVerdict: Verdict = {
  kind: 'tired',
  id: id(200),
  name: 'Noisette',
  detail: 'Noisette : 10 h sur 12 h cette semaine',
}
const holidayVerdict: Verdict = { kind: 'holiday', id: null, name: 'Noël', detail: 'Jour férié : Noël.' }

const freeDates = [buildPreviewedDate('2026-11-20'), buildPreviewedDate('2026-11-27')]
const savedResponse = { sessions: [aSession()], kept: [] }

const findPreview = () => screen.findByRole('dialog', { name: 'Aperçu des séances' })
const chooseForDate = async (day: RegExp, choice: string) =>
  userEvent.click(
    within(within(await findPreview()).getByRole('radiogroup', { name: day })).getByRole('radio', { name: choice }),
  )
const press = async (name: string) => userEvent.click(within(await findPreview()).getByRole('button', { name }))

const openNewSession = () => openArea(area.Root, '/pros/session?jour=2026-11-20&de=10:00')

/** Fills in a weekly series in which animals work without a patient, and clicks 'Ajouter'. */
async function addSeries(dates: PreviewedDate[]) {
  const requests = mockResponse('POST /sessions/preview', 200, { dates, kept: [] })
  const openedPage = openNewSession()
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Fréquence' }),
    'toutes les semaines le vendredi',
  )
  await userEvent.click(screen.getByLabelText("Travail de l'animal seulement"))
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }))
  return { ...openedPage, requests }
}

beforeEach(() => {
  signedInAs()
  mockLists()
  mockResponse('POST /sessions/preview', 200, { dates: [], kept: [] })
})
afterEach(resetMocks)

describe('adding a series', () => {
  it('saves without showing the preview when all dates are free', async () => {
    const sentRequests = mockResponse('POST /sessions', 201, savedResponse)
    await addSeries(freeDates)
    expect(await screen.findByText('Séance correctement ajoutée')).toBeVisible()
    expect(sentRequests[0]?.body).not.toHaveProperty('force')
  })

  it('shows the dates with problems, and the number of free dates', async () => {
    await addSeries([
      ...freeDates,
      buildPreviewedDate('2026-12-04', therapistBusyVerdict),
      buildPreviewedDate('2026-12-25', holidayVerdict),
    ])
    const shownDates = within(await findPreview())
    expect(
      within(shownDates.getByRole('list', { name: 'Dates à regarder' }))
        .getAllByText(/2026/)
        .map(({ textContent }) => textContent),
    ).toEqual(['vendredi 4 décembre 2026', 'vendredi 25 décembre 2026'])
    expect(shownDates.getByText('Déjà « Noé Petit » de 10:00 à 11:00.')).toBeVisible()
    expect(shownDates.getByText('Jour férié : Noël.')).toBeVisible()
    expect(shownDates.getByText('2 dates libres')).toBeVisible()
    expect(shownDates.queryByText(/20 novembre/)).toBeNull()
    await userEvent.click(shownDates.getByRole('button', { name: 'Voir toutes les dates' }))
    expect(
      within(shownDates.getByRole('list', { name: 'Dates libres' })).getAllByRole('listitem')[0],
    ).toHaveTextContent('vendredi 20 novembre 2026, 10:00 – 10:45')
  })

  it('shows all busy dates, but only the first five dates with only a warning', async () => {
    const expiredHealthVerdict: Verdict = {
      kind: 'health',
      id: id(200),
      name: 'Noisette',
      detail: "« Grippe » de Noisette n'est plus valable depuis le 01/12/2026.",
    }
    const days = ['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25', '2027-01-01', '2027-01-08', '2027-01-15']
    await addSeries([
      ...days.map((day) => buildPreviewedDate(day, expiredHealthVerdict)),
      buildPreviewedDate('2027-01-22', therapistBusyVerdict),
    ])
    const shownDates = within(await findPreview())
    expect(shownDates.getByText('7 séances seront ajoutées, 1 attend votre choix.')).toBeVisible()
    expect(shownDates.getAllByRole('radiogroup')).toHaveLength(6)
    expect(shownDates.getByRole('radiogroup', { name: /22 janvier/ })).toBeVisible()
    await userEvent.click(shownDates.getByRole('button', { name: 'Voir 2 autres dates avec un avertissement' }))
    expect(shownDates.getAllByRole('radiogroup')).toHaveLength(8)
  })

  it('can skip one date and force another', async () => {
    const sentRequests = mockResponse('POST /sessions', 201, savedResponse)
    await addSeries([
      ...freeDates,
      buildPreviewedDate('2026-12-04', therapistBusyVerdict),
      buildPreviewedDate('2026-12-11', therapistBusyVerdict),
      buildPreviewedDate('2026-12-25', holidayVerdict),
    ])
    await chooseForDate(/4 décembre/, 'Ne pas créer')
    await chooseForDate(/11 décembre/, 'Enregistrer quand même')
    await chooseForDate(/25 décembre/, 'Ne pas créer')
    expect(within(await findPreview()).getByText('3 séances seront ajoutées, 2 ne seront pas créées.')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Motif (facultatif)'), 'À deux')
    await press('Ajouter')
    expect(await screen.findByText('Séance correctement ajoutée')).toBeVisible()
    expect(sentRequests[0]?.body).toMatchObject({
      skipDates: ['2026-12-04', '2026-12-25'],
      force: true,
      forceDates: ['2026-12-11'],
      forceReason: 'À deux',
    })
  })

  it('requires a decision for each busy date, which can be made for all of them together', async () => {
    const sentRequests = mockResponse('POST /sessions', 201, savedResponse)
    await addSeries([
      ...freeDates,
      buildPreviewedDate('2026-12-04', therapistBusyVerdict),
      buildPreviewedDate('2026-12-11', therapistBusyVerdict),
    ])
    await press('Ajouter')
    expect(within(await findPreview()).getByRole('alert')).toHaveTextContent('2 dates occupées attendent votre choix.')
    expect(within(await findPreview()).getAllByRole('radio', { name: 'Ne pas créer' })[0]).toHaveFocus()
    await press("N'en créer aucune")
    await press('Ajouter')
    expect(await screen.findByText('Séance correctement ajoutée')).toBeVisible()
    expect(sentRequests[0]?.body.skipDates).toEqual(['2026-12-04', '2026-12-11'])
  })

  it('adds nothing when every date is skipped', async () => {
    const sentRequests = mockResponse('POST /sessions', 201, savedResponse)
    await addSeries([
      buildPreviewedDate('2026-12-04', therapistBusyVerdict),
      buildPreviewedDate('2026-12-11', therapistBusyVerdict),
    ])
    await press("N'en créer aucune")
    await press('Ajouter')
    expect(within(await findPreview()).getByRole('alert')).toHaveTextContent('Aucune séance ne serait ajoutée.')
    expect(sentRequests).toEqual([])
  })

  it('requires a reason to exceed the limits of an animal', async () => {
    const sentRequests = mockResponse('POST /sessions', 201, savedResponse)
    await addSeries([...freeDates, buildPreviewedDate('2026-12-04', overLimitsVerdict)])
    await chooseForDate(/4 décembre/, 'Enregistrer quand même')
    await press('Ajouter')
    const reason = within(await findPreview()).getByRole('textbox', { name: 'Motif' })
    expect(reason).toHaveFocus()
    expect(reason).toHaveAccessibleDescription('Motif obligatoire : un animal dépasse ses limites.')
    expect(sentRequests).toHaveLength(0)
    await userEvent.type(reason, 'Stage')
    await press('Ajouter')
    await waitFor(() =>
      expect(sentRequests[0]?.body).toMatchObject({ force: true, forceDates: ['2026-12-04'], forceReason: 'Stage' }),
    )
  })

  it('requests the preview again when a date is skipped, since the animal then has more hours for the other dates', async () => {
    const { requests } = await addSeries([
      buildPreviewedDate('2026-11-23', overLimitsVerdict),
      buildPreviewedDate('2026-11-24', overLimitsVerdict),
    ])
    mockResponse('POST /sessions/preview', 200, {
      dates: [buildPreviewedDate('2026-11-23'), buildPreviewedDate('2026-11-24')],
      kept: [],
    })
    await chooseForDate(/23 novembre/, 'Ne pas créer')
    expect(await screen.findByText('1 date libre')).toBeVisible()
    expect(within(await findPreview()).getByRole('radiogroup', { name: /23 novembre/ })).toBeVisible()
    expect(requests.length).toBeGreaterThan(0)
  })

  it('shows a date that became busy meanwhile, and keeps the choices already made', async () => {
    await addSeries([...freeDates, buildPreviewedDate('2026-12-04', therapistBusyVerdict)])
    await chooseForDate(/4 décembre/, 'Enregistrer quand même')
    mockResponse('POST /sessions', 201, savedResponse)
    mockFailureOnce('POST /sessions', 409, errorCode.sessionConflict, {
      conflicts: [{ date: '2026-11-20', kind: 'therapist', id: id(9), name: 'Noé Petit' }],
    })
    mockResponse('POST /sessions/preview', 200, {
      dates: [
        buildPreviewedDate('2026-11-20', therapistBusyVerdict),
        buildPreviewedDate('2026-12-04', therapistBusyVerdict),
      ],
      kept: [],
    })
    await press('Ajouter')
    await chooseForDate(/20 novembre/, 'Ne pas créer')
    expect(
      within(within(await findPreview()).getByRole('radiogroup', { name: /4 décembre/ })).getByRole('radio', {
        name: 'Enregistrer quand même',
      }),
    ).toBeChecked()
    await press('Ajouter')
    expect(await screen.findByText('Séance correctement ajoutée')).toBeVisible()
  })

  it('keeps the choices when the server is unreachable', async () => {
    mockFailure('POST /sessions', 503, errorCode.unavailable)
    await addSeries([...freeDates, buildPreviewedDate('2026-12-04', therapistBusyVerdict)])
    await chooseForDate(/4 décembre/, 'Ne pas créer')
    await press('Ajouter')
    expect(within(await findPreview()).getByRole('alert')).toHaveTextContent("Erreur lors de l'enregistrement")
    expect(within(await findPreview()).getByRole('radio', { name: 'Ne pas créer' })).toBeChecked()
  })

  it("lists the server's problem with a date, and shows a toast", async () => {
    mockFailure('POST /sessions/preview', 400, errorCode.datesRefused, {
      problems: [{ field: 'endDate', message: 'La date de fin doit être supérieure à la date de début.' }],
    })
    openNewSession()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Fréquence' }), 'tous les jours')
    await userEvent.click(screen.getByLabelText("Travail de l'animal seulement"))
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }))
    expect(await screen.findByText("Erreur lors de l'enregistrement")).toBeVisible()
    expect(
      within(await screen.findByRole('alert', { name: 'Champs requis' })).getByRole('link', {
        name: 'La date de fin doit être supérieure à la date de début.',
      }),
    ).toBeVisible()
  })

  it('can be previewed on request', async () => {
    mockResponse('POST /sessions/preview', 200, { dates: freeDates, kept: [] })
    openNewSession()
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Fréquence' }),
      'toutes les semaines le vendredi',
    )
    await userEvent.click(screen.getByLabelText("Travail de l'animal seulement"))
    await userEvent.click(screen.getByRole('button', { name: 'Aperçu des séances' }))
    expect(within(await findPreview()).getByText('2 séances seront ajoutées.')).toBeVisible()
    await press('Modifier la séance')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('adding or changing a single session', () => {
  it('shows the conflicts of the slot while it is chosen', async () => {
    mockResponse('GET /animals', 200, [anAnimal({ validities: [{ name: 'Grippe', validUntil: '2026-11-01' }] })])
    const requests = mockResponse('POST /sessions/preview', 200, {
      dates: [buildPreviewedDate('2026-11-20', nearLimitVerdict, holidayVerdict)],
      kept: [],
    })
    openNewSession()
    await userEvent.click(await screen.findByLabelText('Animaux'))
    await userEvent.click(await screen.findByRole('option', { name: /Noisette/ }))
    expect(await screen.findByText('Noisette : 10 h sur 12 h cette semaine (limite proche)')).toBeVisible()
    expect(screen.getByRole('status', { name: 'À savoir sur ce créneau' })).toHaveTextContent('Jour férié : Noël.')
    expect(screen.getByText(/« Grippe » de Noisette n'est plus valable depuis le 01\/11\/2026/)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() =>
      expect(requests.at(-1)?.body).toMatchObject({
        recurrence: 'ONCE',
        startDate: '2026-11-20',
        animalIds: [id(200)],
      }),
    )
  })

  it('requires a reason to exceed the limits of an animal', async () => {
    mockFailureOnce('PUT /sessions/:id', 409, errorCode.sessionConflict, {
      conflicts: [
        { date: '2026-11-20', kind: 'workload', id: id(200), name: 'Noisette', detail: overLimitsVerdict.detail },
      ],
    })
    mockResponse('GET /sessions/:id', 200, buildDetailedSession())
    mockResponse('GET /sessions/:id/questions', 200, [])
    mockResponse('GET /sessions/:id/audios', 200, [])
    openArea(area.Root, `/pros/session/${id(400)}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer' }))
    const conflict = within(await screen.findByRole('dialog', { name: 'Un animal dépasse ses limites' }))
    expect(conflict.getByRole('listitem')).toHaveTextContent(
      'vendredi 20 novembre 2026 : Noisette : 12 h 30 sur 12 h cette semaine',
    )
    const sentRequests = mockResponse('PUT /sessions/:id', 200, savedResponse)
    await userEvent.click(conflict.getByRole('button', { name: 'Enregistrer quand même' }))
    expect(conflict.getByText('Motif obligatoire : un animal dépasse ses limites.')).toBeVisible()
    expect(sentRequests).toHaveLength(0)
    await userEvent.type(conflict.getByRole('textbox', { name: 'Motif' }), 'Stage')
    await userEvent.click(conflict.getByRole('button', { name: 'Enregistrer quand même' }))
    expect(await screen.findByText('Séance mise à jour')).toBeVisible()
    expect(sentRequests[0]?.body).toMatchObject({ force: true, forceReason: 'Stage' })
  })
})
