import { afterEach, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Member } from 'shared/contracts/accounts/user'
import { aUser, id, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import TeamSecondFactor from './TeamSecondFactor.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const createMember = (memberId: string, firstname: string): Member => ({
  version: 'v1',
  id: memberId,
  firstname,
  lastname: 'Roux',
  email: `${firstname}@exemple.fr`,
  role: 'ADMIN',
  authorizations: [],
})
const members = [createMember(aUser().id, 'Camille'), createMember(id(2), 'Hugo'), createMember(id(3), 'Inès')]
const Section = () => <TeamSecondFactor members={members} />

afterEach(resetMocks)

it('an administrator can require a second factor of all members, and reset it for other members', async () => {
  signedInAs()
  mockResponse('GET /user/team/second-factor', 200, { isDemanded: false, memberIds: [aUser().id, id(2)] })
  const demandRequests = mockResponse('PUT /user/team/second-factor', 204)
  const resetRequests = mockResponse('DELETE /user/team/members/:id/second-factor', 204)
  openArea(Section, '/pros/team')
  await user.click(await screen.findByLabelText("L'exiger de tous les membres"))
  expect(await screen.findByText('Connexion en deux étapes exigée')).toBeVisible()
  expect(demandRequests[0]?.body).toEqual({ isDemanded: true })
  expect(screen.getAllByRole('button', { name: /^Réinitialiser/ })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Réinitialiser la connexion de Hugo Roux' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Réinitialiser la connexion de Hugo Roux ?' }))
  await user.click(dialog.getByRole('button', { name: 'Réinitialiser' }))
  expect(await screen.findByText('Connexion en deux étapes réinitialisée')).toBeVisible()
  expect(resetRequests[0]?.url.pathname).toBe(`/api/user/team/members/${id(2)}/second-factor`)
})
