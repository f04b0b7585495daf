import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FoundGroup } from 'shared/contracts/search'
import { setPaymentBlocked } from 'shared/session'
import { queryClient } from 'shared/client'
import {
  holdResponses,
  id,
  mockNetworkError,
  mockResponse,
  mockRawResponse,
  resetMocks,
  signedInAs,
} from 'shared/testing'
import { openShell } from '../testing/openShell.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const filePath = `/pros/patients/${id(1)}/details`
const patients: FoundGroup = {
  kind: 'patients',
  items: [
    { id: id(1), title: 'Dupont Alice', detail: 'Lyon', path: filePath },
    { id: id(2), title: 'Dupont Zoé', detail: '', path: `/pros/patients/${id(2)}/details` },
  ],
  hasMore: true,
}
const sessions: FoundGroup = {
  kind: 'sessions',
  items: [{ id: id(3), title: 'Dupont Alice - Séance', detail: 'lundi', path: `/pros/session/${id(3)}` }],
  hasMore: false,
}

const findField = () => screen.findByRole('combobox', { name: 'Rechercher' })
const openByKey = async () => {
  await findField()
  fireEvent.keyDown(document.body, { key: '/' })
}
const getOptions = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const getGroupNames = () =>
  screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby')?.replace(/^[^-]*-/, ''))
const getActiveOption = () => screen.getByRole('option', { selected: true })

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('complice.tourSeen', '1')
  queryClient.clear()
  resetMocks()
  signedInAs()
  window.innerWidth = 1280
})

