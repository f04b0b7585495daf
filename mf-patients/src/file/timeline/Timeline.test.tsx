import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { TimelineEvent } from 'shared/contracts/patients/timeline'
import {
  id,
  mockFailure,
  mockPatientFile,
  mockResponse,
  openArea,
  resetMocks,
  setNow,
  signedInAs,
} from 'shared/testing'
import area from '../../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const path = `/pros/patients/${id(100)}/details`
const cursor = `1~sessionHeld~${id(500)}`

const buildEvent = (change: Partial<TimelineEvent> = {}): TimelineEvent => ({
  id: cursor,
  kind: 'SESSION',
  act: 'sessionHeld',
  date: '2026-11-12',
  time: '10:00',
  session: { id: id(500), date: '2026-11-12', startTime: '10:00', sessionType: 'Équithérapie', isOpen: true },
  isLate: false,
  reference: null,
  dropped: [],
  ...change,
})
const programmeStartEvent = buildEvent({ id: 'x', kind: 'PROGRAMME', act: 'programmeBegun', time: null, session: null })
const clickButton = async (name: string) => user.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  window.innerWidth = 1280
  setNow('2026-11-20T10:00:00Z')
  signedInAs()
  mockPatientFile()
})
afterEach(resetMocks)

describe('the timeline of a patient', () => {
  it('loads its events when opened, filters them by the kinds in the URL, and loads further pages', async () => {
    mockResponse('GET /patients/:id/timeline', 200, { content: [buildEvent()], next: cursor })
    const { address } = openArea(area.Root, path)
    await screen.findByRole('heading', { level: 2, name: 'Chronologie' })
    expect(screen.queryByRole('list', { name: 'Événements' })).not.toBeInTheDocument()

    await clickButton('Afficher la chronologie')
    expect(await screen.findByRole('link', { name: 'Séance du 12/11/2026 à 10:00' })).toHaveAttribute(
      'href',
      `/pros/session/${id(500)}`,
    )
    mockResponse('GET /patients/:id/timeline', 200, { content: [programmeStartEvent], next: null })
    await clickButton('Voir plus')
    expect(await screen.findByText("Début d'un programme")).toBeInTheDocument()
    expect(screen.getByRole('list', { name: 'Événements, suite 1' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Voir plus' })).not.toBeInTheDocument()

    mockResponse('GET /patients/:id/timeline', 200, { content: [], next: null })
    await clickButton('Annulations')
    expect(await screen.findByText('Rien de tel dans ce dossier.')).toBeInTheDocument()
    expect(address()).toBe(`${path}?timeline=CANCELLATION`)
    await clickButton('Masquer la chronologie')
    expect(address()).toBe(path)
  })

  it("opens with the filters in the URL, and loads again when 'Réessayer' is clicked", async () => {
    mockFailure('GET /patients/:id/timeline', 500, errorCode.unexpected)
    openArea(area.Root, `${path}?timeline=REQUEST,OTHER`)
    expect(await screen.findByText("La chronologie n'a pas pu être chargée.")).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Demandes', pressed: true })).toBeInTheDocument()
    mockResponse('GET /patients/:id/timeline', 200, {
      content: [
        buildEvent({ kind: 'CANCELLATION', act: 'sessionCancelledByPatient', isLate: true }),
        buildEvent({ id: 'c', kind: 'CONSENT', act: 'consentGiven', session: null }),
        buildEvent({ id: 'm', kind: 'FILE', act: 'merged', session: null, dropped: ['shares', 'weightKg'] }),
        buildEvent({ id: 's', kind: 'ATTENDANCE', act: 'attendanceSigned' }),
      ],
      next: null,
    })
    await clickButton('Réessayer')
    expect(await screen.findByText('Séance annulée par le patient, tardivement')).toBeInTheDocument()
    for (const text of [
      'Consentement donné',
      "Feuille d'émargement signée",
      "Fusionné avec un autre dossier. Non repris : parts de l'autre dossier dans « Qui paie », poids de l'autre dossier",
    ])
      expect(screen.getByText(text)).toBeInTheDocument()
  })
})
