import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { anOperator, mockFailure, mockResponse, openArea, resetMocks, signedOut } from 'shared/testing'
import area from '../remote.tsx'

const operator = anOperator({
  name: 'Prairie SAS',
  legalForm: 'SAS au capital de 10 000 €',
  address: '4 rue du Lac, 69003 Lyon',
  siren: '732829320',
  register: 'RCS Lyon',
  vatNumber: 'FR44732829320',
  director: 'Camille Roux',
  phone: '04 78 00 00 00',
  host: 'Nuage SAS, 1 rue du Port, 59000 Lille',
  privacyContact: 'donnees@prairie.test',
  subProcessors: ['Nuage SAS, hébergement, France', 'Courrier SAS, e-mails, France'],
})

const pages = [
  ['/cgu', 'Politique de confidentialité'],
  ['/public/cgu', 'Conditions générales'],
  ['/pros/cgu', 'Conditions générales'],
  ['/mentions-legales', 'Mentions légales'],
  ['/accessibilite', "Déclaration d'accessibilité"],
] as const

const openPage = (path: string) => openArea(area.Root, path)
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  signedOut()
  // jsdom does not implement scrolling.
  Element.prototype.scrollIntoView = jest.fn()
})
afterEach(resetMocks)

describe('a legal page', () => {
  it.each(pages)('at %s has its title, and a table of contents with a link to each section', async (path, name) => {
    mockResponse('GET /public/operator', 200, operator)
    openPage(path)
    await findTitle(name)
    const contents = within(screen.getByRole('navigation', { name: 'Sommaire' })).getAllByRole('link')
    const anchors = contents.map((link) => link.getAttribute('href')?.replace(`${path}#`, '') ?? '')
    expect(anchors.map((id) => document.getElementById(id)?.textContent)).toEqual(
      contents.map(({ textContent }) => textContent),
    )
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  it.each(pages)('at %s marks the missing operator settings', async (path, name) => {
    mockResponse('GET /public/operator', 200, anOperator())
    openPage(path)
    await findTitle(name)
    expect((await screen.findAllByText("non renseigné par l'exploitant")).length).toBeGreaterThan(0)
  })
})

describe('the legal notice', () => {
  it('names the publisher and the host', async () => {
    mockResponse('GET /public/operator', 200, operator)
    openPage('/mentions-legales')
    expect(await screen.findByText('Prairie SAS')).toBeVisible()
    expect(screen.getByText('732 829 320')).toBeVisible()
    expect(screen.getByText('Nuage SAS, 1 rue du Port, 59000 Lille')).toBeVisible()
    expect(screen.getByRole('link', { name: 'bonjour@prairie.test' })).toHaveAttribute(
      'href',
      'mailto:bonjour@prairie.test',
    )
  })

  it('shows its fixed sections when the operator cannot be loaded, and loads the operator again with Réessayer', async () => {
    mockFailure('GET /public/operator', 500, errorCode.unexpected)
    openPage('/mentions-legales')
    const [retry] = await screen.findAllByRole('button', { name: 'Réessayer' })
    expect(screen.getByRole('heading', { name: 'Contenus et propriété' })).toBeVisible()
    resetMocks()
    mockResponse('GET /public/operator', 200, operator)
    if (retry) await userEvent.click(retry)
    expect(await screen.findByText('Prairie SAS')).toBeVisible()
  })
})

describe('the privacy policy', () => {
  it('lists the sub-processors, and links to the contact for personal data', async () => {
    mockResponse('GET /public/operator', 200, operator)
    openPage('/cgu')
    expect(await screen.findByText('Courrier SAS, e-mails, France')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'donnees@prairie.test' }).length).toBeGreaterThan(0)
    expect(screen.getByText(/conservées jusqu'à la suppression du compte/)).toBeVisible()
  })
})

describe('the cookies section of the privacy policy', () => {
  it('shows that there is no audience measurement if the operator has no measurement tool', async () => {
    mockResponse('GET /public/operator', 200, operator)
    openPage('/cgu')
    expect(await screen.findByText('aucun sur ce site')).toBeVisible()
    expect(screen.queryByText(/Google Analytics/)).not.toBeInTheDocument()
  })

  it('names the measurement tool of the operator, its cookies and the data that it receives', async () => {
    mockResponse('GET /public/operator', 200, { ...operator, analytics: { id: 'G-AB12CD34' } })
    openPage('/cgu')
    expect(await screen.findByText(/Google Analytics 4, de Google Ireland Limited/)).toBeVisible()
    expect(screen.getByText(/^_ga et _ga_AB12CD34 : /)).toBeVisible()
    expect(screen.getByText(/l'adresse de la page sans ce qui suit « \? »/)).toBeVisible()
  })
})

describe('the terms', () => {
  it('focus the heading of the section in the URL, and contain the price', async () => {
    mockResponse('GET /public/operator', 200, operator)
    openPage('/public/cgu#cgv')
    const heading = await screen.findByRole('heading', { name: 'C.G.V : conditions générales de vente' })
    expect(heading).toHaveFocus()
    expect(screen.getByText(/45,00\s€ HT par mois/)).toBeVisible()
  })
})

describe('the sign-up page, which has no form yet', () => {
  it("shows only its title, 'About'", async () => {
    const { container } = openPage('/pros/sign-up')
    await findTitle('About')
    expect(container).toHaveTextContent(/^About$/)
    for (const role of ['link', 'button', 'textbox', 'img']) expect(screen.queryByRole(role)).toBeNull()
  })
})

describe('the presentation of the product', () => {
  it.each(['/public/about', '/pros/about'])('is shown at %s', async (path) => {
    openPage(path)
    await findTitle('À propos de Complice')
    expect(screen.getByRole('link', { name: 'Voir les prix' })).toHaveAttribute('href', '/pros/prices')
  })
})
