import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { queryClient } from 'shared/client'
import { aUser, mockFailure, mockResponse, resetMocks, signedInAs } from 'shared/testing'
import { errorCode } from 'shared/contracts/errorCodes'
import { openShell } from '../testing/openShell.tsx'

const stepIds = ['profile', 'openingHours', 'animal', 'sessionTypes', 'patients', 'publicPage', 'session'] as const
const stepsWith = (...doneIds: readonly string[]) => ({
  steps: stepIds.map((id) => ({ id, isDone: doneIds.includes(id) })),
})
const user = userEvent.setup()
const findCard = async () => within(await screen.findByRole('region', { name: 'Premiers pas' }))
/** Saves a change as an area does, with the `meta` of its mutation. */
const saveChange = (meta: Readonly<Record<string, unknown>>) =>
  queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: async () => 'saved', meta })
    .execute(undefined)
const openPanel = async () => {
  await user.click((await findCard()).getByRole('button', { name: 'Premiers pas 1 sur 4' }))
  return within(await screen.findByRole('region', { name: 'Premiers pas : 1 sur 4' }))
}

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('complice.tourSeen', '1')
  window.innerWidth = 1280
  resetMocks()
  signedInAs({ hasFirstSteps: true })
})

// The test shell has one area, with texts for four steps: the profile, the opening hours, the patients and the session.
describe('the first steps of a new practice', () => {
  it('are listed in the side menu, with links to the steps that are not done', async () => {
    mockResponse('GET /first-steps', 200, stepsWith('profile'))
    await openShell('/pros/clubs')
    const card = await findCard()
    expect(await card.findByRole('button', { name: 'Premiers pas 1 sur 4' })).toBeVisible()
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Vos informations : fait',
      "Horaires d'ouverture",
      'Patients',
      'Première séance',
    ])
    expect(card.getByRole('link', { name: 'Patients' })).toHaveAttribute('href', '/pros/patients')
    expect(card.queryByRole('link', { name: 'Vos informations' })).toBeNull()
  })

  it('omit the steps that the member has no privilege for', async () => {
    signedInAs({ hasFirstSteps: true, privileges: ['ADMINISTRATION', 'AGENDA'] })
    mockResponse('GET /first-steps', 200, stepsWith())
    await openShell('/pros/clubs')
    expect(await (await findCard()).findByRole('button', { name: 'Premiers pas 0 sur 3' })).toBeVisible()
    expect((await findCard()).queryByText('Patients')).toBeNull()
  })

  it('can be folded, and stay folded after a reload', async () => {
    mockResponse('GET /first-steps', 200, stepsWith('profile'))
    const { unmount } = await openShell('/pros/clubs')
    await user.click(await (await findCard()).findByRole('button', { name: 'Replier les premiers pas' }))
    expect((await findCard()).queryByRole('list')).toBeNull()
    unmount()
    await openShell('/pros/clubs')
    expect(await (await findCard()).findByRole('button', { name: 'Déplier les premiers pas' })).toBeVisible()
    expect((await findCard()).queryByRole('list')).toBeNull()
  })

  it('are refetched on the next page', async () => {
    mockResponse('GET /first-steps', 200, stepsWith('profile'))
    const { router } = await openShell('/pros/clubs')
    await (await findCard()).findByRole('button', { name: 'Premiers pas 1 sur 4' })
    mockResponse('GET /first-steps', 200, stepsWith('profile', 'session'))
    await router.navigate('/pros/user')
    expect(await screen.findByText('2 sur 4')).toBeVisible()
  })

  it('are refetched after a saved change, unless it ended the session', async () => {
    const calls = mockResponse('GET /first-steps', 200, stepsWith('profile'))
    await openShell('/pros/clubs')
    await findCard()
    const countBefore = calls.length
    await act(() => saveChange({ endsSession: true }))
    expect(calls).toHaveLength(countBefore)
    await act(() => saveChange({}))
    await waitFor(() => expect(calls.length).toBeGreaterThan(countBefore))
  })

  it('are explained in a panel, with a link to an alternative such as the import of a file', async () => {
    mockResponse('GET /first-steps', 200, stepsWith('profile'))
    await openShell('/pros/clubs')
    const panel = await openPanel()
    expect(panel.getByText('Un par un, ou depuis un fichier.')).toBeVisible()
    expect(panel.getByRole('link', { name: 'Importer un fichier' })).toHaveAttribute('href', '/pros/patients')
    expect(panel.queryByText('Pour vos factures.')).toBeNull()
  })

  it('mark a step done when the member keeps its proposed values', async () => {
    mockResponse('GET /first-steps', 200, stepsWith('profile'))
    await openShell('/pros/clubs')
    const panel = await openPanel()
    const calls = mockResponse('POST /first-steps/:step/keep', 200, stepsWith('profile', 'openingHours'))
    mockResponse('GET /first-steps', 200, stepsWith('profile', 'openingHours'))
    await user.click(panel.getByRole('button', { name: 'Garder ces horaires' }))
    expect(await screen.findByRole('heading', { name: 'Premiers pas : 2 sur 4' })).toBeVisible()
    expect(calls.map(({ url }) => url.pathname)).toEqual(['/api/first-steps/openingHours/keep'])
  })

  it('are hidden after a confirmation', async () => {
    mockResponse('GET /first-steps', 200, stepsWith('profile'))
    await openShell('/pros/clubs')
    const panel = await openPanel()
    await user.click(panel.getByRole('button', { name: 'Masquer les premiers pas' }))
    const calls = mockResponse('POST /first-steps/end', 204)
    mockResponse('GET /user/details', 200, aUser({ hasFirstSteps: false }))
    await user.click(await screen.findByRole('button', { name: 'Masquer' }))
    await waitFor(() => expect(screen.queryByText(/Premiers pas/)).toBeNull())
    expect(calls).toHaveLength(1)
  })

  it('stay visible, with an error, when hiding them fails', async () => {
    mockResponse('GET /first-steps', 200, stepsWith('profile'))
    await openShell('/pros/clubs')
    const panel = await openPanel()
    await user.click(panel.getByRole('button', { name: 'Masquer les premiers pas' }))
    mockFailure('POST /first-steps/end', 503, errorCode.unavailable)
    await user.click(await screen.findByRole('button', { name: 'Masquer' }))
    expect(await screen.findByText("Erreur lors de l'enregistrement")).toBeVisible()
    expect((await findCard()).getByRole('button', { name: 'Premiers pas 1 sur 4' })).toBeVisible()
  })

  it('disappear, with a message, once all are done', async () => {
    mockResponse('GET /first-steps', 200, stepsWith(...stepIds))
    const calls = mockResponse('POST /first-steps/end', 204)
    await openShell('/pros/clubs')
    expect(await screen.findByText('Premiers pas terminés : votre cabinet est prêt')).toBeVisible()
    expect(calls).toHaveLength(1)
    expect(screen.queryByRole('region', { name: 'Premiers pas' })).toBeNull()
  })

  it('open in a dialog from a button of the header on a phone', async () => {
    window.innerWidth = 390
    mockResponse('GET /first-steps', 200, stepsWith('profile'))
    await openShell('/pros/clubs')
    await user.click(await screen.findByRole('button', { name: 'Premiers pas : 1 sur 4' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Premiers pas : 1 sur 4' }))
    await user.click(sheet.getByRole('link', { name: 'Première séance' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['of a practice that has ended them', { hasFirstSteps: false }],
    ['of a blocked practice', { hasFirstSteps: true, paymentBlocked: true }],
  ])('are not requested for a member %s', async (_caseName, change) => {
    signedInAs(change)
    const calls = mockResponse('GET /first-steps', 200, stepsWith())
    await openShell('/pros/user')
    expect(await screen.findByRole('link', { name: /^Mon profil/ })).toBeVisible()
    expect(calls).toHaveLength(0)
    expect(screen.queryByRole('region', { name: 'Premiers pas' })).toBeNull()
  })
})
