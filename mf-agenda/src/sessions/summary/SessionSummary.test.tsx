import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Session } from 'shared/contracts/agenda/session'
import { aClub, aPatient, aSession, id, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'
import { buildDetailedSession, mockLists, noisette } from '../../testing/fixtures.ts'

beforeEach(() => {
  localStorage.clear()
  signedInAs()
  mockLists()
  window.innerWidth = 390
})
afterEach(resetMocks)

async function openSummary(change: Partial<Session> = {}) {
  mockResponse('GET /sessions/:id', 200, buildDetailedSession(change))
  openArea(area.Root, `/pros/session/${id(400)}`)
  return within(await screen.findByRole('region', { name: 'Résumé de la séance' }))
}

describe('the summary of a session on a phone', () => {
  it('shows the patient, date, type, animals and place, with directions', async () => {
    const place = aClub({ name: 'Le Pré', address: { streetName: '3 rue du Pré', zipCode: '69003', city: 'Lyon' } })
    mockResponse('GET /clubs', 200, [place])
    const summary = await openSummary({ clubId: place.id, animalIds: [noisette.id] })
    expect(await summary.findByRole('link', { name: 'Martin Léa' })).toHaveAttribute(
      'href',
      `/pros/patients/${id(100)}/details`,
    )
    expect(summary.getByText('vendredi 20 novembre 2026')).toBeVisible()
    expect(await summary.findByText('Équithérapie · Noisette')).toBeVisible()
    expect(summary.getByText('Le Pré, 3 rue du Pré, 69003 Lyon')).toBeVisible()
    expect(summary.getByRole('link', { name: 'Itinéraire' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?to=3+rue+du+Pr%C3%A9%2C+69003+Lyon',
    )
  })

  it('links to call the patient, and to directions to the patient when the session has no place', async () => {
    const summary = await openSummary({ clubId: null })
    expect(await summary.findByRole('link', { name: 'Appeler' })).toHaveAttribute('href', 'tel:0612345678')
    expect(summary.getByText('Aucun lieu')).toBeVisible()
    expect(summary.getByRole('link', { name: 'Itinéraire' })).toHaveAttribute(
      'href',
      expect.stringContaining('to=4+rue+du+Lac%2C+69003+Lyon'),
    )
  })

  it('has no link to call a patient without a phone number', async () => {
    mockResponse('GET /patients', 200, [aPatient({ phoneNumber: '' })])
    const summary = await openSummary({ clubId: null })
    expect(await summary.findByRole('link', { name: 'Itinéraire' })).toBeVisible()
    expect(summary.queryByRole('link', { name: 'Appeler' })).toBeNull()
  })

  it('does not link to the file of the patient for a member without access to patients', async () => {
    signedInAs({ privileges: ['AGENDA'] })
    const summary = await openSummary()
    expect(await summary.findByText('Martin Léa')).toBeVisible()
    expect(summary.queryByRole('link', { name: 'Martin Léa' })).toBeNull()
  })

  it("saves 'Absent' with the form", async () => {
    const requests = mockResponse('PUT /sessions/:id', 200, { sessions: [aSession()], kept: [] })
    const summary = await openSummary()
    expect(summary.getByRole('button', { name: 'Présent' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(summary.getByRole('button', { name: 'Absent' }))
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(requests[0]?.body).toMatchObject({ patientPresent: false })
  })

  it('has the links to the attendance sheet and the invoice, and shows the evaluation', async () => {
    const summary = await openSummary()
    expect(summary.getByRole('link', { name: 'Émargement' })).toHaveAttribute('href', `/pros/emargement/${id(400)}`)
    expect(summary.getByRole('link', { name: 'Facturer' })).toHaveAttribute(
      'href',
      `/pros/billings?sessionId=${id(400)}`,
    )
    await userEvent.click(summary.getByRole('button', { name: 'Évaluer' }))
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Évaluation' }))
  })

  it('has no presence, payment or attendance sheet for a request', async () => {
    const summary = await openSummary({ validated: false })
    expect(summary.queryByRole('button', { name: 'Absent' })).toBeNull()
    expect(summary.queryByRole('checkbox', { name: 'Payée' })).toBeNull()
    expect(summary.queryByRole('link', { name: 'Émargement' })).toBeNull()
  })

  it('is absent on a desktop', async () => {
    window.innerWidth = 1280
    mockResponse('GET /sessions/:id', 200, buildDetailedSession())
    openArea(area.Root, `/pros/session/${id(400)}`)
    expect(await screen.findByRole('checkbox', { name: 'Patient présent' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Résumé de la séance' })).toBeNull()
  })
})
