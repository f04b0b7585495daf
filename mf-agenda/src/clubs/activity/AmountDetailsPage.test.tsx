import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ClubSession } from 'shared/contracts/agenda/club'
import { errorCode } from 'shared/contracts/errorCodes'
import { defaultClubPeriod } from 'shared/domain/club'
import { practiceToday } from 'shared/session'
import {
  aClub,
  changeElsewhere,
  holdResponses,
  mockNoChanges,
  mockResponse,
  resetMocks,
  id,
  openArea,
  mockFailure,
  signedInAs,
} from 'shared/testing'
import area from '../../remote.tsx'
import { buildClubActivity } from '../../testing/clubActivity.ts'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const clubs = [aClub({ id: id(301), name: 'Bois Joli' }), aClub({ id: id(302), name: 'Écuries du Lac' })]
const session: ClubSession = {
  id: id(401),
  date: '2026-11-20',
  startTime: '10:00',
  endTime: '11:30',
  title: 'Martin Léa',
  patientId: id(101),
  therapistId: id(1),
  amountDue: 15,
  paidToClub: true,
  version: 'v1',
}

const openPage = (search = '') => openArea(area.Root, `/pros/clubs/amount-details${search}`)
const readFigure = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent?.replaceAll(/\s/g, ' ')
const { startDate, endDate } = defaultClubPeriod(practiceToday())

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
  mockResponse('GET /clubs', 200, clubs)
  mockNoChanges()
})
afterEach(resetMocks)

describe('the page of amounts due to a place', () => {
  it('lists the amounts by session, with their totals', async () => {
    mockResponse(
      'GET /clubs/:id/activity',
      200,
      buildClubActivity([
        session,
        { ...session, id: id(402), amountDue: 10.1, paidToClub: false },
        { ...session, id: id(403), amountDue: 0, paidToClub: false },
      ]),
    )
    openPage(`?clubId=${id(302)}`)
    expect((await screen.findAllByRole('row')).map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'DateHorairesSéanceMontant dûÉtat',
      '20/11/202610:00 – 11:30Martin Léa15,00 €Payé',
      '20/11/202610:00 – 11:30Martin Léa10,10 €À payer',
      '20/11/202610:00 – 11:30Martin Léa0,00 €Rien à payer',
    ])
    expect([
      readFigure('Heures prévues'),
      readFigure('Montant dû'),
      readFigure('Payé'),
      readFigure('Reste à payer'),
    ]).toEqual(['4 h 30', '25,10 €', '15,00 €', '10,10 €'])
    expect(screen.getByRole('link', { name: 'Voir le lieu et régler' })).toHaveAttribute(
      'href',
      `/pros/clubs/${id(302)}?startDate=${startDate}&endDate=${endDate}`,
    )
  })

  it('shows amounts that a colleague marked as paid', async () => {
    mockResponse('GET /clubs/:id/activity', 200, buildClubActivity([{ ...session, paidToClub: false }]))
    openPage(`?clubId=${id(302)}`)
    await screen.findByText('À payer')
    mockResponse('GET /clubs/:id/activity', 200, buildClubActivity([session]))
    changeElsewhere()
    expect(await screen.findByText('Payé', { selector: '.MuiChip-label' })).toBeVisible()
  })

  it('shows the place and the days of the URL', async () => {
    const calls = mockResponse('GET /clubs/:id/activity', 200, buildClubActivity([session]))
    openPage(`?startDate=2026-01-01&endDate=2026-06-30&clubId=${id(302)}`)
    await screen.findAllByRole('row')
    expect(calls.map(({ url }) => url.pathname + url.search)).toEqual([
      `/api/clubs/${id(302)}/activity?startDate=2026-01-01&endDate=2026-06-30&page=0&size=100`,
    ])
    expect(screen.getByRole('combobox', { name: 'Lieu' })).toHaveValue(id(302))
  })

  it.each([
    '',
    '?clubId=x&startDate=hier&endDate=2026-13-01',
    `?clubId=${id(999)}&startDate=2026-06-01&endDate=2026-01-01`,
  ])("falls back to the first place and the default days for '%s'", async (search) => {
    const calls = mockResponse('GET /clubs/:id/activity', 200, buildClubActivity([]))
    openPage(search)
    expect(await screen.findByText('Aucune séance dans ce lieu sur cette période.')).toBeInTheDocument()
    expect(calls.map(({ url }) => url.pathname + url.search)).toEqual([
      `/api/clubs/${id(301)}/activity?startDate=${startDate}&endDate=${endDate}&page=0&size=100`,
    ])
  })

  it('loads the amounts of another place when it is chosen', async () => {
    const calls = mockResponse('GET /clubs/:id/activity', 200, buildClubActivity([session]))
    const { address } = openPage()
    await screen.findAllByRole('row')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Lieu' }), 'Écuries du Lac')
    await waitFor(() => expect(address()).toBe(`/pros/clubs/amount-details?clubId=${id(302)}`))
    await waitFor(() => expect(calls.at(-1)?.url.pathname).toBe(`/api/clubs/${id(302)}/activity`))
  })

  it("hides the previous place's amounts while the next place loads", async () => {
    mockResponse('GET /clubs/:id/activity', 200, buildClubActivity([session]))
    openPage()
    await screen.findByText('Martin Léa')
    mockResponse('GET /clubs/:id/activity', 200, buildClubActivity([{ ...session, id: id(402), title: 'Petit Zoé' }]))
    const release = holdResponses('GET /clubs/:id/activity')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Lieu' }), 'Écuries du Lac')
    await waitFor(() => expect(screen.queryByText('Martin Léa')).not.toBeInTheDocument())
    release()
    expect(await screen.findByText('Petit Zoé')).toBeVisible()
  })

  it('shows a message when there is no place', async () => {
    mockResponse('GET /clubs', 200, [])
    openPage()
    expect(await screen.findByText("Aucun lieu répertorié pour l'instant")).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Voir les lieux' })).toHaveAttribute('href', '/pros/clubs')
  })

  it('offers a retry when loading failed', async () => {
    mockFailure('GET /clubs/:id/activity', 500, errorCode.unexpected)
    openPage()
    await screen.findByText('Le chargement a échoué.')
    mockResponse('GET /clubs/:id/activity', 200, buildClubActivity([session]))
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findAllByRole('row')).toHaveLength(2)
  })
})
