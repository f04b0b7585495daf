import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { queryClient } from 'shared/client'
import type { ClubSession } from 'shared/contracts/agenda/club'
import { errorCode } from 'shared/contracts/errorCodes'
import { defaultClubPeriod } from 'shared/domain/club'
import { practiceToday } from 'shared/session'
import {
  aClub,
  changeElsewhere,
  mockNoChanges,
  mockResponse,
  aPatient,
  resetMocks,
  id,
  openArea,
  mockFailure,
  mockFailureOnce,
  signedInAs,
} from 'shared/testing'
import { clubKey } from '../keys.ts'
import area from '../remote.tsx'
import { buildClubActivity } from '../testing/clubActivity.ts'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const club = aClub({ id: id(301), name: 'Écuries du Lac' })
const buildClubSession = (number: number, change: Partial<ClubSession> = {}): ClubSession => ({
  id: id(number),
  date: '2026-11-20',
  startTime: '10:00',
  endTime: '11:00',
  title: 'Martin Léa - Équithérapie',
  patientId: id(101),
  therapistId: id(1),
  amountDue: 15,
  paidToClub: false,
  version: 'v1',
  ...change,
})
const unpaidSession = buildClubSession(401)
const paidSession = buildClubSession(402, {
  date: '2026-11-21',
  startTime: '14:00',
  endTime: '14:45',
  title: 'Aubert Paul - Équithérapie',
  patientId: id(102),
  amountDue: 10.5,
  paidToClub: true,
})
const buildIndividual = (number: number, lastname: string, firstname: string) =>
  aPatient({ id: id(number), individual: { firstname, lastname, birthdate: null, nbHoursToDo: 0 } })

const clubPath = `/pros/clubs/${id(301)}`
const openPage = (sessionsQuery = '') => openArea(area.Root, clubPath + sessionsQuery)
const listSessionTitles = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const readFigure = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent?.replaceAll(/\s/g, ' ')
const findAmountField = () => screen.findByRole('textbox', { name: 'Montant dû pour la séance du 20/11/2026 à 10:00' })
const findPaidCheckbox = () => screen.findByRole('checkbox', { name: 'Séance du 20/11/2026 à 10:00 : payé au lieu' })

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
  mockResponse('GET /clubs/:id', 200, club)
  mockResponse('GET /clubs/:id/activity', 200, buildClubActivity([unpaidSession, paidSession]))
  mockResponse('GET /patients', 200, [
    buildIndividual(101, 'Martin', 'Léa'),
    buildIndividual(102, 'Aubert', 'Paul'),
    buildIndividual(103, 'Absent', 'Jean'),
  ])
})
afterEach(resetMocks)

