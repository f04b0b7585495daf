import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AffectedSession, Vacation } from 'shared/contracts/agenda/absence'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  changeElsewhere,
  id,
  mockFailure,
  mockFailureOnce,
  mockNoChanges,
  mockResponse,
  openArea,
  resetMocks,
  setNow,
  signedInAs,
} from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const vacationsPath = '/user/personalize/vacations'
const holidays: Vacation = {
  id: id(800),
  version: 'v1',
  from: '2026-12-28T00:00:00+00',
  to: '2027-01-01T00:00:00+00',
  label: 'Congés',
}
const affectedSession: AffectedSession = {
  id: id(900),
  version: 3,
  date: '2026-12-29',
  startTime: '10:00',
  endTime: '10:45',
  title: 'Martin Paul',
  validated: true,
  billed: false,
}
const savedAbsence = { ...holidays, undoId: id(801), moved: 0, cancelled: 1 }

async function openPage(vacations: Vacation[] = [holidays], affectedSessions: AffectedSession[] = []) {
  mockResponse(`GET ${vacationsPath}`, 200, vacations)
  mockResponse(`GET ${vacationsPath}/sessions`, 200, affectedSessions)
  openArea(area.Root, '/pros/vacations')
  await screen.findByRole('heading', { name: 'Jours fériés' })
}
async function openEditDialog() {
  await user.click(await screen.findByRole('button', { name: /^Modifier l'absence/ }))
  return within(await screen.findByRole('dialog', { name: "Modifier l'absence" }))
}
const save = (dialog: ReturnType<typeof within>) => user.click(dialog.getByRole('button', { name: 'Enregistrer' }))

beforeEach(() => {
  window.innerWidth = 1280
  setNow('2026-11-23T10:00:00+01:00')
  signedInAs({ privileges: ['AGENDA'] })
  mockNoChanges()
})
afterEach(resetMocks)

describe('the page of absences', () => {
  it('lists each absence with its days and its reason', async () => {
    await openPage()
    const row = within(await screen.findByRole('list', { name: 'Absences' }))
    expect(row.getByText('Du lundi 28 décembre 2026 au jeudi 31 décembre 2026')).toBeInTheDocument()
    expect(row.getByText('Congés')).toBeInTheDocument()
  })

  it('shows an absence added on another device', async () => {
    await openPage()
    await screen.findByText('Congés')
    mockResponse(`GET ${vacationsPath}`, 200, [holidays, { ...holidays, id: id(802), label: 'Formation' }])
    changeElsewhere()
    expect(await screen.findByText('Formation')).toBeVisible()
  })

  it('adds an absence of whole days by default', async () => {
    await openPage([])
    expect(await screen.findByText("Aucune absence pour l'instant")).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^M'absenter : Noël/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter une absence' }))
    const calls = mockResponse(`POST ${vacationsPath}`, 201, savedAbsence)
    await save(dialog)
    expect(await screen.findByText('absences mises à jour')).toBeInTheDocument()
    expect(calls[0]?.body).toEqual({
      from: '2026-12-25T00:00:00+00',
      to: '2026-12-26T00:00:00+00',
      label: '',
      sessions: [],
    })
  })

  it('saves a decision on each affected session, and can undo the whole absence', async () => {
    await openPage([holidays], [affectedSession, { ...affectedSession, id: id(901), title: 'Petit Zoé', billed: true }])
    const dialog = await openEditDialog()
    await user.selectOptions(
      await dialog.findByLabelText(/^Que faire de Martin Paul/),
      'Annuler et prévenir le patient',
    )
    expect(dialog.getByLabelText(/^Que faire de Petit Zoé/)).toBeDisabled()
    const calls = mockResponse(`PUT ${vacationsPath}/:id`, 200, savedAbsence)
    await save(dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(calls[0]?.body).toMatchObject({ sessions: [{ sessionId: affectedSession.id, version: 3, act: 'CANCEL' }] })
    expect(calls[0]?.headers.get('if-match')).toBe('"v1"')
    const undoRequests = mockResponse('POST /user/personalize/vacation-acts/:id/undo', 204, undefined)
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(await screen.findByText('Absence annulée, séances remises en place')).toBeInTheDocument()
    expect(undoRequests).toHaveLength(1)
  })

  it('proposes the same time a week later for a session to move', async () => {
    await openPage([holidays], [affectedSession])
    const dialog = await openEditDialog()
    await user.selectOptions(await dialog.findByLabelText(/^Que faire de Martin Paul/), 'Déplacer')
    const calls = mockResponse(`PUT ${vacationsPath}/:id`, 200, savedAbsence)
    await save(dialog)
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({
      sessions: [
        { sessionId: affectedSession.id, act: 'MOVE', date: '2027-01-05', startTime: '10:00', endTime: '10:45' },
      ],
    })
  })

  it('keeps the decisions when a session cannot be moved, and shows the conflict', async () => {
    await openPage([holidays], [affectedSession])
    const dialog = await openEditDialog()
    await user.selectOptions(
      await dialog.findByLabelText(/^Que faire de Martin Paul/),
      'Annuler et prévenir le patient',
    )
    mockFailure(`PUT ${vacationsPath}/:id`, 409, errorCode.sessionConflict, {
      conflicts: [
        { date: '2027-01-04', kind: 'therapist', id: id(902), name: 'X', detail: 'Déjà « X » de 10:00 à 11:00.' },
      ],
    })
    await save(dialog)
    expect(await dialog.findByText('Déjà « X » de 10:00 à 11:00.')).toBeInTheDocument()
    expect(dialog.getByText(/^Une séance ne peut être déplacée à l'heure choisie/)).toBeInTheDocument()
    expect(dialog.getByLabelText(/^Que faire de Martin Paul/)).toHaveValue('CANCEL')
  })

  it('opens the comparison of both versions when the absence changed on another device', async () => {
    await openPage()
    const dialog = await openEditDialog()
    await user.clear(dialog.getByLabelText('Motif'))
    await user.type(dialog.getByLabelText('Motif'), 'Formation')
    mockFailureOnce(`PUT ${vacationsPath}/:id`, 412, errorCode.changedMeanwhile)
    mockResponse(`GET ${vacationsPath}`, 200, [{ ...holidays, label: 'Ski', version: 'v2' }])
    await save(dialog)
    const merge = within(await screen.findByRole('dialog', { name: 'Cette absence a été modifiée entre-temps' }))
    expect(merge.getByText(/Ski/)).toBeInTheDocument()
  })

  it('deletes an absence at once, and restores it on undo', async () => {
    await openPage()
    const calls = mockResponse(`DELETE ${vacationsPath}/:id`, 204, undefined)
    const restoreRequests = mockResponse(`POST ${vacationsPath}`, 201, savedAbsence)
    await user.click(await screen.findByRole('button', { name: /^Supprimer l'absence/ }))
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(await screen.findByText('Absence rétablie')).toBeInTheDocument()
    expect(calls).toHaveLength(1)
    expect(restoreRequests[0]?.body).toEqual({ from: holidays.from, to: holidays.to, label: 'Congés' })
  })
})

describe('the section of public holidays', () => {
  it('shows the public holidays of the chosen region', async () => {
    await openPage()
    expect(screen.queryByText('Saint-Étienne')).not.toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Région'), 'Alsace et Moselle')
    expect(await screen.findByText('Saint-Étienne')).toBeInTheDocument()
  })
})
