import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import type { Operator } from 'shared/contracts/operator'
import { helpTopics, topicPath } from 'shared/domain/help/helpPath'
import { partnersPage } from 'shared/domain/publicPages/partners/guide'
import { anOperator, mockResponse, openArea, resetMocks, signedOut } from 'shared/testing'
import { pageRendererByPath } from '../../../api/src/pages/texts/textPage.ts'
import area from '../../../mf-public/src/remote.tsx'

const unknownOperator = anOperator()
const knownOperator = anOperator({
  name: 'Prairie SAS',
  legalForm: 'SAS au capital de 10 000 €',
  address: '4 rue du Lac, 69003 Lyon',
  siren: '732829320',
  phone: '04 78 00 00 00',
  host: 'Nuage SAS, 1 rue du Port, 59000 Lille',
  privacyContact: 'donnees@prairie.test',
  subProcessors: ['Nuage SAS, hébergement, France', 'Courrier SAS, e-mails, France'],
})

/**
 * Pages whose text is entirely in `shared`. Other content that React renders, such as forms and pictures, is not
 * compared.
 */
const pages = [
  '/public/about',
  '/pros/about',
  '/public/cgu',
  '/pros/cgu',
  '/cgu',
  '/mentions-legales',
  '/accessibilite',
  '/partenaires',
  '/pros/demoThanks',
  '/pros/sign-up',
  '/aide',
  ...helpTopics.map(topicPath),
] as const

const comparedSelector = 'h1, h2, h3, p, li, dt, dd, pre, strong, a'

/** Returns false for the live example of the partners' page, whose heading appears only after its script has run. */
const isComparedElement = (element: Element) => element.textContent !== partnersPage.example

/** Returns tag, address and text of each compared element in order, without whitespace, which the formatter changes. */
const comparableTextOf = (main: ParentNode, path: string) =>
  [...main.querySelectorAll(comparedSelector)].filter(isComparedElement).map((element) => {
    const href = element.getAttribute('href')
    const address = href?.startsWith('#') ? path + href : href
    return [element.localName, address, element.textContent.replaceAll(/\s/g, '')]
      .filter((part) => part !== null)
      .join(' ')
  })

const composedTextOf = (path: (typeof pages)[number], operator: Operator) => {
  const { main } = pageRendererByPath[path]({ origin: window.location.origin, operator })
  const element = document.createElement('main')
  element.innerHTML = main.markup
  return comparableTextOf(element, path)
}

beforeEach(() => {
  signedOut()
  // Replaces a function that jsdom lacks, because it has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn()
})
afterEach(resetMocks)

describe.each(pages)('the text of %s composed by the API', (path) => {
  it.each([
    ['known', knownOperator],
    ['unknown', unknownOperator],
  ])('equals the text that React renders for an operator whose details are %s', async (_caseName, operator) => {
    mockResponse('GET /public/operator', 200, operator)
    const { container } = openArea(area.Root, path)
    await screen.findByRole('heading', { level: 1 })
    const composedText = composedTextOf(path, operator)
    expect(composedText).not.toEqual([])
    await waitFor(() => expect(comparableTextOf(container, path)).toEqual(composedText))
  })
})
