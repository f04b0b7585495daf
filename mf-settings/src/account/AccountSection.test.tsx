import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { useSession } from 'shared/session'
import { mockFailure, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import { AccountSection } from './AccountSection.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const OwnersPage = () => <AccountSection isOwner />
const MembersPage = () => <AccountSection isOwner={false} />

beforeEach(() => {
  signedInAs()
  mockResponse('GET /user/proof', 200, { isNeeded: false, needsCode: false })
})
afterEach(resetMocks)

async function openDeleteDialog(Page = OwnersPage) {
  openArea(Page, '/pros/user')
  await user.click(screen.getByRole('button', { name: 'Supprimer mon compte' }))
  return within(await screen.findByRole('dialog', { name: 'Supprimer mon compte' }))
}

describe('the deletion of the account', () => {
  it('offers the export first, lists what is retained and for how long, and signs the member out', async () => {
    const calls = mockResponse('DELETE /user', 204)
    const dialog = await openDeleteDialog()
    expect(dialog.getByRole('button', { name: 'Exporter toutes mes données' })).toBeInTheDocument()
    expect(dialog.getByText(/jusqu'au 31 décembre de la dixième année/)).toBeInTheDocument()
    const confirm = dialog.getByRole('button', { name: 'Supprimer mon compte' })
    expect(confirm).toBeDisabled()
    expect(dialog.queryByRole('button', { name: 'Supprimer définitivement' })).not.toBeInTheDocument()
    await user.type(dialog.getByLabelText('Écrivez SUPPRIMER pour confirmer'), 'supprimer')
    await user.click(confirm)
    expect(await screen.findByText('Votre compte a été correctement supprimé. A bientôt')).toBeInTheDocument()
    expect(calls).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: "Revenir à l'accueil" }))
    await waitFor(() => expect(useSession.getState().token).toBeNull())
  })

  it('shows an error and leaves the member signed in when it fails', async () => {
    mockFailure('DELETE /user', 500, errorCode.unexpected)
    const dialog = await openDeleteDialog(MembersPage)
    expect(dialog.queryByRole('button', { name: 'Exporter toutes mes données' })).not.toBeInTheDocument()
    await user.type(dialog.getByLabelText(/pour confirmer/), 'SUPPRIMER')
    await user.click(dialog.getByRole('button', { name: 'Supprimer définitivement' }))
    expect(await dialog.findByText('Erreur lors de la suppression du compte.')).toBeInTheDocument()
    expect(useSession.getState().token).not.toBeNull()
  })

  it('asks for the password and a code when the sign-in is not recent, and sends the returned proof', async () => {
    mockResponse('GET /user/proof', 200, { isNeeded: true, needsCode: true })
    const proofs = mockResponse('POST /user/proof', 200, { proof: 'p.r.o' })
    const calls = mockResponse('DELETE /user', 204)
    const dialog = await openDeleteDialog()
    await user.type(dialog.getByLabelText(/pour confirmer/), 'SUPPRIMER')
    await user.click(dialog.getByRole('button', { name: 'Supprimer mon compte' }))
    const proof = within(await screen.findByRole('dialog', { name: 'Confirmez votre identité' }))
    await waitFor(() => expect(proof.getByLabelText(/Mot de passe/)).toHaveFocus())
    await user.click(proof.getByRole('button', { name: 'Continuer' }))
    expect(await proof.findByText('Mot de passe requis')).toBeInTheDocument()
    await user.type(proof.getByLabelText(/Mot de passe/), 'une-longue-phrase')
    await user.type(proof.getByLabelText(/Code/), '123456')
    await user.click(proof.getByRole('button', { name: 'Continuer' }))
    expect(await screen.findByText(/son lien rouvre votre cabinet/)).toBeInTheDocument()
    expect(proofs[0]?.body).toEqual({ password: 'une-longue-phrase', code: '123456' })
    expect(calls[0]?.headers.get('x-proof')).toBe('p.r.o')
  })

  it('does nothing when the password dialog is cancelled', async () => {
    mockResponse('GET /user/proof', 200, { isNeeded: true, needsCode: false })
    const calls = mockResponse('DELETE /user', 204)
    const dialog = await openDeleteDialog()
    await user.type(dialog.getByLabelText(/pour confirmer/), 'SUPPRIMER')
    await user.click(dialog.getByRole('button', { name: 'Supprimer mon compte' }))
    const proof = within(await screen.findByRole('dialog', { name: 'Confirmez votre identité' }))
    await user.click(proof.getByRole('button', { name: 'Annuler' }))
    expect(await screen.findByRole('button', { name: 'Supprimer mon compte' })).toBeEnabled()
    expect(calls).toHaveLength(0)
  })
})