describe('the page of a place', () => {
  it('shows its contact details and the amount per session', async () => {
    openPage()
    expect(await screen.findByRole('heading', { level: 1, name: 'Écuries du Lac' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'contact@ecuries.fr' })).toHaveAttribute(
      'href',
      'mailto:contact@ecuries.fr',
    )
    expect(screen.getByRole('link', { name: '0478000000' })).toHaveAttribute('href', 'tel:0478000000')
    expect(screen.getByText('1 chemin des Prés, 69100 Villeurbanne')).toBeInTheDocument()
    expect(readFigure('Montant par séance')).toBe('15,00 €')
  })

  it('shows the sessions of this month and of the two months before, with total hours and amount due', async () => {
    const calls = mockResponse('GET /clubs/:id/activity', 200, buildClubActivity([unpaidSession, paidSession]))
    openPage()
    await waitFor(() =>
      expect(listSessionTitles()).toEqual(['Martin Léa - Équithérapie', 'Aubert Paul - Équithérapie']),
    )
    const { startDate, endDate } = defaultClubPeriod(practiceToday())
    expect(calls.map(({ url }) => url.search)).toEqual([`?startDate=${startDate}&endDate=${endDate}&page=0&size=100`])
    expect([
      readFigure('Séances'),
      readFigure('Heures prévues'),
      readFigure('Montant dû'),
      readFigure('Reste à payer'),
    ]).toEqual(['2', '1 h 45', '25,50 €', '15,00 €'])
    expect(screen.getByRole('link', { name: 'Martin Léa - Équithérapie' })).toHaveAttribute(
      'href',
      `/pros/session/${id(401)}`,
    )
    expect(screen.getByRole('link', { name: 'Montants dus' })).toHaveAttribute(
      'href',
      `/pros/clubs/amount-details?startDate=${startDate}&endDate=${endDate}&clubId=${id(301)}`,
    )
  })

  it('keeps the chosen days in the URL', async () => {
    const calls = mockResponse('GET /clubs/:id/activity', 200, buildClubActivity([]))
    const { address } = openPage('?startDate=2026-03-01&endDate=2026-03-31')
    expect(await screen.findByText('Aucune séance dans ce lieu sur cette période.')).toBeInTheDocument()
    const end = screen.getByRole('group', { name: 'Au' })
    await user.click(within(end).getByRole('spinbutton', { name: /jour/i }))
    await user.keyboard('15')
    await waitFor(() => expect(address()).toBe(`${clubPath}?startDate=2026-03-01&endDate=2026-03-15`))
    await waitFor(() =>
      expect(calls.at(-1)?.url.search).toBe('?startDate=2026-03-01&endDate=2026-03-15&page=0&size=100'),
    )
  })

  it('shows an error for an end before the start, and does not apply it', async () => {
    const { address } = openPage('?startDate=2026-03-10&endDate=2026-03-31')
    await screen.findAllByRole('rowheader')
    const end = screen.getByRole('group', { name: 'Au' })
    await user.click(within(end).getByRole('spinbutton', { name: /jour/i }))
    await user.keyboard('05')
    expect(await screen.findByText('Le dernier jour précède le premier.')).toBeInTheDocument()
    expect(address()).toBe(`${clubPath}?startDate=2026-03-10&endDate=2026-03-31`)
  })

  it.each([
    '?startDate=2026-02-30&endDate=demain',
    '?startDate=2026-12-31&endDate=2026-01-01',
    '?startDate=0001-01-01',
  ])('falls back to the default days for %s', async (sessionsQuery) => {
    const calls = mockResponse('GET /clubs/:id/activity', 200, buildClubActivity([]))
    openPage(sessionsQuery)
    await screen.findByText('Aucune séance dans ce lieu sur cette période.')
    const { startDate, endDate } = defaultClubPeriod(practiceToday())
    expect(calls[0]?.url.search).toBe(`?startDate=${startDate}&endDate=${endDate}&page=0&size=100`)
  })

  it('filters by patients, with their totals', async () => {
    const { address } = openPage()
    await screen.findAllByRole('rowheader')
    await user.click(screen.getByRole('combobox', { name: 'Patients' }))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Aubert Paul',
      'Martin Léa',
    ])
    const calls = mockResponse(
      'GET /clubs/:id/activity',
      200,
      buildClubActivity([paidSession], { patientIds: [id(101), id(102)] }),
    )
    await user.click(screen.getByRole('option', { name: 'Aubert Paul' }))
    await waitFor(() => expect(listSessionTitles()).toEqual(['Aubert Paul - Équithérapie']))
    expect([
      readFigure('Séances'),
      readFigure('Heures prévues'),
      readFigure('Montant dû'),
      readFigure('Reste à payer'),
    ]).toEqual(['1', '0 h 45', '10,50 €', '0,00 €'])
    expect(address()).toBe(`${clubPath}?patients=${encodeURIComponent(id(102))}`)
    await user.click(screen.getByRole('option', { name: 'Martin Léa' }))
    await waitFor(() =>
      expect(calls.map(({ url }) => url.searchParams.get('patients'))).toEqual([id(102), `${id(102)},${id(101)}`]),
    )
  })

  it('shows the sums over all pages, and links to the other pages', async () => {
    const sums = { minutes: 601_200, due: 100_135.7, paid: 50_000, left: 50_135.7 }
    const pages = { totalElements: 20_022, totalPages: 201, sums }
    const calls = mockResponse('GET /clubs/:id/activity', 200, buildClubActivity([unpaidSession, paidSession], pages))
    const { address } = openPage()
    await screen.findAllByRole('rowheader')
    expect([readFigure('Séances'), readFigure('Montant dû'), readFigure('Reste à payer')]).toEqual([
      '20 022',
      '100 135,70 €',
      '50 135,70 €',
    ])
    await user.click(screen.getByRole('button', { name: /page suivante/i }))
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('page')).toBe('1'))
    expect(address()).toBe(`${clubPath}?page=2`)
  })

  it('subtracts a session that is marked as paid from the remaining amount of all pages', async () => {
    const sums = { minutes: 601_200, due: 1000, paid: 400, left: 600 }
    mockResponse(
      'GET /clubs/:id/activity',
      200,
      buildClubActivity([unpaidSession], { totalElements: 20_022, totalPages: 201, sums }),
    )
    mockResponse('PUT /clubs/:id/sessions/:sessionId', 200, buildClubSession(401, { amountDue: 15, paidToClub: true }))
    openPage()
    await user.click(await findPaidCheckbox())
    await waitFor(() => expect(readFigure('Reste à payer')).toBe('585,00 €'))
    expect(readFigure('Montant dû')).toBe('1 000,00 €')
  })

  it('shows no patients and no links to sessions without the agenda privilege', async () => {
    signedInAs({ privileges: ['CLUBS'] })
    mockResponse(
      'GET /clubs/:id/activity',
      200,
      buildClubActivity([buildClubSession(401, { title: 'Équithérapie', patientId: null })]),
    )
    openPage(`?patients=${id(102)}`)
    expect(await screen.findByRole('rowheader', { name: 'Équithérapie' })).toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Patients' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Équithérapie' })).not.toBeInTheDocument()
  })

  it('shows a message when the place no longer exists, and when it could not be loaded', async () => {
    mockFailure('GET /clubs/:id', 404, errorCode.notFound)
    const { unmount } = openPage()
    expect(await screen.findByRole('heading', { level: 1, name: 'Lieu introuvable' })).toBeInTheDocument()
    unmount()
    signedInAs()
    mockFailure('GET /clubs/:id', 500, errorCode.unexpected)
    openPage()
    await screen.findByText('Le chargement a échoué.')
    mockResponse('GET /clubs/:id', 200, club)
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Écuries du Lac' })).toBeInTheDocument()
  })

  it('keeps the typed input when somebody else deletes the place, and shows that it was deleted', async () => {
    openPage()
    await user.click(await screen.findByRole('button', { name: 'Modifier' }))
    const dialog = await screen.findByRole('dialog', { name: 'Modifier le lieu' })
    const name = await within(dialog).findByRole('textbox', { name: /^Nom/ })
    await user.clear(name)
    await user.type(name, 'Écuries du Bois')
    mockFailure('GET /clubs/:id', 404, errorCode.notFound)
    void queryClient.invalidateQueries({ queryKey: clubKey(id(301)) })
    expect(await screen.findAllByText('Ce lieu a été supprimé entre-temps')).toHaveLength(2)
    expect(name).toBeInTheDocument()
    expect(name).toHaveValue('Écuries du Bois')
  })

  it('changes and deletes the place', async () => {
    mockResponse('PUT /clubs/:id', 200, { ...club, name: 'Écuries du Bois' })
    mockResponse('DELETE /clubs/:id', 204)
    mockResponse('GET /clubs', 200, [])
    const { address } = openPage()
    await user.click(await screen.findByRole('button', { name: 'Modifier' }))
    await user.click(await screen.findByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Écuries du Bois' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Supprimer' }))
    await user.click(await screen.findByRole('button', { name: 'Supprimer le lieu' }))
    expect(await screen.findByText('Club correctement supprimé')).toBeInTheDocument()
    expect(address()).toBe('/pros/clubs')
  })
})

