import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Member } from 'shared/contracts/accounts/user'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  aProfile,
  aUser,
  changeElsewhere,
  holdResponses,
  id,
  mockFailure,
  mockFailureOnce,
  mockNoChanges,
  mockResponse,
  openArea,
  resetMocks,
  signedInAs,
} from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const toAuthorizations = (...names: string[]) => names.map((name) => ({ name }))
const camille: Member = {
  version: 'v1',
  id: id(1),
  firstname: 'Camille',
  lastname: 'Roux',
  email: 'camille@exemple.fr',
  role: 'ADMIN',
  authorizations: toAuthorizations('AGENDA'),
}
const hugo: Member = { ...camille, id: id(2), firstname: 'Hugo', email: 'hugo@exemple.fr', role: 'THERAPIST' }
const invitation = {
  id: id(7),
  email: 'ines@exemple.fr',
  role: 'ASSISTANT' as const,
  authorizations: toAuthorizations('AGENDA'),
  sentAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-27T10:00:00.000Z',
  expired: false,
}
const mockLimits = (nbMaxAssistants: number, nbMaxTherapists: number) =>
  mockResponse('GET /user', 200, aProfile({ tenant: { offer: 'ULTIME', nbMaxAssistants, nbMaxTherapists } }))

const openInvitation = (hash: string) => openArea(area.Root, `/invitation${hash}`)
const openTeam = () => openArea(area.Root, '/pros/team')
const findRow = (name: string) => screen.findByRole('region', { name })
const getRights = (rowElement: HTMLElement) =>
  within(rowElement)
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ checked, labels }) => [labels?.[0]?.textContent, checked])

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
  mockResponse('GET /user/team', 200, [camille, hugo])
  mockResponse('GET /user/team/invitations', 200, [])
  mockResponse('GET /user/team/second-factor', 200, { isDemanded: false, memberIds: [] })
  mockLimits(4, 4)
  mockNoChanges()
})
afterEach(resetMocks)

