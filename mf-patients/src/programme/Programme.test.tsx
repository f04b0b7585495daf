import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Programme } from 'shared/contracts/patients/programme'
import {
  id,
  mockFailure,
  mockPatientFile,
  mockResponse,
  openArea,
  patientHours,
  resetMocks,
  setNow,
  signedInAs,
} from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const patientPath = `/pros/patients/${id(100)}`
const attentionCriterion = 'objectifs.cognitifs.stimulationAttention'

const buildProgramme = (change: Partial<Programme> = {}): Programme => ({
  id: id(800),
  unit: 'HOURS',
  planned: 600,
  purpose: "Retrouver l'attention en classe",
  objectives: [{ criterion: attentionCriterion, atStart: 'non-atteint' }],
  startDate: '2026-11-02',
  plannedEndDate: '2027-02-26',
  endedOn: null,
  counter: {
    ...patientHours({ planned: 600, left: 540, toSchedule: 540, done: { sessions: 1, minutes: 60 } }),
  },
  version: 3,
  ...change,
})

beforeEach(() => {
  window.innerWidth = 1280
  setNow('2026-11-20T10:00:00Z')
  signedInAs()
  mockPatientFile()
  mockResponse('GET /tenant/personalize/session-types', 200, [])
  mockResponse('GET /patients/:id/evaluations', 200, [
    { sessionId: id(500), date: '2026-11-12', startTime: '10:00', answers: { [attentionCriterion]: 'partiel' } },
  ])
})
afterEach(resetMocks)

let shownAddress: () => string

