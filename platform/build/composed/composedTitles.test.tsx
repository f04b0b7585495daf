import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { errorCode } from 'shared/contracts/errorCodes'
import { textPages } from 'shared/domain/publicPages/composedPages'
import { anOperator, id, mockFailure, mockResponse, openArea, resetMocks, signedOut } from 'shared/testing'
import { searchPage } from '../../../api/src/pages/directory/searchPage.ts'
import { therapistPage } from '../../../api/src/pages/directory/therapistPage.ts'
import { noTherapistPage } from '../../../api/src/pages/notFound.ts'
import { pageRendererByPath } from '../../../api/src/pages/texts/textPage.ts'
import area from '../../../mf-public/src/remote.tsx'
import { buildTherapist } from '../../../mf-public/src/testing/fixtures.ts'

const { origin } = window.location
const therapist = buildTherapist()
const therapistPath = `/therapists/${therapist.id}`

/** Opens the page at a path, and waits for its title. */
async function expectTitle(path: string, title: string): Promise<void> {
  openArea(area.Root, path)
  await waitFor(() => expect(document.title).toBe(title))
}

beforeEach(() => {
  document.title = ''
  signedOut()
  // Replaces a function that jsdom lacks, because it has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn()
  mockResponse('GET /public/operator', 200, anOperator())
  mockResponse('GET /therapists', 200, [therapist])
  mockResponse('GET /therapists/:id/session-types', 200, [])
  mockResponse('GET /therapists/:id/slots', 200, [])
  mockResponse('GET /therapists/:id/sessions', 200, [])
})
afterEach(resetMocks)

describe('the title of a page rendered by React', () => {
  it.each(textPages)('equals the title that the API composes: %s', async (path) => {
    await expectTitle(path, pageRendererByPath[path]({ origin, operator: anOperator() }).title)
  })

  it.each([
    ['/therapists', '', undefined],
    ['/therapists?location=LYON', 'LYON', 'Lyon'],
    ['/therapists?location=nice', 'nice', undefined],
  ])('equals the title of the search page that the API composes: %s', async (path, location, town) => {
    const search = { name: '', location }
    const searchResult = { therapists: [therapist], count: 1, town, towns: [] }
    await expectTitle(path, searchPage({ ...searchResult, search, page: 1, origin, nextSlots: [] }).title)
  })

  it("equals the title of the therapist's page that the API composes", async () => {
    mockResponse('GET /therapists/:id', 200, therapist)
    await expectTitle(therapistPath, therapistPage({ therapist, types: [], slots: [], origin }).title)
  })

  it('equals the title that the API composes for a therapist who is not found', async () => {
    mockFailure('GET /therapists/:id', 404, errorCode.notFound)
    const path = `/therapists/${id(9)}`
    await expectTitle(path, noTherapistPage(path, { hasLeft: false }).title)
  })
})
