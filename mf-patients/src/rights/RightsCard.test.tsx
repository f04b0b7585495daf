import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Erasure } from 'shared/contracts/patients/erasure'
import { aUser, id, mockPatientFile, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const erasure: Erasure = {
  destroyed: {
    comments: 12,
    evaluations: 0,
    answers: 3,
    audios: 1,
    programmes: 1,
    reports: 0,
    consents: 1,
    signatures: 0,
    payers: 2,
  },
  kept: { invoices: 2, estimations: 1, signatures: 0, payers: 1, sessions: 14 },
  upcoming: 0,
}

beforeEach(() => {
  signedInAs()
  mockPatientFile()
  mockResponse('GET /patients', 200, [])
})
afterEach(resetMocks)

async function openDialog(response: Erasure) {
  const calls = mockResponse('POST /patients/:id/erasure', 200, response)
  const page = openArea(area.Root, `/pros/patients/${id(100)}/details`)
  await user.click(await screen.findByRole('button', { name: 'Effacer ses données' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Effacer les données du patient' }))
  await dialog.findByText('Sera conservé')
  return { calls, dialog, page }
}
const linesOf = (list: HTMLElement) => [...list.children].map(({ textContent }) => textContent)

describe('the access log of a patient file', () => {
  it('is shown page by page, to administrators only', async () => {
    const calls = mockResponse('GET /patients/:id/accesses', 200, {
      content: [{ hour: '2026-11-20T09:00:00.000Z', kind: 'READ', name: 'Bruno Petit' }],
      totalElements: 51,
      itemsPerPage: 50,
      totalPages: 2,
    })
    const { unmount } = openArea(area.Root, `/pros/patients/${id(100)}/details`)
    await user.click(await screen.findByRole('button', { name: 'Voir qui a consulté ce dossier' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Qui a consulté ce dossier' }))
    expect(await dialog.findByText('Bruno Petit a consulté')).toBeInTheDocument()
    expect(dialog.getByText('vendredi 20 novembre 2026, entre 10 h et 11 h')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Aller à la page suivante' }))
    await waitFor(() => expect(calls.map(({ url }) => url.search)).toEqual(['?page=0', '?page=1']))
    unmount()
    signedInAs(aUser({ privileges: ['PATIENTS'] }))
    openArea(area.Root, `/pros/patients/${id(100)}/details`)
    await screen.findByRole('button', { name: /^Télécharger ses données/ })
    for (const name of ['Voir qui a consulté ce dossier', 'Effacer ses données'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  })
})

describe('the erasure of a patient', () => {
  it('lists destroyed and kept data, and requires a typed confirmation', async () => {
    const { calls, dialog, page } = await openDialog(erasure)
    expect(linesOf(dialog.getByRole('list', { name: /^Sera détruit/ }))).toEqual([
      'La fiche : coordonnées, entourage, informations avec les animaux',
      '12 commentaires de séances',
      '3 réponses de réservation',
      '1 enregistrement audio',
      '1 programme',
      '1 accord',
      '2 payeurs (« Qui paie »)',
    ])
    const [invoices, estimations, payers] = linesOf(dialog.getByRole('list', { name: 'Sera conservé' }))
    expect(invoices).toMatch(/^2 factures, avec son nom/)
    expect(estimations).toBe('1 devis, avec son nom et son adresse')
    expect(payers).toBe('1 payeur facturé, avec son nom et son adresse')
    const button = dialog.getByRole('button', { name: 'Effacer définitivement' })
    expect(button).toBeDisabled()
    await user.type(dialog.getByLabelText('Écrivez EFFACER pour confirmer'), 'effacer')
    await user.click(button)
    expect(await screen.findByText('Données du patient effacées')).toBeInTheDocument()
    expect(calls.map(({ url }) => url.search)).toEqual(['?dryRun=true', ''])
    expect(page.address()).toBe('/pros/patients')
  })

  it('is disabled while the patient has future sessions', async () => {
    const { dialog } = await openDialog({ ...erasure, upcoming: 2 })
    expect(dialog.getByText(/2 séances sont prévues/)).toBeInTheDocument()
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Effacer définitivement' })).toBeDisabled()
  })
})
