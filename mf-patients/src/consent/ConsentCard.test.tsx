import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Consent } from 'shared/contracts/patients/consent'
import {
  id,
  mockFailure,
  mockFailureOnce,
  mockPatientFile,
  mockResponse,
  openArea,
  patientConsents,
  resetMocks,
  setNow,
  signedInAs,
} from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const guardianConsent: Consent = {
  id: id(960),
  givenBy: 'GUARDIAN',
  giverName: 'Sylvie Martin',
  textVersion: 1,
  givenOn: '2026-11-12',
  recordedBy: null,
  withdrawnAt: null,
}

beforeEach(() => {
  setNow('2026-11-20T10:00:00Z')
  signedInAs()
  mockPatientFile()
})
afterEach(resetMocks)

async function openCard(consents = patientConsents()) {
  mockResponse('GET /patients/:id/consents', 200, consents)
  openArea(area.Root, `/pros/patients/${id(100)}/details`)
  return within(await screen.findByRole('region', { name: 'Accord sur les données de santé' }))
}

describe('the consent of a patient', () => {
  it('shows who gave it, when and how; its withdrawal warns that answers are destroyed', async () => {
    const card = await openCard(patientConsents({ consents: [guardianConsent], answers: 3 }))
    expect(
      await card.findByText('Donné le jeudi 12 novembre 2026 par Sylvie Martin, responsable légal'),
    ).toBeInTheDocument()
    expect(card.getByText('en ligne')).toBeInTheDocument()
    expect(card.getByText(/Je suis responsable légal de l'enfant/)).not.toBeVisible()
    await user.click(card.getByText('Texte n° 1'))
    expect(card.getByText(/Je suis responsable légal de l'enfant/)).toBeVisible()
    const withdrawals = mockResponse(
      'POST /patients/:id/consents/withdraw',
      200,
      patientConsents({ consents: [{ ...guardianConsent, withdrawnAt: '2026-11-20T10:00:00.000Z' }] }),
    )
    await user.click(card.getByRole('button', { name: "Retirer l'accord" }))
    const dialog = within(await screen.findByRole('dialog', { name: "Retirer l'accord ?" }))
    expect(dialog.getByText(/\(3\) sont détruites/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: "Retirer l'accord" }))
    expect(await card.findByText(/Retiré le vendredi 20 novembre 2026/)).toBeInTheDocument()
    expect(withdrawals).toHaveLength(1)
  })

  it('is recorded when given on paper, which only a guardian can do for a child under 15', async () => {
    const card = await openCard(patientConsents({ guardianNeeded: true }))
    expect(await card.findByText(/Moins de 15 ans/)).toBeInTheDocument()
    await user.click(card.getByRole('button', { name: 'Enregistrer un accord papier' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Enregistrer un accord papier' }))
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    expect(await dialog.findByText("Nom de la personne qui donne l'accord requis")).toBeInTheDocument()
    await user.type(dialog.getByLabelText(/Nom de la personne/), 'Sylvie Martin')
    mockFailureOnce('POST /patients/:id/consents', 400, errorCode.guardianConsentNeeded)
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    expect(await dialog.findByText(/Avant 15 ans/)).toBeInTheDocument()
    const records = mockResponse('POST /patients/:id/consents', 201, patientConsents({ consents: [guardianConsent] }))
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    expect(await card.findByText(/Donné le jeudi 12 novembre 2026/)).toBeInTheDocument()
    expect(records[0]?.body).toEqual({ givenBy: 'GUARDIAN', giverName: 'Sylvie Martin', givenOn: '2026-11-20' })
  })

  it('is sent again under the same idempotency key after a failed request', async () => {
    const card = await openCard()
    await user.click(await card.findByRole('button', { name: 'Enregistrer un accord papier' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Enregistrer un accord papier' }))
    await user.type(dialog.getByLabelText(/Nom de la personne/), 'Léa Martin')
    const failedRequests = mockFailure('POST /patients/:id/consents', 503, errorCode.unavailable)
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await dialog.findByText("L'accord n'a pas pu être enregistré")
    const records = mockResponse('POST /patients/:id/consents', 201, patientConsents({ consents: [guardianConsent] }))
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await card.findByText(/Donné le jeudi 12 novembre 2026/)
    expect(records[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/)
    expect(records[0]?.headers.get('idempotency-key')).toBe(failedRequests[0]?.headers.get('idempotency-key'))
  })
})
