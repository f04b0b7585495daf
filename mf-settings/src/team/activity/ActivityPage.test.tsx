import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { id, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
  mockResponse('GET /user/team/activity/members', 200, [
    { id: id(1), name: 'Camille Roux', hasLeft: false },
    { id: id(2), name: 'Hugo Blanc', hasLeft: true },
  ])
})
afterEach(resetMocks)

it("the activity page shows the members' actions and accesses to patient files, filtered by the URL", async () => {
  const line = { id: 'a', happenedAt: '2026-11-20T09:20:00.000Z', member: 'Camille Roux', act: '', entity: 'patient' }
  const calls = mockResponse('GET /user/team/activity', 200, {
    content: [
      { ...line, kind: 'READ', subject: 'Léa Martin' },
      { ...line, id: 'b', member: '', kind: 'ACT', act: 'expire', entity: 'session', subject: '18/11/2026' },
    ],
    totalElements: 51,
    itemsPerPage: 50,
    totalPages: 2,
  })
  const { address } = openArea(area.Root, '/pros/team/activity?kind=READ&startDate=2026-11-01')
  const rows = await screen.findAllByRole('row')
  expect(rows.slice(1).map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ['20/11/2026, vers 10 h', 'Camille Roux', 'Dossier consulté', 'Léa Martin'],
    ['20/11/2026 à 10:20', 'Automatique', 'Expiration · Séance', '18/11/2026'],
  ])
  expect(calls[0]?.url.search).toBe('?startDate=2026-11-01&kind=READ&page=0')
  await user.click(screen.getByRole('combobox', { name: 'Membre' }))
  await user.click(await screen.findByRole('option', { name: 'Hugo Blanc (parti)' }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('memberId')).toBe(id(2)))
  expect(address()).toContain(`memberId=${id(2)}`)
})
