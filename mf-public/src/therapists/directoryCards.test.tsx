import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Completion } from 'shared/contracts/directory/therapist'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  id,
  mockFailure,
  mockResponse,
  openArea,
  resetMocks,
  setNow,
  signedOut,
  simulateEverythingNear,
  restoreIntersectionObserver,
} from 'shared/testing'
import area from '../remote.tsx'
import { buildTherapist } from '../testing/fixtures.ts'

const camille = buildTherapist({
  sessionTypes: ['Balade', 'Soin', 'Groupe', 'Bilan', 'Visite'],
  species: ['Cheval', 'Âne'],
})
const hugo = buildTherapist({
  id: id(2),
  firstname: 'Hugo',
  lastname: 'Blanc',
  latitude: 48.85,
  longitude: 2.35,
  approximate: true,
})
const therapistWithoutPosition = buildTherapist({
  id: id(3),
  firstname: 'Inès',
  lastname: 'Petit',
  latitude: null,
  longitude: null,
})

const buildNextSlot = (therapistId: string, date: string | null, timeZone = 'Europe/Paris') => ({
  therapistId,
  slot: date === null ? null : { date, startTime: '10:00', endTime: '11:00' },
  sessionTypeId: date === null ? null : id(50),
  timeZone,
})

const openPage = (path = '/therapists') => openArea(area.Root, path)
const findCards = async () => within(await screen.findByRole('list', { name: 'Praticiens' })).getAllByRole('link')
const findCard = async (name: RegExp) =>
  within(await screen.findByRole('list', { name: 'Praticiens' })).getByRole('link', { name })

beforeEach(() => {
  simulateEverythingNear()
  setNow('2027-03-01T09:00')
  signedOut()
  mockResponse('GET /therapists', 200, [camille, hugo, therapistWithoutPosition])
  mockResponse('GET /therapists/next-slots', 200, [
    buildNextSlot(camille.id, '2027-03-02'),
    buildNextSlot(hugo.id, '2027-03-11'),
    buildNextSlot(therapistWithoutPosition.id, null),
  ])
})
afterEach(() => {
  restoreIntersectionObserver()
  resetMocks()
  Reflect.deleteProperty(navigator, 'geolocation')
})

describe('the card of a therapist', () => {
  it('shows the species and the first session types of the therapist', async () => {
    openPage()
    const cardLink = await findCard(/Camille Roux/)
    expect(cardLink).toHaveTextContent('Balade, Soin, Groupe et 2 autres')
    expect(cardLink).toHaveTextContent('Cheval')
    expect(cardLink).toHaveTextContent('Âne')
  })

  it('shows the next free slot, and links to its week and session type', async () => {
    openPage()
    await screen.findByText('Prochain créneau : demain à 10:00')
    expect(await findCard(/Camille Roux/)).toHaveAttribute(
      'href',
      `/therapists/${camille.id}?date=2027-03-02&type=${id(50)}`,
    )
    expect(await findCard(/Hugo Blanc/)).toHaveTextContent('Prochain créneau : jeudi 11 mars à 10:00')
    expect(await findCard(/Inès Petit/)).toHaveTextContent('Aucun créneau dans les deux mois à venir')
    expect(await findCard(/Inès Petit/)).toHaveAttribute('href', `/therapists/${therapistWithoutPosition.id}`)
  })

  it("names the day of the slot in the practice's time zone", async () => {
    // 20:00 on 1 March in Guadeloupe, 01:00 on 2 March in Paris.
    setNow('2027-03-02T00:00:00Z')
    mockResponse('GET /therapists/next-slots', 200, [
      buildNextSlot(camille.id, '2027-03-02', 'America/Guadeloupe'),
      buildNextSlot(hugo.id, '2027-03-02'),
    ])
    openPage()
    await screen.findByText('Prochain créneau : demain à 10:00')
    expect(await findCard(/Camille Roux/)).toHaveTextContent('demain à 10:00')
    expect(await findCard(/Hugo Blanc/)).toHaveTextContent("aujourd'hui à 10:00")
  })

  it('is shown without a slot when the slots cannot be loaded', async () => {
    mockFailure('GET /therapists/next-slots', 400, errorCode.invalid)
    openPage()
    const cardLink = await findCard(/Camille Roux/)
    expect(cardLink).not.toHaveTextContent('créneau')
    expect(cardLink).toHaveAttribute('href', `/therapists/${camille.id}`)
  })

  it('loads its slot in a request for at most 24 therapists', async () => {
    const therapists = Array.from({ length: 30 }, (_, index) => buildTherapist({ id: id(100 + index) }))
    mockResponse('GET /therapists', 200, therapists)
    const requests = mockResponse('GET /therapists/next-slots', 200, [])
    openPage()
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(requests.map(({ url }) => url.searchParams.get('ids')?.split(',').length)).toEqual([24, 6])
  })
})

