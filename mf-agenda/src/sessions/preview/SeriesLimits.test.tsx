import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Preview, PreviewedDate, RemainingHours, Verdict } from 'shared/contracts/agenda/session'
import { aSession, id, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'
import { mockLists } from '../../testing/fixtures.ts'

const buildPreviewedDate = (date: string, ...verdicts: Verdict[]): PreviewedDate => ({
  sessionId: null,
  date,
  startTime: '10:00',
  endTime: '11:00',
  verdicts,
})
const holidayVerdict: Verdict = { kind: 'holiday', id: null, name: 'Noël', detail: 'Jour férié : Noël.' }
const expiredVaccineVerdict: Verdict = {
  kind: 'health',
  id: id(200),
  name: 'Noisette',
  detail: "« Grippe » de Noisette n'est plus valable depuis le 05/01/2027.",
}
const dates = [
  buildPreviewedDate('2026-12-11'),
  buildPreviewedDate('2026-12-18'),
  buildPreviewedDate('2026-12-25', holidayVerdict),
  buildPreviewedDate('2027-01-01', holidayVerdict),
  buildPreviewedDate('2027-01-08', expiredVaccineVerdict),
  buildPreviewedDate('2027-01-15', expiredVaccineVerdict),
]

const findPreview = async () => within(await screen.findByRole('dialog', { name: 'Aperçu des séances' }))
const press = async (name: string) => userEvent.click((await findPreview()).getByRole('button', { name }))
const expectCount = async (text: string) => {
  const preview = await findPreview()
  await waitFor(() => expect(preview.getByRole('status')).toHaveTextContent(text))
}

/** Adds a weekly series, for which the API returns this preview, and returns the requests that save it. */
async function addSeries(shownDates: PreviewedDate[], remaining?: RemainingHours) {
  const preview: Preview = { dates: shownDates, kept: [], ...(remaining && { remaining }) }
  mockResponse('POST /sessions/preview', 200, preview)
  const requests = mockResponse('POST /sessions', 201, { sessions: [aSession()], kept: [] })
  openArea(area.Root, '/pros/session?jour=2026-12-11&de=10:00')
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Fréquence' }),
    'toutes les semaines le vendredi',
  )
  await userEvent.click(screen.getByLabelText("Travail de l'animal seulement"))
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }))
  return requests
}

beforeEach(() => {
  signedInAs()
  mockLists()
  mockResponse('POST /sessions/preview', 200, { dates: [], kept: [] })
})
afterEach(resetMocks)

describe('shortening a series in its preview', () => {
  it('skips the holidays in one press, and includes them again in another', async () => {
    const requests = await addSeries(dates)
    await expectCount('6 séances seront ajoutées.')
    await press('Sans les 2 jours fériés')
    await expectCount('4 séances seront ajoutées, 2 ne seront pas créées.')
    await press('Sans les 2 jours fériés')
    await expectCount('6 séances seront ajoutées.')
    await press('Sans les 2 jours fériés')
    await press('Ajouter')
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ skipDates: ['2026-12-25', '2027-01-01'] }))
    expect(requests[0]?.body).not.toMatchObject({ endDate: '2026-12-18' })
  })

  it("stops before an animal's vaccine expires, and saves this end date", async () => {
    const requests = await addSeries(dates)
    expect((await findPreview()).getAllByText(expiredVaccineVerdict.detail)[0]).toBeVisible()
    await press("S'arrêter avant la fin de validité")
    await expectCount('4 séances seront ajoutées, 2 ne seront pas créées.')
    expect((await findPreview()).getByText('Dernière séance le vendredi 1er janvier 2027.')).toBeVisible()
    await press('Ajouter')
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ endDate: '2027-01-01' }))
    expect(requests[0]?.body).not.toHaveProperty('skipDates')
  })

  it("shows planned and remaining hours even if all dates are free, and stops at the patient's last hour", async () => {
    const freeDates = dates.map(({ date }) => buildPreviewedDate(date))
    const requests = await addSeries(freeDates, { unit: 'HOURS', toSchedule: 195 })
    expect((await findPreview()).getByText('6 h prévues, 3 h 15 restantes')).toBeVisible()
    expect(requests).toHaveLength(0)
    await press("S'arrêter à la dernière heure")
    expect((await findPreview()).getByText('3 h prévues, 3 h 15 restantes')).toBeVisible()
    await expectCount('3 séances seront ajoutées, 3 ne seront pas créées.')
    await press('Ajouter')
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ endDate: '2026-12-25' }))
  })

  it('does not count skipped holidays against the remaining sessions', async () => {
    const requests = await addSeries(dates, { unit: 'SESSIONS', toSchedule: 3 })
    await press("S'arrêter à la dernière séance")
    await press('Sans les 2 jours fériés')
    expect((await findPreview()).getByText('3 séances prévues, 3 restantes')).toBeVisible()
    await press('Ajouter')
    await waitFor(() =>
      expect(requests[0]?.body).toMatchObject({ endDate: '2027-01-08', skipDates: ['2026-12-25', '2027-01-01'] }),
    )
  })

  it('creates the session of a holiday that is chosen after the holidays were skipped', async () => {
    const requests = await addSeries(dates)
    await press('Sans les 2 jours fériés')
    const christmas = (await findPreview()).getByRole('radiogroup', { name: /25 décembre/ })
    await userEvent.click(within(christmas).getByRole('radio', { name: 'Créer' }))
    await expectCount('5 séances seront ajoutées, 1 ne sera pas créée.')
    await press('Ajouter')
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ skipDates: ['2027-01-01'] }))
  })

  it('saves without showing the preview when the hours suffice and all dates are free', async () => {
    const requests = await addSeries([buildPreviewedDate('2026-12-11')], { unit: 'HOURS', toSchedule: 60 })
    await waitFor(() => expect(requests).toHaveLength(1))
  })
})

describe('a date of a series on which the clock changes', () => {
  it('can be skipped, or saved at the later time without a reason', async () => {
    const later: Verdict = {
      kind: 'clock',
      id: null,
      name: "Changement d'heure",
      detail: "L'horloge avance d'une heure ce jour-là : la séance de 02:30 serait de 03:30 à 04:30.",
    }
    const clockDate = { ...buildPreviewedDate('2027-03-28', later), startTime: '03:30', endTime: '04:30' }
    const requests = await addSeries([buildPreviewedDate('2027-03-21'), clockDate])
    await expectCount('1 séance sera ajoutée, 1 attend votre choix.')
    const choice = (await findPreview()).getByRole('radiogroup', { name: /28 mars/ })
    expect(within(choice).getByRole('radio', { name: 'Ne pas créer' })).toBeVisible()
    await userEvent.click(within(choice).getByRole('radio', { name: 'Enregistrer à 03:30' }))
    expect((await findPreview()).queryByRole('textbox')).toBeNull()
    await press('Ajouter')
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ force: true, forceDates: ['2027-03-28'] }))
  })
})
