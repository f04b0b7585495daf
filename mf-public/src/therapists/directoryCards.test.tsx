import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Completion } from 'shared/contracts/directory/therapist'
import {
  id,
  mockFailure,
  mockResponse,
  openArea,
  resetMocks,
  setNow,
  signedOut,
  everythingIsNear,
  nothingIsNear,
} from 'shared/testing'
import area from '../remote.tsx'
import { aTherapist } from '../testing/things.ts'

const camille = aTherapist({
  sessionTypes: ['Balade', 'Soin', 'Groupe', 'Bilan', 'Visite'],
  species: ['Cheval', 'Âne'],
})
const hugo = aTherapist({
  id: id(2),
  firstname: 'Hugo',
  lastname: 'Blanc',
  latitude: 48.85,
  longitude: 2.35,
  approximate: true,
})
const therapistWithoutPosition = aTherapist({
  id: id(3),
  firstname: 'Inès',
  lastname: 'Petit',
  latitude: null,
  longitude: null,
})

const slotOf = (therapistId: string, date: string | null, timeZone = 'Europe/Paris') => ({
  therapistId,
  slot: date === null ? null : { date, startTime: '10:00', endTime: '11:00' },
  sessionTypeId: date === null ? null : id(50),
  timeZone,
})

const open = (path = '/therapists') => openArea(area.Root, path)
const cards = async () => within(await screen.findByRole('list', { name: 'Praticiens' })).getAllByRole('link')
const card = async (name: RegExp) =>
  within(await screen.findByRole('list', { name: 'Praticiens' })).getByRole('link', { name })

beforeEach(() => {
  everythingIsNear()
  setNow('2027-03-01T09:00')
  signedOut()
  mockResponse('GET /therapists', 200, [camille, hugo, therapistWithoutPosition])
  mockResponse('GET /therapists/next-slots', 200, [
    slotOf(camille.id, '2027-03-02'),
    slotOf(hugo.id, '2027-03-11'),
    slotOf(therapistWithoutPosition.id, null),
  ])
})
afterEach(() => {
  nothingIsNear()
  resetMocks()
  Reflect.deleteProperty(navigator, 'geolocation')
})

describe('the card of a therapist', () => {
  it('shows the animals and the session types of the therapist', async () => {
    open()
    const cardLink = await card(/Camille Roux/)
    expect(cardLink).toHaveTextContent('Balade, Soin, Groupe et 2 autres')
    expect(cardLink).toHaveTextContent('Cheval')
    expect(cardLink).toHaveTextContent('Âne')
  })

  it('shows the next free slot, and links to its week and session type', async () => {
    open()
    await screen.findByText('Prochain créneau : demain à 10:00')
    expect(await card(/Camille Roux/)).toHaveAttribute(
      'href',
      `/therapists/${camille.id}?date=2027-03-02&type=${id(50)}`,
    )
    expect(await card(/Hugo Blanc/)).toHaveTextContent('Prochain créneau : jeudi 11 mars à 10:00')
    expect(await card(/Inès Petit/)).toHaveTextContent('Aucun créneau dans les deux mois à venir')
    expect(await card(/Inès Petit/)).toHaveAttribute('href', `/therapists/${therapistWithoutPosition.id}`)
  })

  it("names the day of the slot in the practice's time zone", async () => {
    // 20:00 on 1 March in Guadeloupe, 01:00 on 2 March in Paris.
    setNow('2027-03-02T00:00:00Z')
    mockResponse('GET /therapists/next-slots', 200, [
      slotOf(camille.id, '2027-03-02', 'America/Guadeloupe'),
      slotOf(hugo.id, '2027-03-02'),
    ])
    open()
    await screen.findByText('Prochain créneau : demain à 10:00')
    expect(await card(/Camille Roux/)).toHaveTextContent('demain à 10:00')
    expect(await card(/Hugo Blanc/)).toHaveTextContent("aujourd'hui à 10:00")
  })

  it('is shown without a slot when the slots cannot be loaded', async () => {
    mockFailure('GET /therapists/next-slots', 400, 'E400')
    open()
    const cardLink = await card(/Camille Roux/)
    expect(cardLink).not.toHaveTextContent('créneau')
    expect(cardLink).toHaveAttribute('href', `/therapists/${camille.id}`)
  })

  it('loads the slots of 24 therapists per request', async () => {
    const many = Array.from({ length: 30 }, (_, index) => aTherapist({ id: id(100 + index) }))
    mockResponse('GET /therapists', 200, many)
    const requests = mockResponse('GET /therapists/next-slots', 200, [])
    open()
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(requests.map(({ url }) => url.searchParams.get('ids')?.split(',').length)).toEqual([24, 6])
  })
})

type PositionCallback = (position: { coords: { latitude: number; longitude: number } }) => void
type PositionErrorCallback = (error: { code: number }) => void

/** Mocks the browser's geolocation, and counts the requests. */
function mockGeolocation(answer: (located: PositionCallback, failed: PositionErrorCallback) => void): {
  asked: number
} {
  const calls = { asked: 0 }
  const getCurrentPosition = (located: PositionCallback, failed: PositionErrorCallback) => {
    calls.asked += 1
    answer(located, failed)
  }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  return calls
}

const nearParis = { coords: { latitude: 48.8534, longitude: 2.3488 } }

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Autour de moi' }))
const displayedNames = async () =>
  (await cards()).map((link) => within(link).getByRole('heading', { level: 2 }).textContent)