describe('the team page', () => {
  it('invites a person with a role and six authorizations, four of them checked by default', async () => {
    const calls = mockResponse('POST /user/team/members', 201, invitation)
    openTeam()
    await user.click(await screen.findByRole('button', { name: 'Ajouter un membre' }))
    const newRow = await findRow('Nouveau membre')
    expect(getRights(newRow)).toEqual([
      ['Sessions', true],
      ['Animaux', true],
      ['Clubs', true],
      ['Patients', true],
      ['Devis', false],
      ['Facturation', false],
    ])
    await user.click(within(newRow).getByRole('button', { name: 'Inviter' }))
    expect(await within(newRow).findByText('E-mail requis')).toBeInTheDocument()
    await user.type(within(newRow).getByLabelText(/^E-mail/), 'ines@exemple.fr')
    await user.selectOptions(within(newRow).getByLabelText('Rôle'), 'Praticien')
    await user.click(within(newRow).getByRole('checkbox', { name: 'Facturation' }))
    mockResponse('GET /user/team/invitations', 200, [invitation])
    await user.click(within(newRow).getByRole('button', { name: 'Inviter' }))
    expect(await screen.findByText('Invitation envoyée')).toBeInTheDocument()
    expect(calls[0]?.body).toEqual({
      email: 'ines@exemple.fr',
      role: 'THERAPIST',
      authorizations: toAuthorizations('AGENDA', 'ANIMALS', 'CLUBS', 'PATIENTS', 'BILL'),
    })
    expect(await findRow('Invitation de ines@exemple.fr')).toHaveTextContent("valable jusqu'au 27/11/2026")
  })

  it.each([
    [errorCode.emailTaken, 400, 'Adresse mail déjà utilisée'],
    [errorCode.unexpected, 500, 'Erreur : Vérifiez vos paramètres'],
  ])('shows in the row why an invitation is refused with %s, and keeps the row', async (code, status, sentence) => {
    mockFailure('POST /user/team/members', status, code)
    openTeam()
    await user.click(await screen.findByRole('button', { name: 'Ajouter un membre' }))
    const newRow = await findRow('Nouveau membre')
    await user.type(within(newRow).getByLabelText(/^E-mail/), 'ines@exemple.fr')
    await user.click(within(newRow).getByRole('button', { name: 'Inviter' }))
    await waitFor(() => expect(screen.getAllByText(sentence).length).toBeGreaterThan(0))
    expect(within(newRow).getByLabelText(/^E-mail/)).toHaveValue('ines@exemple.fr')
  })

  it("sends the loaded version in If-Match with a member's rights, and merges a colleague's changes", async () => {
    const calls = mockResponse('PUT /user/team/members', 200, { ...hugo, version: 'v3' })
    mockFailureOnce('PUT /user/team/members', 412, errorCode.changedMeanwhile)
    mockResponse('GET /user/team/members/:id', 200, {
      ...hugo,
      version: 'v2',
      authorizations: toAuthorizations('AGENDA', 'BILL'),
    })
    openTeam()
    const member = await findRow('Hugo Roux')
    await user.click(within(member).getByRole('checkbox', { name: 'Clubs' }))
    await user.click(within(member).getByRole('button', { name: 'Enregistrer' }))
    const mergeDialog = await screen.findByRole('dialog', {
      name: 'Les droits de ce membre ont été modifiés entre-temps',
    })
    await user.click(within(mergeDialog).getByRole('button', { name: 'Garder ces choix' }))
    await user.click(within(member).getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Autorisations mises à jour')).toBeInTheDocument()
    expect(calls[0]?.headers.get('if-match')).toBe('"v2"')
    expect(calls[0]?.body.authorizations).toEqual(toAuthorizations('AGENDA', 'CLUBS', 'BILL'))
  })

  it("shows a colleague's changes, and keeps unsaved choices", async () => {
    openTeam()
    await user.click(within(await findRow('Hugo Roux')).getByRole('checkbox', { name: 'Clubs' }))
    mockResponse('GET /user/team', 200, [
      camille,
      { ...hugo, version: 'v2', authorizations: toAuthorizations('AGENDA', 'BILL') },
      { ...hugo, id: id(4), firstname: 'Inès' },
    ])
    mockResponse('GET /user/team/invitations', 200, [invitation])
    changeElsewhere()
    await findRow('Inès Roux')
    await findRow('Invitation de ines@exemple.fr')
    expect(getRights(await findRow('Hugo Roux'))).toEqual([
      ['Sessions', true],
      ['Animaux', false],
      ['Clubs', true],
      ['Patients', false],
      ['Devis', false],
      ['Facturation', true],
    ])
  })

  it("shows roles to administrators only, and no actions in the only administrator's row", async () => {
    const { unmount } = openTeam()
    expect(within(await findRow('Camille Roux')).queryByRole('button')).not.toBeInTheDocument()
    expect(within(await findRow('Hugo Roux')).getByLabelText('Rôle')).toHaveValue('THERAPIST')
    unmount()
    signedInAs(aUser({ id: id(3), roles: ['ROLE_ASSISTANT'] }))
    openTeam()
    await findRow('Hugo Roux')
    expect(screen.queryByLabelText('Rôle')).not.toBeInTheDocument()
    expect(screen.queryByText('Administrateur')).not.toBeInTheDocument()
  })

  it('offers no new member when members and pending invitations reach the limit of the offer', async () => {
    mockLimits(1, 1)
    mockResponse('GET /user/team/invitations', 200, [invitation])
    openTeam()
    expect(await screen.findByText("Votre contrat ne prévoit pas d'autre membre.")).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Ajouter un membre' })).not.toBeInTheDocument()
  })

  it('resends and withdraws an invitation', async () => {
    mockResponse('GET /user/team/invitations', 200, [invitation])
    const resendRequests = mockResponse('POST /user/team/invitations/:id/resend', 200, invitation)
    const withdrawRequests = mockResponse('DELETE /user/team/invitations/:id', 204)
    openTeam()
    await user.click(await screen.findByRole('button', { name: 'Renvoyer à ines@exemple.fr' }))
    expect(await screen.findByText('Invitation envoyée')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: "Retirer l'invitation de ines@exemple.fr" }))
    expect(await screen.findByText('Invitation retirée')).toBeInTheDocument()
    expect([resendRequests.length, withdrawRequests.length]).toEqual([1, 1])
  })

  it('removes a member once a successor is chosen for their upcoming sessions and conflicts are accepted', async () => {
    const conflict = { date: '2027-03-03', kind: 'therapist' as const, id: id(9), name: 'Léa', detail: 'Déjà « Léa ».' }
    const session = {
      id: id(8),
      date: '2027-03-03',
      startTime: '10:00',
      endTime: '11:00',
      title: 'Paul - Séance',
      validated: true,
      successorId: id(1),
      conflicts: [conflict],
    }
    const calls = mockResponse('POST /user/team/members/:id/handover', 200, { sessions: [session] })
    openTeam()
    await user.click(await screen.findByRole('button', { name: 'Supprimer Hugo Roux' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Supprimer Hugo Roux' }))
    await user.selectOptions(await dialog.findByLabelText('Confier à'), 'Camille Roux')
    expect(await dialog.findByText('Déjà « Léa ».')).toBeInTheDocument()
    const button = dialog.getByRole('button', { name: 'Confier et supprimer' })
    expect(button).toBeDisabled()
    const checkbox = dialog.getByRole('checkbox', { name: 'Confier aussi les séances en conflit' })
    await waitFor(() => expect(checkbox).toBeEnabled())
    await user.click(checkbox)
    await user.click(button)
    expect(await screen.findByText('Utilisateur supprimé')).toBeInTheDocument()
    expect(calls.at(-1)?.url.search).toBe('')
    expect(calls.at(-1)?.body).toEqual({ successorId: id(1), others: [], force: true, leaves: true })
  })
})

const handoverWithConflict = (successorId: string, detail: string) => ({
  sessions: [
    {
      id: id(8),
      date: '2027-03-03',
      startTime: '10:00',
      endTime: '11:00',
      title: 'Paul - Séance',
      validated: true,
      successorId,
      conflicts: [{ date: '2027-03-03', kind: 'therapist' as const, id: id(9), name: 'Léa', detail }],
    },
  ],
})

describe('conflicts of handed-over sessions', () => {
  it.each([
    ['another successor', 'Confier à'],
    ['another therapist for one session', 'Confier à, le mercredi 3 mars 2027'],
  ])('must be accepted again after %s was chosen', async (_caseName, label) => {
    const zoe: Member = { ...hugo, id: id(3), firstname: 'Zoé' }
    mockResponse('GET /user/team', 200, [camille, hugo, zoe])
    const route = 'POST /user/team/members/:id/handover'
    mockResponse(route, 200, handoverWithConflict(id(1), 'Déjà « Léa ».'))
    openTeam()
    await user.click(await screen.findByRole('button', { name: 'Supprimer Hugo Roux' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Supprimer Hugo Roux' }))
    await user.selectOptions(await dialog.findByLabelText('Confier à'), 'Camille Roux')
    const checkbox = dialog.getByRole('checkbox', { name: 'Confier aussi les séances en conflit' })
    const button = dialog.getByRole('button', { name: 'Confier et supprimer' })
    await waitFor(() => expect(checkbox).toBeEnabled())
    await user.click(checkbox)
    expect(button).toBeEnabled()

    mockResponse(route, 200, handoverWithConflict(id(3), 'Déjà « Paul ».'))
    const release = holdResponses(route)
    await user.selectOptions(dialog.getByLabelText(label), 'Zoé Roux')
    expect(checkbox).not.toBeChecked()
    expect(button).toBeDisabled()
    release()
    expect(await dialog.findByText('Déjà « Paul ».')).toBeVisible()
    expect(checkbox).not.toBeChecked()
    expect(button).toBeDisabled()
    await user.click(checkbox)
    expect(button).toBeEnabled()
  })
})

describe('the page of an invitation', () => {
  it('shows the invitation of the token in the URL fragment, and keeps the input when the server refuses the acceptance', async () => {
    const readRequests = mockResponse('POST /invitation', 200, { practiceName: 'Les Prés', role: 'ASSISTANT' })
    mockFailure('POST /invitation/accept', 400, errorCode.invalid, {
      problems: [{ field: 'email', message: 'Cette invitation a été envoyée à une autre adresse.' }],
    })
    openInvitation('#secret')
    expect(await screen.findByText(/Les Prés vous invite à rejoindre son équipe, comme assistant/)).toBeInTheDocument()
    expect(readRequests[0]?.body).toEqual({ token: 'secret' })
    for (const [label, text] of [
      ['E-mail', 'autre@exemple.fr'],
      ['Nom de famille', 'Belkacem'],
      ['Prénom', 'Inès'],
      ['Mot de passe', 'une phrase longue'],
      ['Confirmation du mot de passe', 'une phrase longue'],
    ] as const) {
      await user.click(screen.getByLabelText(new RegExp(`^${label}(\\s*\\*)?$`), { selector: 'input' }))
      await user.paste(text)
    }
    await user.click(screen.getByRole('button', { name: "Rejoindre l'équipe" }))
    expect((await screen.findAllByText(/envoyée à une autre adresse/)).length).toBeGreaterThan(0)
    expect(screen.getByLabelText(/^Prénom/)).toHaveValue('Inès')
  })

  it.each([
    [errorCode.invitationUsed, /a déjà servi/],
    [errorCode.invitationWithdrawn, /a été retirée/],
    [errorCode.invitationExpired, /est trop ancienne/],
    [errorCode.linkRefused, /Ce lien n'est pas valable/],
  ])('shows why a link is refused with %s', async (code, sentence) => {
    mockFailure('POST /invitation', 404, code)
    openInvitation('#secret')
    expect(await screen.findByText(sentence)).toBeInTheDocument()
  })
})