describe('the search', () => {
  it("opens a patient's file by « / », four letters and Enter, typed before the API has responded", async () => {
    const requests = mockResponse('GET /search', 200, { groups: [patients, sessions] })
    const release = holdResponses('GET /search')
    const { address, router } = await openShell('/pros/user')
    await openByKey()
    await user.keyboard('dupo{Enter}')
    release()
    await waitFor(() => expect(address()).toBe(filePath))
    expect(requests.map(({ url }) => url.searchParams.get('text'))).toEqual(['dupo'])
    expect(router.state.location.search).toBe('')
    expect(await findField()).toHaveValue('')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('lists the results of the API before actions and pages, and moves through all by the arrow keys', async () => {
    mockResponse('GET /search', 200, { groups: [patients, sessions] })
    const { address } = await openShell('/pros/user')
    await openByKey()
    await user.keyboard('fa')
    await screen.findByRole('option', { name: /Dupont Alice - Séance/ })
    expect(getGroupNames()).toEqual(['Patients', 'Rendez-vous', 'Actions', 'Pages'])
    expect(getOptions()).toEqual([
      'Dupont AliceLyon',
      'Dupont Zoé',
      'Voir toute la liste',
      'Dupont Alice - Séancelundi',
      'Nouvelle facture',
      'Factures',
    ])
    const input = await findField()
    expect(getActiveOption()).toHaveTextContent('Dupont Alice')
    await user.keyboard('{ArrowUp}')
    expect(getActiveOption()).toHaveTextContent('Factures')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(getActiveOption()).toHaveTextContent('Dupont Zoé')
    expect(input).toHaveAttribute('aria-activedescendant', getActiveOption().id)
    expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    expect(screen.getByText('6 résultats')).toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(address()).toBe(`/pros/patients/${id(2)}/details`)
  })

  it('shows actions and pages before anything is typed, without a request, and Enter opens none of them', async () => {
    const requests = mockResponse('GET /search', 200, { groups: [] })
    const { address } = await openShell('/pros/user')
    await findField()
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    expect(await screen.findByRole('option', { name: 'Nouvelle facture' })).toBeVisible()
    expect(await findField()).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(address()).toBe('/pros/user')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(requests).toEqual([])
  })

  it('finds an action by its keywords, and a page, only if the member has the privilege', async () => {
    mockResponse('GET /search', 200, { groups: [] })
    signedInAs({ privileges: ['BILL'] })
    const { address } = await openShell('/pros/user')
    await openByKey()
    await user.keyboard('pat')
    expect(await screen.findByText('Aucun résultat')).toBeVisible()
    await user.clear(await findField())
    await user.keyboard('ajou fact')
    expect(await screen.findByRole('option', { name: 'Nouvelle facture' })).toBeVisible()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/pros/billings'))
  })

  it('makes no request for a member without a privilege for any kind of result', async () => {
    const requests = mockResponse('GET /search', 200, { groups: [] })
    signedInAs({ privileges: ['ADMINISTRATION'] })
    const { address } = await openShell('/pros/user')
    await openByKey()
    await user.keyboard('prévi{Enter}')
    await waitFor(() => expect(address()).toBe('/pros/finance/forecast'))
    expect(requests).toEqual([])
  })

  it('shows the results of the last text only, in whatever order the responses arrive', async () => {
    const requestedTexts = new Set<string>()
    mockResponse('GET /search', 200, { groups: [] })
    mockRawResponse('GET /search', ({ url }) => {
      const text = new URL(url).searchParams.get('text') ?? ''
      requestedTexts.add(text)
      const [item] = patients.items
      return Response.json({
        groups: [{ ...patients, items: [{ ...item, title: `Patient ${text}` }], hasMore: false }],
      })
    })
    const release = holdResponses('GET /search')
    await openShell('/pros/user')
    await openByKey()
    await user.keyboard('du')
    await waitFor(() => expect([...requestedTexts]).toEqual(['du']))
    await user.keyboard('bo')
    await waitFor(() => expect([...requestedTexts]).toEqual(['du', 'dubo']))
    release()
    expect(await screen.findByRole('option', { name: 'Patient dubo Lyon' })).toBeVisible()
    expect(screen.queryByRole('option', { name: /Patient du / })).toBeNull()
  })

  it('shows an error when the search fails, and still offers actions', async () => {
    mockNetworkError('GET /search')
    await openShell('/pros/user')
    await openByKey()
    await user.keyboard('factu')
    expect(await screen.findByText(/La recherche n'a pas abouti/)).toBeVisible()
    expect(screen.getByRole('option', { name: 'Nouvelle facture' })).toBeVisible()
  })

  it('opens the whole list, with the typed text in the router state, not in the URL', async () => {
    mockResponse('GET /search', 200, { groups: [patients] })
    const { router } = await openShell('/pros/user')
    await openByKey()
    await user.keyboard('dupont')
    await user.click(await screen.findByRole('option', { name: 'Voir toute la liste' }))
    const { pathname, search, state } = router.state.location
    expect([pathname, search, state]).toEqual(['/pros/patients', '', { searchedText: 'dupont' }])
  })

  it('closes when the focus leaves it, and keeps the text', async () => {
    await openShell('/pros/user')
    await openByKey()
    await user.keyboard('a')
    expect(await screen.findByRole('listbox')).toBeVisible()
    await user.tab()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(await findField()).toHaveValue('a')
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    await user.keyboard('b')
    expect(await findField()).toHaveValue('b')
  })

  it('opens in a dialog on a phone', async () => {
    window.innerWidth = 390
    mockResponse('GET /search', 200, { groups: [patients] })
    const { address } = await openShell('/pros/user')
    await user.click(await screen.findByRole('button', { name: 'Rechercher' }))
    const dialog = await screen.findByRole('dialog', { name: 'Rechercher' })
    await user.type(within(dialog).getByRole('combobox'), 'dupo')
    await user.click(await within(dialog).findByRole('option', { name: /Alice/ }))
    expect(address()).toBe(filePath)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is not shown in a practice that is blocked', async () => {
    await openShell('/pros/user')
    await findField()
    act(setPaymentBlocked)
    expect(screen.queryByRole('combobox', { name: 'Rechercher' })).toBeNull()
  })
})