const openFile = async (programmes: Programme[]) => {
  mockResponse('GET /patients/:id/programmes', 200, programmes)
  mockResponse('GET /programmes/:id/reports', 200, [])
  shownAddress = openArea(area.Root, `${patientPath}/details`).address
  return within(await screen.findByRole('region', { name: 'Programme' }))
}
const openEndDialog = async () => {
  const section = await openFile([buildProgramme()])
  await user.click(await section.findByRole('button', { name: 'Terminer le programme' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Terminer le programme ?' }))
  await dialog.findByRole('group', { name: /^Dernier jour/ })
  return dialog
}

describe("the programme in a patient's file", () => {
  it('shows the remaining hours and the level of each objective, and links to a prefilled series', async () => {
    const section = await openFile([buildProgramme()])
    expect(await section.findByText('Depuis le 02/11/2026, fin prévue le 26/02/2027')).toBeVisible()
    expect(section.getByText('Restantes').nextSibling).toHaveTextContent('9 h')
    expect(await section.findByText("Non atteint au départ → partiellement atteint aujourd'hui")).toBeVisible()
    await user.click(section.getByRole('button', { name: 'Planifier les séances restantes' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Planifier les séances restantes' }))
    expect(await dialog.findByText('9 séances de 60 min, du 21/11/2026 au 16/01/2027')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Préparer les séances' })).toHaveAttribute(
      'href',
      `/pros/session?patient=${id(100)}&jour=2026-11-21&de=10%3A00&a=11%3A00&frequence=WEEK&fin=2027-01-16`,
    )
  })

  it('is ended with its version in If-Match, and opens its report', async () => {
    const endRequests = mockResponse('PATCH /programmes/:id/end', 200, buildProgramme({ endedOn: '2026-11-20' }))
    const section = await openFile([buildProgramme()])
    await user.click(await section.findByRole('button', { name: 'Terminer le programme' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Terminer le programme ?' }))
    await user.click(dialog.getByRole('button', { name: 'Terminer le programme' }))
    expect(await screen.findByText('Programme terminé')).toBeVisible()
    expect(endRequests[0]).toMatchObject({ body: { endedOn: '2026-11-20' } })
    expect(endRequests[0]?.headers.get('if-match')).toBe('"3"')
    await waitFor(() => expect(shownAddress()).toBe(`${patientPath}/programme/${id(800)}/bilan`))
  })

  it('can be changed, ended earlier and replaced while its end is in the future', async () => {
    const programme = buildProgramme({ endedOn: '2099-12-31' })
    const endRequests = mockResponse('PATCH /programmes/:id/end', 200, programme)
    const section = await openFile([programme])
    expect(await section.findByRole('link', { name: 'Modifier le programme' })).toBeVisible()
    expect(section.getByRole('link', { name: 'Commencer un programme' })).toBeVisible()
    expect(section.queryByText('Programmes terminés')).toBeNull()
    await user.click(section.getByRole('button', { name: 'Changer la fin' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Changer la fin du programme' }))
    expect(await dialog.findByRole('spinbutton', { name: 'Année' })).toHaveTextContent('2099')
    await user.click(dialog.getByRole('button', { name: 'Changer la fin' }))
    expect(endRequests.map(({ body }) => body)).toEqual([{ endedOn: '2099-12-31' }])
    expect(await screen.findByText('Fin du programme enregistrée')).toBeInTheDocument()
    expect(shownAddress()).toBe(`${patientPath}/details`)
    await user.click(section.getByRole('link', { name: 'Commencer un programme' }))
    expect(await screen.findByText(/^Le programme en cours se termine le 31\/12\/2099/)).toBeVisible()
  })

  it.each([
    ['was already ended', 409, errorCode.programmeEnded, /^Ce programme est déjà terminé/],
    ['was changed by another user', 412, errorCode.changedMeanwhile, /^Le programme a été modifié entre-temps/],
  ])("explains in the dialog 'Terminer le programme' that it %s", async (_caseName, status, code, expectedText) => {
    mockFailure('PATCH /programmes/:id/end', status, code)
    const dialog = await openEndDialog()
    await user.click(dialog.getByRole('button', { name: 'Terminer le programme' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(expectedText)
  })

  it('shows under the date field that the server refuses the date', async () => {
    const message = 'Le dernier jour précède le premier'
    mockFailure('PATCH /programmes/:id/end', 400, errorCode.invalid, {
      problems: [{ field: 'endedOn', kind: 'invalid', message }],
    })
    const dialog = await openEndDialog()
    await user.click(dialog.getByRole('button', { name: 'Terminer le programme' }))
    expect(await dialog.findByText(message)).toBeVisible()
  })

  it.each([
    ['when no hours remain', { counter: patientHours({ planned: 600, left: 0 }) }, /^Tout ce qui était prévu/],
    ['after its planned end date', { plannedEndDate: '2026-11-19' }, /^La fin était prévue le 19\/11\/2026/],
  ])('has a notice %s, with a link to the report and a button to end it', async (_caseName, change, expectedText) => {
    const section = await openFile([buildProgramme(change)])
    const notice = within(await section.findByRole('alert'))
    expect(notice.getByText(expectedText)).toBeVisible()
    expect(notice.getByRole('link', { name: 'Voir le bilan' })).toHaveAttribute(
      'href',
      `${patientPath}/programme/${id(800)}/bilan`,
    )
    await user.click(notice.getByRole('button', { name: 'Terminer' }))
    expect(await screen.findByRole('dialog', { name: 'Terminer le programme ?' })).toBeVisible()
  })

  it('has no notice on the planned end date', async () => {
    const section = await openFile([buildProgramme({ plannedEndDate: '2026-11-20' })])
    expect(await section.findByRole('link', { name: 'Bilan' })).toBeVisible()
    expect(section.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('lists ended programmes, and links to the form of a new programme', async () => {
    const section = await openFile([buildProgramme({ endedOn: '2026-11-15' })])
    expect(await section.findByText('Du 02/11/2026 au 15/11/2026')).toBeVisible()
    expect(section.getByText('Prévues : 10 h · faites : 1 h · restantes : 9 h')).toBeVisible()
    expect(section.getByRole('link', { name: 'Commencer un programme' })).toHaveAttribute(
      'href',
      `${patientPath}/programme`,
    )
  })
})

describe('the form of a programme', () => {
  it('sends the hours of the file, and the level in the last evaluation as the level at the start', async () => {
    mockResponse('GET /patients/:id/programmes', 200, [])
    const startRequests = mockResponse('POST /patients/:id/programmes', 201, buildProgramme())
    const { address } = openArea(area.Root, `${patientPath}/programme`)
    await user.click(await screen.findByRole('checkbox', { name: "Stimulation de l'attention" }))
    expect(screen.getByLabelText("Stimulation de l'attention : au départ")).toHaveDisplayValue('Partiellement atteint')
    await user.click(screen.getByRole('button', { name: 'Commencer le programme' }))
    expect(await screen.findByRole('link', { name: /Le but ne peut être vide/ })).toBeVisible()
    await user.click(screen.getByRole('textbox', { name: /^But/ }))
    await user.paste('Prendre confiance')
    await user.click(screen.getByRole('button', { name: 'Commencer le programme' }))
    expect(await screen.findByText('Programme commencé')).toBeVisible()
    expect(address()).toBe(`${patientPath}/details`)
    expect(startRequests[0]?.body).toEqual({
      unit: 'HOURS',
      planned: 600,
      purpose: 'Prendre confiance',
      objectives: [{ criterion: attentionCriterion, atStart: 'partiel' }],
      startDate: '2026-11-20',
      plannedEndDate: null,
    })
  })

  it('shows that the patient was deleted, and keeps the input', async () => {
    mockResponse('GET /patients/:id/programmes', 200, [])
    mockFailure('POST /patients/:id/programmes', 404, errorCode.notFound)
    openArea(area.Root, `${patientPath}/programme`)
    await user.click(await screen.findByRole('textbox', { name: /^But/ }))
    await user.paste('Prendre confiance')
    await user.click(screen.getByRole('button', { name: 'Commencer le programme' }))
    expect(await screen.findByText(/Ce patient a été supprimé entre-temps/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^But/ })).toHaveValue('Prendre confiance')
  })

  it('prefills the hours of a quote, and links to the running programme to add them there (ruling 55)', async () => {
    mockResponse('GET /patients/:id/programmes', 200, [buildProgramme()])
    openArea(area.Root, `${patientPath}/programme?hours=7.5`)
    expect(await screen.findByRole('textbox', { name: /^Prévu|^Nombre|^Durée|heures/i })).toHaveValue('7,5')
    expect(screen.getByRole('link', { name: 'ajoutez-y ces heures' })).toHaveAttribute(
      'href',
      `${patientPath}/programme/${id(800)}`,
    )
  })

  it.each(['0', '-3', 'abc', '1e9', '7.555'])('ignores an invalid number of hours (%s)', async (hours) => {
    mockResponse('GET /patients/:id/programmes', 200, [])
    openArea(area.Root, `${patientPath}/programme?hours=${hours}`)
    expect(await screen.findByRole('textbox', { name: /^Prévu|^Nombre|^Durée|heures/i })).toHaveValue('10')
    expect(screen.queryByRole('link', { name: 'ajoutez-y ces heures' })).not.toBeInTheDocument()
  })
})
