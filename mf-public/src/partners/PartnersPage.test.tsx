import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { id, mockFailure, mockResponse, openArea, resetMocks, signedOut } from 'shared/testing'
import area from '../remote.tsx'
import { aTherapist } from '../testing/things.ts'

const open = () => openArea(area.Root, '/partenaires')
const therapist = () => screen.findByRole('combobox', { name: 'Praticien' })
const lines = () => screen.getByRole('figure', { name: 'Lignes à coller' })

beforeEach(signedOut)
afterEach(resetMocks)

describe("the lines for a site of one's own", () => {
  it('are for whoever is found by name, however many there are in the directory', async () => {
    const searches = mockResponse('GET /therapists', 200, [
      aTherapist({ id: id(420), firstname: 'Zoé', lastname: 'Zeller', firmName: 'Les Derniers' }),
    ])
    open()
    await userEvent.type(await therapist(), 'zel')
    await userEvent.click(await screen.findByRole('option', { name: /Zoé Zeller\s*Les Derniers, Lyon/ }))
    expect(lines()).toHaveTextContent(`therapist="${id(420)}"`)
    expect(searches.map(({ url }) => url.search)).toEqual(['?name=zel'])
  })

  it('are for the search while nobody is chosen, and again once nobody is', async () => {
    mockResponse('GET /therapists', 200, [aTherapist()])
    open()
    expect(await therapist()).toHaveAttribute('placeholder', 'Tous : afficher la recherche')
    await userEvent.type(await therapist(), 'rou')
    await userEvent.click(await screen.findByRole('option', { name: /Camille Roux/ }))
    await userEvent.clear(await therapist())
    await waitFor(() => expect(lines()).not.toHaveTextContent('therapist='))
  })

  it('say that nobody could be found when the search fails', async () => {
    mockFailure('GET /therapists', 400, 'E400')
    open()
    await userEvent.type(await therapist(), 'zel')
    expect(await screen.findByText("La liste des praticiens n'a pas pu être chargée.")).toBeVisible()
  })
})
