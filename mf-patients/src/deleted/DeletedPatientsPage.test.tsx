import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { DeletedPatient } from 'shared/contracts/patients/deletedPatient'
import {
  aPatient,
  aUser,
  id,
  mockFailure,
  mockNoChanges,
  mockResponse,
  openArea,
  resetMocks,
  signedInAs,
} from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const restorablePatient: DeletedPatient = {
  id: id(100),
  name: 'Martin Léa',
  deletedAt: '2026-11-20T10:00:00.000Z',
  restorableUntil: '2026-12-20T10:00:00.000Z',
}
const expiredPatient: DeletedPatient = {
  id: id(101),
  name: 'Aubert Zoé',
  deletedAt: '2026-01-02T10:00:00.000Z',
  restorableUntil: null,
}
const pageOf = (...content: DeletedPatient[]) => ({
  content,
  totalElements: content.length,
  itemsPerPage: 50,
  totalPages: 1,
})

beforeEach(() => {
  signedInAs()
  mockNoChanges()
})
afterEach(resetMocks)

const openPage = (path = '/pros/patients/deleted') => openArea(area.Root, path)
const restoreButton = () => screen.findByRole('button', { name: 'Remettre dans la liste : Martin Léa' })

describe('the deleted patients', () => {
  it('are listed with the day until which they can be restored, and the buttons for their data', async () => {
    mockResponse('GET /patients/deleted', 200, pageOf(restorablePatient, expiredPatient))
    openPage()
    const list = await screen.findByRole('list', { name: 'Patients supprimés' })
    expect(
      within(list)
        .getAllByText(/^Supprimé le/)
        .map(({ textContent }) => textContent),
    ).toEqual(["Supprimé le 20/11/2026, peut être remis dans la liste jusqu'au 20/12/2026", 'Supprimé le 02/01/2026'])
    expect(within(list).getAllByRole('button', { name: /^Remettre/ })).toHaveLength(1)
    for (const label of ['Télécharger ses données (ZIP)', 'Voir qui a consulté ce dossier', 'Effacer ses données'])
      expect(within(list).getByRole('button', { name: `${label} : Aubert Zoé` })).toBeInTheDocument()
  })

  it('can be restored and downloaded, but not erased, by members without the ADMINISTRATION privilege', async () => {
    signedInAs(aUser({ privileges: ['PATIENTS'] }))
    mockResponse('GET /patients/deleted', 200, pageOf(restorablePatient))
    openPage()
    await restoreButton()
    expect(screen.getByRole('button', { name: /^Télécharger ses données/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^(Voir qui|Effacer)/ })).not.toBeInTheDocument()
  })

  it('are restored, and then no longer listed', async () => {
    mockResponse('GET /patients/deleted', 200, pageOf(restorablePatient))
    const calls = mockResponse('POST /patients/:id/restore', 200, aPatient({ id: restorablePatient.id }))
    openPage()
    const button = await restoreButton()
    mockResponse('GET /patients/deleted', 200, pageOf())
    await user.click(button)
    expect(await screen.findByText('Patient remis dans la liste')).toBeInTheDocument()
    expect(await screen.findByText('Aucun patient supprimé.')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Patients supprimés' })).toHaveFocus()
    expect(calls[0]?.url.pathname).toBe(`/api/patients/${restorablePatient.id}/restore`)
  })

  it.each([
    [
      'another patient has the e-mail address',
      400,
      errorCode.emailTaken,
      /^Son adresse mail est maintenant celle d'un autre patient/,
    ],
    ['the 30 days are over', 409, errorCode.patientRestorationOver, /^Supprimé il y a plus de 30 jours/],
  ])('show why a patient is not restored when %s', async (_caseName, status, code, expected) => {
    mockResponse('GET /patients/deleted', 200, pageOf(restorablePatient))
    mockFailure('POST /patients/:id/restore', status, code)
    openPage()
    await user.click(await restoreButton())
    expect(await screen.findByText(expected)).toBeInTheDocument()
  })

  it('are searched by name, without the name in the URL', async () => {
    const calls = mockResponse('GET /patients/deleted', 200, pageOf())
    const { address } = openPage()
    await user.type(await screen.findByRole('searchbox', { name: 'Rechercher par nom' }), 'léa')
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('name')).toBe('léa'))
    expect(address()).toBe('/pros/patients/deleted')
    expect(await screen.findByText('Aucun résultat trouvé pour votre recherche')).toBeInTheDocument()
  })

  it('are erased after a typed confirmation, and then no longer listed', async () => {
    mockResponse('GET /patients/deleted', 200, pageOf(expiredPatient))
    mockResponse('POST /patients/:id/erasure', 200, {
      destroyed: {
        comments: 0,
        evaluations: 0,
        answers: 0,
        audios: 0,
        programmes: 0,
        reports: 0,
        consents: 0,
        signatures: 0,
        payers: 0,
      },
      kept: { invoices: 0, estimations: 0, signatures: 0, payers: 0, sessions: 0 },
      upcoming: 0,
    })
    const { address } = openPage()
    await user.click(await screen.findByRole('button', { name: 'Effacer ses données : Aubert Zoé' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Effacer les données du patient' }))
    await user.type(await dialog.findByLabelText('Écrivez EFFACER pour confirmer'), 'EFFACER')
    mockResponse('GET /patients/deleted', 200, pageOf())
    await user.click(dialog.getByRole('button', { name: 'Effacer définitivement' }))
    expect(await screen.findByText('Données du patient effacées')).toBeInTheDocument()
    expect(await screen.findByText('Aucun patient supprimé.')).toBeInTheDocument()
    expect(address()).toBe('/pros/patients/deleted')
  })
})
