import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { mockRawResponse, mockResponse, resetMocks, id, openArea, mockFailure, signedOut } from 'shared/testing'
import area from '../remote.tsx'
import { buildTherapist } from '../testing/fixtures.ts'

const twoTherapists = [
  buildTherapist(),
  buildTherapist({ id: id(2), firstname: 'Hugo', lastname: 'Blanc', latitude: null, longitude: null }),
]

const openPage = (path: string) => openArea(area.Root, path)
const cardLinks = () => within(screen.getByRole('list', { name: 'Praticiens' })).getAllByRole('link')

/** Gives the map a size, which jsdom does not. Without a size, Leaflet shows no marker. */
beforeAll(() => {
  Object.defineProperties(HTMLElement.prototype, { clientWidth: { value: 700 }, clientHeight: { value: 800 } })
})
beforeEach(signedOut)
afterEach(resetMocks)

describe('the directory of therapists', () => {
  it.each([
    ['2 praticiens peuvent vous intéresser', twoTherapists],
    ['1 praticien(ne) peut vous intéresser', twoTherapists.slice(0, 1)],
    ['Aucun praticien trouvé', []],
  ])('has the heading « %s »', async (headline, therapists) => {
    mockResponse('GET /therapists', 200, therapists)
    openPage('/therapists')
    expect(await screen.findByRole('heading', { level: 1, name: headline })).toBeVisible()
  })

  it('shows the total number of matches when only the first are listed, and suggests a narrower search', async () => {
    mockRawResponse('GET /therapists', () => Response.json(twoTherapists, { headers: { 'x-total-count': '10000' } }))
    openPage('/therapists')
    expect(
      await screen.findByRole('heading', { level: 1, name: /^10\s000 praticiens peuvent vous intéresser$/ }),
    ).toBeVisible()
    expect(screen.getByText(/^Seuls les 2 premiers sont affichés/)).toBeVisible()
    expect(cardLinks()).toHaveLength(2)
  })

  it('has no notice about further matches when all matches are listed', async () => {
    mockRawResponse('GET /therapists', () => Response.json(twoTherapists, { headers: { 'x-total-count': '2' } }))
    openPage('/therapists')
    expect(await screen.findByRole('heading', { level: 1, name: '2 praticiens peuvent vous intéresser' })).toBeVisible()
    expect(screen.queryByText(/premiers sont affichés/)).toBeNull()
  })

  it('requests the search in the URL, and requests again when it changes', async () => {
    const requests = mockResponse('GET /therapists', 200, twoTherapists)
    const { address } = openPage('/therapists?name=roux&location=lyon')
    await screen.findByText('Camille Roux', { selector: 'h2' })
    await userEvent.clear(screen.getByLabelText('Nom du praticien'))
    await userEvent.clear(screen.getByLabelText('Lieu'))
    await userEvent.type(screen.getByLabelText('Lieu'), 'Angers{Enter}')
    await screen.findByText('Camille Roux', { selector: 'h2' })
    expect(address()).toBe('/therapists?location=Angers')
    expect(requests.map(({ url }) => url.search)).toEqual(['?name=roux&location=lyon', '?location=Angers'])
  })

  it('still shows the previous results after a failure, without a toast, and loads again with Réessayer', async () => {
    mockResponse('GET /therapists', 200, twoTherapists)
    openPage('/therapists')
    await screen.findByRole('heading', { level: 1, name: '2 praticiens peuvent vous intéresser' })
    mockFailure('GET /therapists', 400, errorCode.invalid)
    await userEvent.type(screen.getByLabelText('Lieu'), 'Nice{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }))
    expect(cardLinks()).toHaveLength(2)
    expect(screen.getAllByRole('alert')).toHaveLength(1)

    mockResponse('GET /therapists', 200, twoTherapists.slice(1))
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('heading', { level: 1, name: '1 praticien(ne) peut vous intéresser' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  })

  it('marks therapists with an approximate location', async () => {
    mockResponse('GET /therapists', 200, twoTherapists)
    openPage('/therapists')
    const list = within(await screen.findByRole('list', { name: 'Praticiens' }))
    expect(within(list.getByRole('link', { name: /Hugo Blanc/ })).getByText('Localisation approximative')).toBeVisible()
    expect(list.getAllByText('Localisation approximative')).toHaveLength(1)
  })

  it('highlights the marker of the focused card, and the card of the focused marker', async () => {
    mockResponse('GET /therapists', 200, [
      buildTherapist(),
      buildTherapist({ id: id(3), firstname: 'Inès', lastname: 'Petit', latitude: 48.1, longitude: -1.7 }),
    ])
    const { container } = openPage('/therapists')
    const marker = await screen.findByRole('link', { name: 'Inès Petit' })
    const [, ines] = cardLinks()
    act(() => ines?.focus())
    expect(marker).toHaveClass('map-pointed')
    act(() => ines?.blur())
    expect(marker).not.toHaveClass('map-pointed')

    const highlightedCard = () => container.querySelector('[data-highlighted="true"]')
    expect(highlightedCard()).toBeNull()
    act(() => marker.focus())
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Inès Petit')
    expect(highlightedCard()).toHaveTextContent('Inès Petit')
  })

  it('opens the therapist of a focused marker with Enter', async () => {
    mockResponse('GET /therapists', 200, [buildTherapist()])
    mockResponse('GET /therapists/:id', 200, buildTherapist())
    mockResponse('GET /therapists/:id/session-types', 200, [])
    mockResponse('GET /therapists/:id/slots', 200, [])
    mockResponse('GET /therapists/:id/sessions', 200, [])
    const { address } = openPage('/therapists')
    const marker = await screen.findByRole('link', { name: 'Camille Roux' })
    act(() => marker.focus())
    await userEvent.keyboard('{Enter}')
    expect(address()).toBe(`/therapists/${id(1)}`)
  })

  it('has French labels on its map and zoom buttons', async () => {
    mockResponse('GET /therapists', 200, twoTherapists)
    openPage('/therapists')
    const map = await screen.findByRole('region', { name: 'Carte des praticiens' })
    expect(within(map).getByRole('button', { name: 'Zoom avant' })).toBeVisible()
    expect(within(map).getByRole('button', { name: 'Zoom arrière' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Passer la carte' })).toBeInTheDocument()
  })
})