describe('« Autour de moi »', () => {
  it('asks the browser for the position only when pressed', async () => {
    const calls = mockGeolocation((located) => located(nearParis))
    open()
    await cards()
    expect(calls.asked).toBe(0)
    await press()
    expect(calls.asked).toBe(1)
  })

  it('sorts the therapists by distance, and shows the distance', async () => {
    mockGeolocation((located) => located(nearParis))
    open()
    expect(await displayedNames()).toEqual(['Camille Roux', 'Hugo Blanc', 'Inès Petit'])
    await press()
    await screen.findByText(/Les plus proches de vous sont en tête/)
    expect(await displayedNames()).toEqual(['Hugo Blanc', 'Camille Roux', 'Inès Petit'])
    expect(await card(/Hugo Blanc/)).toHaveTextContent('à moins de 1 km environ')
    expect(await card(/Camille Roux/)).toHaveTextContent('à 392 km')
    expect(await card(/Inès Petit/)).not.toHaveTextContent('km')
  })

  it('sends the position rounded to a tenth of a degree, and keeps it out of the URL', async () => {
    mockGeolocation((located) => located(nearParis))
    const requests = mockResponse('GET /therapists', 200, [camille, hugo])
    const { address } = open()
    await press()
    await waitFor(() => expect(requests.at(-1)?.url.search).toBe('?near=48.9%2C2.3'))
    expect(address()).toBe('/therapists')
  })

  it("replaces the town in the search by the visitor's position", async () => {
    mockGeolocation((located) => located(nearParis))
    const { address } = open('/therapists?name=roux&location=Lyon')
    await press()
    await screen.findByText(/Les plus proches de vous sont en tête/)
    expect(address()).toBe('/therapists?name=roux')
    expect(screen.getByLabelText('Lieu')).toHaveValue('')
  })

  it('forgets the position on request', async () => {
    mockGeolocation((located) => located(nearParis))
    open()
    await press()
    await userEvent.click(await screen.findByRole('button', { name: 'Ne plus utiliser ma position' }))
    expect(await displayedNames()).toEqual(['Camille Roux', 'Hugo Blanc', 'Inès Petit'])
    expect(await card(/Camille Roux/)).not.toHaveTextContent('km')
  })

  it.each([
    ['refuses to share the position', 1, /La localisation n'est pas autorisée/],
    ['cannot determine the position', 2, /Votre position n'a pas été trouvée/],
    ['takes too long', 3, /Votre position n'a pas été trouvée/],
  ])('shows a message when the browser %s', async (_what, code, sentence) => {
    mockGeolocation((_located, failed) => failed({ code }))
    open()
    await press()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Autour de moi' })).toBeEnabled()
  })

  it('is not shown by a browser without geolocation', async () => {
    open()
    await cards()
    expect(screen.queryByRole('button', { name: 'Autour de moi' })).toBeNull()
  })
})

const place = () => screen.getByRole('combobox', { name: 'Lieu' })

describe('a field of the search', () => {
  const lyon: Completion = { text: 'Lyon', detail: '69 · 2 praticiens' }
  const laon: Completion = { text: 'Laon', detail: '02 · 1 praticien' }

  beforeEach(() => {
    mockResponse('GET /therapists/completions', 200, [lyon, laon])
  })

  it('shows completions after two characters, when typing pauses', async () => {
    const requests = mockResponse('GET /therapists/completions', 200, [lyon])
    open()
    await userEvent.type(place(), 'l')
    expect(place()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(place(), 'yon')
    expect(await screen.findByRole('option', { name: 'Lyon 69 · 2 praticiens' })).toBeVisible()
    expect(requests.map(({ url }) => url.search)).toEqual(['?field=location&text=lyon'])
    expect(screen.getByText('1 proposition')).toBeInTheDocument()
  })

  it('selects a completion with the arrow keys, and searches with Enter', async () => {
    const { address } = open()
    await userEvent.type(place(), 'l-on')
    await screen.findByRole('listbox', { name: 'Propositions' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const laonOption = screen.getByRole('option', { name: /Laon/ })
    expect(laonOption).toHaveAttribute('aria-selected', 'true')
    expect(place()).toHaveAttribute('aria-activedescendant', laonOption.id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}')
    expect(address()).toBe('/therapists?location=Laon')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('selects a completion by a click', async () => {
    mockResponse('GET /therapists/completions', 200, [{ text: 'Camille Roux', detail: 'Les Prés, Lyon' }])
    const { address } = open()
    await userEvent.type(screen.getByRole('combobox', { name: 'Nom du praticien' }), 'cam')
    await userEvent.click(await screen.findByRole('option', { name: /Camille Roux/ }))
    expect(address()).toBe('/therapists?name=Camille+Roux')
  })

  it('searches for the typed text when no completion is selected', async () => {
    const { address } = open()
    await userEvent.type(place(), 'ly')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Enter}')
    expect(address()).toBe('/therapists?location=ly')
  })

  it('keeps the text and closes the list on Escape and on blur', async () => {
    open()
    await userEvent.type(place(), 'ly')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(place()).toHaveValue('ly')
    await userEvent.type(place(), 'o')
    await screen.findByRole('listbox')
    await userEvent.tab()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('shows no completions and no error when they cannot be loaded', async () => {
    mockFailure('GET /therapists/completions', 500, 'E500')
    open()
    await userEvent.type(place(), 'lyon')
    await cards()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