type PositionCallback = (position: { coords: { latitude: number; longitude: number } }) => void
type PositionErrorCallback = (error: { code: number }) => void

/** Mocks the browser's geolocation; returns the number of requests. */
function mockGeolocation(respond: (onPosition: PositionCallback, onError: PositionErrorCallback) => void): {
  count: number
} {
  const calls = { count: 0 }
  const getCurrentPosition = (onPosition: PositionCallback, onError: PositionErrorCallback) => {
    calls.count += 1
    respond(onPosition, onError)
  }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  return calls
}

const nearParis = { coords: { latitude: 48.8534, longitude: 2.3488 } }

const clickNearMe = async () => userEvent.click(await screen.findByRole('button', { name: 'Autour de moi' }))
const findDisplayedNames = async () =>
  (await findCards()).map((link) => within(link).getByRole('heading', { level: 2 }).textContent)

describe('the button « Autour de moi »', () => {
  it('requests the position from the browser only when it is pressed', async () => {
    const calls = mockGeolocation((onPosition) => onPosition(nearParis))
    openPage()
    await findCards()
    expect(calls.count).toBe(0)
    await clickNearMe()
    expect(calls.count).toBe(1)
  })

  it('sorts the therapists by distance, and shows the distance', async () => {
    mockGeolocation((onPosition) => onPosition(nearParis))
    openPage()
    expect(await findDisplayedNames()).toEqual(['Camille Roux', 'Hugo Blanc', 'Inès Petit'])
    await clickNearMe()
    await screen.findByText(/Les plus proches de vous sont en tête/)
    expect(await findDisplayedNames()).toEqual(['Hugo Blanc', 'Camille Roux', 'Inès Petit'])
    expect(await findCard(/Hugo Blanc/)).toHaveTextContent('à moins de 1 km environ')
    expect(await findCard(/Camille Roux/)).toHaveTextContent('à 392 km')
    expect(await findCard(/Inès Petit/)).not.toHaveTextContent('km')
  })

  it('sends the position rounded to a tenth of a degree, and leaves it out of the URL', async () => {
    mockGeolocation((onPosition) => onPosition(nearParis))
    const requests = mockResponse('GET /therapists', 200, [camille, hugo])
    const { address } = openPage()
    await clickNearMe()
    await waitFor(() => expect(requests.at(-1)?.url.search).toBe('?near=48.9%2C2.3'))
    expect(address()).toBe('/therapists')
  })

  it("replaces the town in the search by the visitor's position", async () => {
    mockGeolocation((onPosition) => onPosition(nearParis))
    const { address } = openPage('/therapists?name=roux&location=Lyon')
    await clickNearMe()
    await screen.findByText(/Les plus proches de vous sont en tête/)
    expect(address()).toBe('/therapists?name=roux')
    expect(screen.getByLabelText('Lieu')).toHaveValue('')
  })

  it('is followed by a button that stops using the position', async () => {
    mockGeolocation((onPosition) => onPosition(nearParis))
    openPage()
    await clickNearMe()
    await userEvent.click(await screen.findByRole('button', { name: 'Ne plus utiliser ma position' }))
    expect(await findDisplayedNames()).toEqual(['Camille Roux', 'Hugo Blanc', 'Inès Petit'])
    expect(await findCard(/Camille Roux/)).not.toHaveTextContent('km')
  })

  it.each([
    ['refuses to share the position', 1, /La localisation n'est pas autorisée/],
    ['cannot determine the position', 2, /Votre position n'a pas été trouvée/],
    ['takes too long', 3, /Votre position n'a pas été trouvée/],
  ])('shows a message when the browser %s', async (_caseName, code, sentence) => {
    mockGeolocation((_onPosition, onError) => onError({ code }))
    openPage()
    await clickNearMe()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Autour de moi' })).toBeEnabled()
  })

  it('stops waiting when the browser does not respond, and can be pressed again', async () => {
    const calls = mockGeolocation(() => undefined)
    openPage()
    await findCards()
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] })
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Autour de moi' }))
      act(() => jest.advanceTimersByTime(12_000))
    } finally {
      jest.useRealTimers()
    }
    expect(screen.getByText(/Votre navigateur ne répond pas/)).toBeVisible()
    await clickNearMe()
    expect(calls.count).toBe(2)
  })

  it('can be cancelled while the permission prompt is open; a later response changes nothing', async () => {
    const positionCallbacks: PositionCallback[] = []
    mockGeolocation((onPosition) => {
      positionCallbacks.push(onPosition)
    })
    openPage()
    await clickNearMe()
    await userEvent.click(screen.getByRole('button', { name: 'Ne plus attendre ma position' }))
    await act(async () => positionCallbacks[0]?.(nearParis))
    expect(screen.getByRole('button', { name: 'Autour de moi' })).toBeEnabled()
    expect(await findDisplayedNames()).toEqual(['Camille Roux', 'Hugo Blanc', 'Inès Petit'])
  })

  it('is not shown by a browser without geolocation', async () => {
    openPage()
    await findCards()
    expect(screen.queryByRole('button', { name: 'Autour de moi' })).toBeNull()
  })
})

