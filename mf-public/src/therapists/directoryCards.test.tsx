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
const inconnu = aTherapist({ id: id(3), firstname: 'Inès', lastname: 'Petit', latitude: null, longitude: null })

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
  mockResponse('GET /therapists', 200, [camille, hugo, inconnu])
  mockResponse('GET /therapists/next-slots', 200, [
    slotOf(camille.id, '2027-03-02'),
    slotOf(hugo.id, '2027-03-11'),
    slotOf(inconnu.id, null),
  ])
})
afterEach(() => {
  nothingIsNear()
  resetMocks()
  Reflect.deleteProperty(navigator, 'geolocation')
})

describe('the card of a therapist', () => {
  it('says with which animals and for what one comes', async () => {
    open()
    const shown = await card(/Camille Roux/)
    expect(shown).toHaveTextContent('Balade, Soin, Groupe et 2 autres')
    expect(shown).toHaveTextContent('Cheval')
    expect(shown).toHaveTextContent('Âne')
  })

  it('says when the next free slot is, and leads to its week and type', async () => {
    open()
    await screen.findByText('Prochain créneau : demain à 10:00')
    expect(await card(/Camille Roux/)).toHaveAttribute(
      'href',
      `/therapists/${camille.id}?date=2027-03-02&type=${id(50)}`,
    )
    expect(await card(/Hugo Blanc/)).toHaveTextContent('Prochain créneau : jeudi 11 mars à 10:00')
    expect(await card(/Inès Petit/)).toHaveTextContent('Aucun créneau dans les deux mois à venir')
    expect(await card(/Inès Petit/)).toHaveAttribute('href', `/therapists/${inconnu.id}`)
  })

  it("names the day of its slot by the practice's clock", async () => {
    // Eight in the evening of the 1st in Guadeloupe, one in the morning of the 2nd in Paris.
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

  it('is there without its slot when that cannot be read', async () => {
    mockFailure('GET /therapists/next-slots', 400, 'E400')
    open()
    const shown = await card(/Camille Roux/)
    expect(shown).not.toHaveTextContent('créneau')
    expect(shown).toHaveAttribute('href', `/therapists/${camille.id}`)
  })

  it('comes with its slot in calls of 24', async () => {
    const many = Array.from({ length: 30 }, (_, index) => aTherapist({ id: id(100 + index) }))
    mockResponse('GET /therapists', 200, many)
    const requests = mockResponse('GET /therapists/next-slots', 200, [])
    open()
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(requests.map(({ url }) => url.searchParams.get('ids')?.split(',').length)).toEqual([24, 6])
  })
})

type Located = (position: { coords: { latitude: number; longitude: number } }) => void
type Failed = (error: { code: number }) => void

/** Mocks the browser's geolocation; counts the requests. */
function browserAnswers(answer: (located: Located, failed: Failed) => void): { asked: number } {
  const calls = { asked: 0 }
  const getCurrentPosition = (located: Located, failed: Failed) => {
    calls.asked += 1
    answer(located, failed)
  }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  return calls
}

const nearParis = { coords: { latitude: 48.8534, longitude: 2.3488 } }

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Autour de moi' }))
const order = async () => (await cards()).map((link) => within(link).getByRole('heading', { level: 2 }).textContent)

describe('« Autour de moi »', () => {
  it('asks where the visitor is when it is pressed, never before', async () => {
    const calls = browserAnswers((located) => located(nearParis))
    open()
    await cards()
    expect(calls.asked).toBe(0)
    await press()
    expect(calls.asked).toBe(1)
  })

  it('puts the closest first, with how far they are', async () => {
    browserAnswers((located) => located(nearParis))
    open()
    expect(await order()).toEqual(['Camille Roux', 'Hugo Blanc', 'Inès Petit'])
    await press()
    await screen.findByText(/Les plus proches de vous sont en tête/)
    expect(await order()).toEqual(['Hugo Blanc', 'Camille Roux', 'Inès Petit'])
    expect(await card(/Hugo Blanc/)).toHaveTextContent('à moins de 1 km environ')
    expect(await card(/Camille Roux/)).toHaveTextContent('à 392 km')
    expect(await card(/Inès Petit/)).not.toHaveTextContent('km')
  })

  it('sends the position to the tenth of a degree, and leaves it out of the address', async () => {
    browserAnswers((located) => located(nearParis))
    const requests = mockResponse('GET /therapists', 200, [camille, hugo])
    const { address } = open()
    await press()
    await waitFor(() => expect(requests.at(-1)?.url.search).toBe('?near=48.9%2C2.3'))
    expect(address()).toBe('/therapists')
  })

  it('looks around the visitor rather than in the town that was searched for', async () => {
    browserAnswers((located) => located(nearParis))
    const { address } = open('/therapists?name=roux&location=Lyon')
    await press()
    await screen.findByText(/Les plus proches de vous sont en tête/)
    expect(address()).toBe('/therapists?name=roux')
    expect(screen.getByLabelText('Lieu')).toHaveValue('')
  })

  it('forgets the position on demand', async () => {
    browserAnswers((located) => located(nearParis))
    open()
    await press()
    await userEvent.click(await screen.findByRole('button', { name: 'Ne plus utiliser ma position' }))
    expect(await order()).toEqual(['Camille Roux', 'Hugo Blanc', 'Inès Petit'])
    expect(await card(/Camille Roux/)).not.toHaveTextContent('km')
  })

  it.each([
    ['refuses', 1, /La localisation n'est pas autorisée/],
    ['does not know', 2, /Votre position n'a pas été trouvée/],
    ['takes too long', 3, /Votre position n'a pas été trouvée/],
  ])('says what to do instead when the browser %s', async (_what, code, sentence) => {
    browserAnswers((_located, failed) => failed({ code }))
    open()
    await press()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Autour de moi' })).toBeEnabled()
  })

  it('is not offered by a browser that cannot tell', async () => {
    open()
    await cards()
    expect(screen.queryByRole('button', { name: 'Autour de moi' })).toBeNull()
  })
})

const place = () => screen.getByRole('combobox', { name: 'Lieu' })

describe('what is typed in the search', () => {
  const lyon: Completion = { text: 'Lyon', detail: '69 · 2 praticiens' }
  const laon: Completion = { text: 'Laon', detail: '02 · 1 praticien' }

  beforeEach(() => {
    mockResponse('GET /therapists/completions', 200, [lyon, laon])
  })

  it('is completed after two characters, once typing pauses', async () => {
    const requests = mockResponse('GET /therapists/completions', 200, [lyon])
    open()
    await userEvent.type(place(), 'l')
    expect(place()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(place(), 'yon')
    expect(await screen.findByRole('option', { name: 'Lyon 69 · 2 praticiens' })).toBeVisible()
    expect(requests.map(({ url }) => url.search)).toEqual(['?field=location&text=lyon'])
    expect(screen.getByText('1 proposition')).toBeInTheDocument()
  })

  it('is chosen with the arrows and Enter, which searches', async () => {
    const { address } = open()
    await userEvent.type(place(), 'l-on')
    await screen.findByRole('listbox', { name: 'Propositions' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const chosen = screen.getByRole('option', { name: /Laon/ })
    expect(chosen).toHaveAttribute('aria-selected', 'true')
    expect(place()).toHaveAttribute('aria-activedescendant', chosen.id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}')
    expect(address()).toBe('/therapists?location=Laon')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('is chosen by a click', async () => {
    mockResponse('GET /therapists/completions', 200, [{ text: 'Camille Roux', detail: 'Les Prés, Lyon' }])
    const { address } = open()
    await userEvent.type(screen.getByRole('combobox', { name: 'Nom du praticien' }), 'cam')
    await userEvent.click(await screen.findByRole('option', { name: /Camille Roux/ }))
    expect(address()).toBe('/therapists?name=Camille+Roux')
  })

  it('is searched for as it is when nothing is chosen', async () => {
    const { address } = open()
    await userEvent.type(place(), 'ly')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Enter}')
    expect(address()).toBe('/therapists?location=ly')
  })

  it('stays, and the list closes, on Escape and when the field is left', async () => {
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

  it('is not completed, without a word, when that fails', async () => {
    mockFailure('GET /therapists/completions', 500, 'E500')
    open()
    await userEvent.type(place(), 'lyon')
    await cards()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
