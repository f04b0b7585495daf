import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { id, mockFailure, mockResponse, openArea, resetMocks, signedOut } from 'shared/testing'
import area from '../remote.tsx'
import { buildTherapist } from '../testing/fixtures.ts'

const openPage = () => openArea(area.Root, '/partenaires')
const findTherapistField = () => screen.findByRole('combobox', { name: 'Praticien' })
const getSnippet = () => screen.getByRole('figure', { name: 'Lignes à coller' })

beforeEach(signedOut)
afterEach(resetMocks)

describe('the page of the embed snippet', () => {
  it('inserts the id of a therapist found by name into the snippet', async () => {
    const searches = mockResponse('GET /therapists', 200, [
      buildTherapist({ id: id(420), firstname: 'Zoé', lastname: 'Zeller', firmName: 'Les Derniers' }),
    ])
    openPage()
    await userEvent.type(await findTherapistField(), 'zel')
    await userEvent.click(await screen.findByRole('option', { name: /Zoé Zeller\s*Les Derniers, Lyon/ }))
    expect(getSnippet()).toHaveTextContent(`therapist="${id(420)}"`)
    expect(searches.map(({ url }) => url.search)).toEqual(['?name=zel'])
  })

  it('inserts no therapist after the selection is cleared', async () => {
    mockResponse('GET /therapists', 200, [buildTherapist()])
    openPage()
    expect(await findTherapistField()).toHaveAttribute('placeholder', 'Tous : afficher la recherche')
    await userEvent.type(await findTherapistField(), 'rou')
    await userEvent.click(await screen.findByRole('option', { name: /Camille Roux/ }))
    await userEvent.clear(await findTherapistField())
    await waitFor(() => expect(getSnippet()).not.toHaveTextContent('therapist='))
  })

  it('shows that the therapists cannot be loaded when the search fails', async () => {
    mockFailure('GET /therapists', 400, errorCode.invalid)
    openPage()
    await userEvent.type(await findTherapistField(), 'zel')
    expect(await screen.findByText("La liste des praticiens n'a pas pu être chargée.")).toBeVisible()
  })
})
