import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { holdResponses, id, mockFailure, mockResponse, openArea, resetMocks, setNow, signedOut } from 'shared/testing'
import area from '../remote.tsx'
import { buildSlot, buildTherapist, buildSessionType } from '../testing/fixtures.ts'

const openPage = (query = '?date=2027-03-03') => openArea(area.Root, `/therapists/${id(1)}${query}`)
const slots = [
  buildSlot(),
  buildSlot({ startTime: '10:30', endTime: '11:30' }),
  buildSlot({ date: '2027-03-05', startTime: '14:00', endTime: '15:00' }),
]

beforeEach(() => {
  signedOut()
  window.innerWidth = 1280
  mockResponse('GET /therapists/:id', 200, buildTherapist())
  mockResponse('GET /therapists/:id/session-types', 200, [
    buildSessionType(),
    buildSessionType({ id: id(51), name: 'Bilan', duration: 30 }),
  ])
  mockResponse('GET /therapists/:id/sessions', 200, [])
  mockResponse('GET /therapists/:id/slots', 200, slots)
})
afterEach(resetMocks)

describe('the availability page of a therapist', () => {
  it('requests the week from Monday to Sunday for the first session type', async () => {
    const requests = mockResponse('GET /therapists/:id/slots', 200, slots)
    const busyTimesRequests = mockResponse('GET /therapists/:id/sessions', 200, [])
    openPage()
    await screen.findByText('1er – 7 mars 2027')
    expect(requests[0]?.url.search).toBe(`?startDate=2027-03-01&endDate=2027-03-07&sessionTypeId=${id(50)}`)
    expect(busyTimesRequests[0]?.url.search).toBe('?startDate=2027-03-01&endDate=2027-03-07')
    expect(screen.getByRole('heading', { name: 'Camille Roux' })).toBeVisible()
    expect(screen.getByText('4 rue du Lac, 69003 Lyon')).toBeVisible()
  })

  it('lists the free slots by day, each as a button to the booking form with date, times and session type', async () => {
    const { address } = openPage()
    const list = await screen.findByRole('region', { name: 'Créneaux libres' })
    const wednesday = await within(list).findByRole('region', { name: 'mercredi 3 mars' })
    expect(
      within(wednesday)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['10:00', '10:30'])
    mockResponse('GET /therapists/:id/session-types/:sessionTypeId/questions', 200, [])
    await userEvent.click(within(wednesday).getByRole('button', { name: 'mercredi 3 mars, de 10:30 à 11:30' }))
    expect(address()).toBe(
      `/public/session?therapistId=${id(1)}&date=2027-03-03&startTime=10%3A30&endTime=11%3A30&sessionTypeId=${id(50)}`,
    )
  })

  it('shows the same slots in the calendar, as buttons that work by keyboard', async () => {
    const { address } = openPage()
    mockResponse('GET /therapists/:id/session-types/:sessionTypeId/questions', 200, [])
    const calendar = await screen.findByRole('region', { name: 'Calendrier des créneaux libres' })
    const slot = await within(calendar).findByRole('button', { name: 'vendredi 5 mars, de 14:00 à 15:00' })
    expect(within(calendar).getAllByRole('button')).toHaveLength(3)
    slot.focus()
    await userEvent.keyboard('{Enter}')
    expect(address()).toContain('date=2027-03-05&startTime=14%3A00')
  })

  it('starts the week on Monday, with French day names', async () => {
    const { container } = openPage()
    await screen.findByRole('region', { name: 'Calendrier des créneaux libres' })
    expect([...container.querySelectorAll('.rbc-header')].map(({ textContent }) => textContent)).toEqual([
      'lun. 1',
      'mar. 2',
      'mer. 3',
      'jeu. 4',
      'ven. 5',
      'sam. 6',
      'dim. 7',
    ])
  })

  it('shows one day on a phone', async () => {
    window.innerWidth = 390
    const { container } = openPage()
    expect(await screen.findByText('mercredi 3 mars 2027', { selector: 'nav *' })).toBeVisible()
    await screen.findByRole('region', { name: 'Calendrier des créneaux libres' })
    expect(container.querySelectorAll('.rbc-day-slot')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Jour suivant' }))
    expect(screen.getByText('jeudi 4 mars 2027', { selector: 'nav *' })).toBeVisible()
  })

  it("starts on a phone with today's date in the practice's time zone, when it is already the next day in Paris", async () => {
    // 20:00 on 2 March in Guadeloupe.
    setNow('2027-03-03T00:00:00Z')
    window.innerWidth = 390
    mockResponse('GET /therapists/:id', 200, buildTherapist({ timeZone: 'America/Guadeloupe' }))
    mockResponse('GET /therapists/:id/slots', 200, [
      buildSlot({ date: '2027-03-02', startTime: '21:00', endTime: '22:00' }),
    ])
    openPage('')
    expect(await screen.findByText('mardi 2 mars 2027', { selector: 'nav *' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Jour précédent' })).toBeDisabled()
    const list = await screen.findByRole('region', { name: 'Créneaux libres' })
    expect(await within(list).findByRole('button', { name: 'mardi 2 mars, de 21:00 à 22:00' })).toBeVisible()
  })

  it('links to the directory, and to the therapists of the town', async () => {
    openPage()
    expect(await screen.findByRole('link', { name: 'Trouver un praticien' })).toHaveAttribute('href', '/therapists')
    expect(screen.getByRole('link', { name: 'Lyon' })).toHaveAttribute('href', '/therapists?location=Lyon')
  })

  it('requests the slots again when the week or the session type changes', async () => {
    const requests = mockResponse('GET /therapists/:id/slots', 200, slots)
    const { address } = openPage()
    await userEvent.click(await screen.findByRole('button', { name: 'Semaine suivante' }))
    await screen.findByText('8 – 14 mars 2027')
    await userEvent.selectOptions(screen.getByLabelText('Type de séance'), id(51))
    expect(address()).toContain(`date=2027-03-10&type=${id(51)}`)
    await waitFor(() => expect(requests.at(-1)?.url.searchParams.get('sessionTypeId')).toBe(id(51)))
    expect(requests.map(({ url }) => url.searchParams.get('startDate'))).toContain('2027-03-08')
  })

  it('applies a new session type and a new week that are both selected before the next render', async () => {
    const { address } = openPage()
    const nextWeekButton = await screen.findByRole('button', { name: 'Semaine suivante' })
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Type de séance'), { target: { value: id(51) } })
      await Promise.resolve()
      fireEvent.click(nextWeekButton)
    })
    expect(address()).toContain(`date=2027-03-10&type=${id(51)}`)
  })

  it('moves on by two weeks when the button is pressed twice before the next render', async () => {
    const { address } = openPage()
    const nextWeekButton = await screen.findByRole('button', { name: 'Semaine suivante' })
    await act(async () => {
      fireEvent.click(nextWeekButton)
      await Promise.resolve()
      fireEvent.click(nextWeekButton)
    })
    expect(address()).toContain('date=2027-03-17')
  })

  it('hides the slots of the previous session type until the slots of the new type are loaded', async () => {
    openPage()
    await screen.findAllByRole('button', { name: 'mercredi 3 mars, de 10:30 à 11:30' })
    mockResponse('GET /therapists/:id/slots', 200, [buildSlot({ startTime: '16:00', endTime: '16:30' })])
    const release = holdResponses('GET /therapists/:id/slots')
    await userEvent.selectOptions(screen.getByLabelText('Type de séance'), id(51))
    expect(screen.queryAllByRole('button', { name: /, de / })).toEqual([])
    expect(screen.queryByText('Aucun créneau libre cette semaine.')).not.toBeInTheDocument()
    release()
    expect(await screen.findAllByRole('button', { name: 'mercredi 3 mars, de 16:00 à 16:30' })).not.toEqual([])
  })

  it('does not show that no slot is free when the slots cannot be loaded', async () => {
    mockFailure('GET /therapists/:id/slots', 500, errorCode.unexpected)
    openPage()
    expect(await screen.findByText("Les disponibilités n'ont pas pu être chargées.")).toBeVisible()
    expect(screen.queryByText('Aucun créneau libre cette semaine.')).not.toBeInTheDocument()
  })

  it('has a button to the week of the next free slot when the displayed week has no free slot', async () => {
    mockResponse('GET /therapists/:id/slots', 200, [buildSlot({ date: '2027-03-18' })])
    openPage('?date=2027-03-10')
    await userEvent.click(await screen.findByRole('button', { name: 'Voir le jeudi 18 mars' }))
    expect(await screen.findByText('15 – 21 mars 2027')).toBeVisible()
  })

  it.each([
    ['when the API returns 404', 404, errorCode.notFound],
    ['when the id in the URL is incomplete', 400, errorCode.invalid],
  ])('shows that the therapist is not in the directory %s', async (_caseName, status, code) => {
    mockFailure('GET /therapists/:id', status, code)
    openPage()
    expect(await screen.findByText(/ne figure pas, ou plus, dans l'annuaire/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Trouver un autre praticien' })).toHaveAttribute('href', '/therapists')
  })
})