const findMergeDialog = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Ce montant a été modifié entre-temps' }))
  expect(dialog.getByRole('radio', { name: /Votre saisie\s*12,00/ })).not.toBeChecked()
  expect(dialog.getByRole('radio', { name: /Enregistré entre-temps\s*20,00/ })).not.toBeChecked()
  return dialog
}

describe('the amount due for a session', () => {
  it('is saved on blur', async () => {
    const calls = mockResponse('PUT /clubs/:id/sessions/:sessionId', 200, buildClubSession(401, { amountDue: 12.5 }))
    openPage()
    const field = await findAmountField()
    expect(field).toHaveValue('15')
    await user.clear(field)
    await user.type(field, '12,5')
    expect(calls).toHaveLength(0)
    await user.tab()
    await waitFor(() => expect(readFigure('Montant dû')).toBe('23,00 €'))
    await waitFor(() =>
      expect(calls.map(({ url, body }) => [url.pathname, body])).toEqual([
        [`/api/clubs/${id(301)}/sessions/${id(401)}`, { amountDue: 12.5, paidToClub: false }],
      ]),
    )
    expect(field).toHaveValue('12,50')
  })

  it('is restored without a request when the field is left empty', async () => {
    const calls = mockResponse('PUT /clubs/:id/sessions/:sessionId', 200, unpaidSession)
    openPage()
    const field = await findAmountField()
    await user.clear(field)
    fireEvent.blur(field)
    await waitFor(() => expect(field).toHaveValue('15'))
    fireEvent.blur(field)
    expect(calls).toHaveLength(0)
  })

  it('is saved together with the payment when it is marked as paid', async () => {
    const calls = mockResponse(
      'PUT /clubs/:id/sessions/:sessionId',
      200,
      buildClubSession(401, { amountDue: 12, paidToClub: true }),
    )
    openPage()
    const field = await findAmountField()
    await user.clear(field)
    await user.type(field, '12')
    await user.click(await findPaidCheckbox())
    await waitFor(() => expect(readFigure('Reste à payer')).toBe('0,00 €'))
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ amountDue: 12, paidToClub: true }))
    expect(await findPaidCheckbox()).toBeChecked()
  })

  it('asks which amount to keep when somebody else saved another amount meanwhile', async () => {
    const requests = mockFailureOnce('PUT /clubs/:id/sessions/:sessionId', 412, errorCode.changedMeanwhile)
    openPage()
    const field = await findAmountField()
    mockResponse(
      'GET /clubs/:id/activity',
      200,
      buildClubActivity([buildClubSession(401, { amountDue: 20, version: 'v2' }), paidSession]),
    )
    await user.clear(field)
    await user.type(field, '12')
    await user.tab()
    const dialog = await findMergeDialog()
    expect(field).toHaveValue('12')
    expect(requests[0]?.headers.get('if-match')).toBe('"v1"')
    const calls = mockResponse(
      'PUT /clubs/:id/sessions/:sessionId',
      200,
      buildClubSession(401, { amountDue: 12, version: 'v3' }),
    )
    await user.click(dialog.getByRole('radio', { name: /Votre saisie/ }))
    await user.click(dialog.getByRole('button', { name: 'Garder ces choix' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.headers.get('if-match')).toBe('"v2"')
    expect(calls[0]?.body).toEqual({ amountDue: 12, paidToClub: false })
  })

  it("keeps the typed amount when a colleague's amount is loaded, and asks which to save", async () => {
    mockNoChanges()
    openPage()
    const field = await findAmountField()
    await user.clear(field)
    await user.type(field, '12')
    mockResponse(
      'GET /clubs/:id/activity',
      200,
      buildClubActivity([buildClubSession(401, { amountDue: 20, version: 'v2' }), paidSession]),
    )
    changeElsewhere()
    await waitFor(() => expect(readFigure('Montant dû')).toBe('30,50 €'))
    expect(field).toHaveValue('12')
    const calls = mockFailure('PUT /clubs/:id/sessions/:sessionId', 412, errorCode.changedMeanwhile)
    await user.tab()
    const dialog = await findMergeDialog()
    expect(calls[0]?.headers.get('if-match')).toBe('"v1"')
    await user.click(dialog.getByRole('radio', { name: /Enregistré entre-temps/ }))
    await user.click(dialog.getByRole('button', { name: 'Garder ces choix' }))
    await waitFor(() => expect(field).toHaveValue('20'))
    expect(calls).toHaveLength(1)
  })

  it('is sent again when somebody else only marked it as paid', async () => {
    openPage()
    const field = await findAmountField()
    await user.clear(field)
    await user.type(field, '12')
    mockResponse(
      'GET /clubs/:id/activity',
      200,
      buildClubActivity([buildClubSession(401, { paidToClub: true, version: 'v2' }), paidSession]),
    )
    const calls = mockResponse(
      'PUT /clubs/:id/sessions/:sessionId',
      200,
      buildClubSession(401, { amountDue: 12, paidToClub: true, version: 'v3' }),
    )
    mockFailureOnce('PUT /clubs/:id/sessions/:sessionId', 412, errorCode.changedMeanwhile)
    await user.tab()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.headers.get('if-match')).toBe('"v2"')
    expect(calls[0]?.body).toEqual({ amountDue: 12, paidToClub: true })
    await waitFor(() => expect(field).toHaveValue('12'))
  })

  it('is sent with the version that the previous change returned', async () => {
    const calls = mockResponse(
      'PUT /clubs/:id/sessions/:sessionId',
      200,
      buildClubSession(401, { amountDue: 12, version: 'v2' }),
    )
    openPage()
    const field = await findAmountField()
    await user.clear(field)
    await user.type(field, '12')
    await user.click(await findPaidCheckbox())
    await waitFor(() => expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"v1"', '"v2"']))
  })

  it('is restored, with an error message, when the server refuses', async () => {
    mockFailure('PUT /clubs/:id/sessions/:sessionId', 500, errorCode.unexpected)
    openPage()
    await user.click(await findPaidCheckbox())
    expect(await screen.findByText('Mise à jour du montant dû impossible')).toBeInTheDocument()
    await waitFor(async () => expect(await findPaidCheckbox()).not.toBeChecked())
    const field = await findAmountField()
    await user.clear(field)
    await user.type(field, '99')
    await user.tab()
    await waitFor(() => expect(field).toHaveValue('15'))
    expect(readFigure('Montant dû')).toBe('25,50 €')
  })

  it('can be changed in the cards of a phone', async () => {
    window.innerWidth = 390
    openPage()
    const list = await screen.findByRole('list', { name: 'Séances' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    expect(await findAmountField()).toHaveValue('15')
  })
})
