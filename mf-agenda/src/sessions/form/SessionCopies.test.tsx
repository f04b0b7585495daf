import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aClub, aPatient, id, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'
import { buildDetailedSession, mockLists, noisette, typeWithoutPrice } from '../../testing/fixtures.ts'

const sourceSession = buildDetailedSession({
  sessionTypeId: typeWithoutPrice.id,
  startTime: '14:00',
  endTime: '15:20',
  animalIds: [noisette.id],
  clubId: aClub().id,
  price: 33,
  roomRent: 12,
  comments: 'Confidentiel',
  paid: true,
  patientPresent: false,
})
const openSession = () => openArea(area.Root, `/pros/session/${id(400)}`)

async function copy(action: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Autres actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  expect(await screen.findByRole('heading', { name: 'Ajouter une séance' })).toBeVisible()
}

async function addCopy() {
  const saveRequests = mockResponse('POST /sessions', 201, { sessions: [], kept: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter' }))
  await waitFor(() => expect(saveRequests).toHaveLength(1))
  return saveRequests[0]?.body
}

beforeEach(() => {
  signedInAs()
  mockLists()
  mockResponse('GET /sessions/:id', 200, sourceSession)
  mockResponse('GET /sessions/:id/questions', 200, [])
  mockResponse('GET /sessions/:id/audios', 200, [])
  mockResponse('POST /sessions/preview', 200, { dates: [], kept: [] })
})
afterEach(resetMocks)

describe('a copy of a session', () => {
  it('has the values of the session, without comments, payment and presence', async () => {
    openSession()
    await copy('Dupliquer')
    expect(await addCopy()).toMatchObject({
      startDate: sourceSession.date,
      startTime: '14:00',
      endTime: '15:20',
      recurrence: 'ONCE',
      sessionTypeId: typeWithoutPrice.id,
      patientId: aPatient().id,
      animalIds: [noisette.id],
      clubId: aClub().id,
      price: 33,
      roomRent: 12,
      comments: '',
      paid: false,
      patientPresent: true,
    })
  })

  it('can be planned at the same time a week later', async () => {
    mockResponse('GET /sessions/:id', 200, { ...sourceSession, date: '2026-12-28' })
    openSession()
    await copy('Même heure la semaine prochaine')
    expect(await addCopy()).toMatchObject({ startDate: '2027-01-04', startTime: '14:00', endTime: '15:20' })
  })

  it('omits an animal and a place that were removed', async () => {
    mockResponse('GET /animals', 200, [])
    mockResponse('GET /clubs', 200, [])
    openSession()
    await copy('Dupliquer')
    expect(await addCopy()).toMatchObject({ animalIds: [], clubId: null, patientId: aPatient().id })
  })

  it('is not offered for a request', async () => {
    mockResponse('GET /sessions/:id', 200, { ...sourceSession, validated: false })
    openSession()
    expect(await screen.findByRole('button', { name: 'Valider' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Autres actions' })).toBeNull()
  })
})