const placeField = () => screen.getByRole('combobox', { name: 'Lieu' })

describe('a field of the search', () => {
  const lyon: Completion = { text: 'Lyon', detail: '69 · 2 praticiens' }
  const laon: Completion = { text: 'Laon', detail: '02 · 1 praticien' }

  beforeEach(() => {
    mockResponse('GET /therapists/completions', 200, [lyon, laon])
  })

  it('shows completions after two characters, when typing pauses', async () => {
    const requests = mockResponse('GET /therapists/completions', 200, [lyon])
    openPage()
    await userEvent.type(placeField(), 'l')
    expect(placeField()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(placeField(), 'yon')
    expect(await screen.findByRole('option', { name: 'Lyon 69 · 2 praticiens' })).toBeVisible()
    expect(requests.map(({ url }) => url.search)).toEqual(['?field=location&text=lyon'])
    expect(screen.getByText('1 proposition')).toBeInTheDocument()
  })

  it('selects a completion with the arrow keys, and searches with Enter', async () => {
    const { address } = openPage()
    await userEvent.type(placeField(), 'l-on')
    await screen.findByRole('listbox', { name: 'Propositions' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const laonOption = screen.getByRole('option', { name: /Laon/ })
    expect(laonOption).toHaveAttribute('aria-selected', 'true')
    expect(placeField()).toHaveAttribute('aria-activedescendant', laonOption.id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}')
    expect(address()).toBe('/therapists?location=Laon')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('selects a completion by a click', async () => {
    mockResponse('GET /therapists/completions', 200, [{ text: 'Camille Roux', detail: 'Les Prés, Lyon' }])
    const { address } = openPage()
    await userEvent.type(screen.getByRole('combobox', { name: 'Nom du praticien' }), 'cam')
    await userEvent.click(await screen.findByRole('option', { name: /Camille Roux/ }))
    expect(address()).toBe('/therapists?name=Camille+Roux')
  })

  it('searches for the typed text when no completion is selected', async () => {
    const { address } = openPage()
    await userEvent.type(placeField(), 'ly')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Enter}')
    expect(address()).toBe('/therapists?location=ly')
  })

  it('closes the list on Escape, with the typed text unchanged, and when it loses the focus', async () => {
    openPage()
    await userEvent.type(placeField(), 'ly')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(placeField()).toHaveValue('ly')
    await userEvent.type(placeField(), 'o')
    await screen.findByRole('listbox')
    await userEvent.tab()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('shows no completions and no error when the completions cannot be loaded', async () => {
    mockFailure('GET /therapists/completions', 500, errorCode.unexpected)
    openPage()
    await userEvent.type(placeField(), 'lyon')
    await findCards()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
