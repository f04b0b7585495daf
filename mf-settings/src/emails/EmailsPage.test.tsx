import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { id, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
})
afterEach(resetMocks)

it('the list of sent e-mails shows kind, recipient and state, and is filtered by a state in the URL', async () => {
  const email = { id: id(1), askedAt: '2026-11-20T09:20:00.000Z', name: 'billSent', recipient: 'paul@exemple.fr' }
  const calls = mockResponse('GET /email-log', 200, {
    content: [
      { ...email, state: 'SENT', reason: null },
      { ...email, id: id(2), recipient: '', state: 'REFUSED', reason: 'MAILBOX_FULL', name: 'estimationWithFile' },
    ],
    totalElements: 51,
    itemsPerPage: 50,
    totalPages: 2,
  })
  mockResponse('GET /email-quota', 200, { limit: 20, remaining: 2, resumesOn: '2026-11-21' })
  const { address } = openArea(area.Root, '/pros/emails')
  const rows = await screen.findAllByRole('row')
  expect(rows.slice(1).map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ['20/11/2026 à 10:20', 'Facture, avoir ou relance', 'paul@exemple.fr', 'Envoyé'],
    ['20/11/2026 à 10:20', 'Devisla boîte du destinataire est pleine', 'Adresse effacée', 'Refusé'],
  ])
  expect(await screen.findByText("Il vous reste 2 e-mails aujourd'hui, sur 20.")).toBeInTheDocument()
  expect(calls[0]?.url.search).toBe('?page=0')
  await user.click(screen.getByRole('combobox', { name: 'État' }))
  await user.click(await screen.findByRole('option', { name: 'Refusé' }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('state')).toBe('REFUSED'))
  expect(address()).toContain('state=REFUSED')
})
