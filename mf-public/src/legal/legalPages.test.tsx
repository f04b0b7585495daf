import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

const open = (path: string) => openArea(area.Root, path)
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  signedOut()
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn()
})
afterEach(resetMocks)

describe('each legal page', () => {
  it.each(pages)('at %s has its title and a table of contents that leads to its parts', async (path, name) => {
    mockResponse('GET /public/operator', 200, operator)
    open(path)
    await title(name)
    const contents = within(screen.getByRole('navigation', { name: 'Sommaire' })).getAllByRole('link')
    const anchors = contents.map((link) => link.getAttribute('href')?.replace(`${path}#`, '') ?? '')
    expect(anchors.map((id) => document.getElementById(id)?.textContent)).toEqual(
      contents.map(({ textContent }) => textContent),
    )
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  it.each(pages)('at %s says what the operator did not give', async (path, name) => {
    mockResponse('GET /public/operator', 200, anOperator())
    open(path)
    await title(name)
    expect((await screen.findAllByText("non renseigné par l'exploitant")).length).toBeGreaterThan(0)
  })
})

describe('the legal notice', () => {
  it('names who publishes and who hosts', async () => {
    mockResponse('GET /public/operator', 200, operator)
    open('/mentions-legales')
    expect(await screen.findByText('Prairie SAS')).toBeVisible()
    expect(screen.getByText('732 829 320')).toBeVisible()
    expect(screen.getByText('Nuage SAS, 1 rue du Port, 59000 Lille')).toBeVisible()
    expect(screen.getByRole('link', { name: 'bonjour@prairie.test' })).toHaveAttribute(
      'href',
      'mailto:bonjour@prairie.test',
    )
  })

  it('says so when the server cannot tell who, keeps the rest and asks again', async () => {
    mockFailure('GET /public/operator', 500, 'E500')
    open('/mentions-legales')
    const [retry] = await screen.findAllByRole('button', { name: 'Réessayer' })
    expect(screen.getByRole('heading', { name: 'Contenus et propriété' })).toBeVisible()
    resetMocks()
    mockResponse('GET /public/operator', 200, operator)
    if (retry) await userEvent.click(retry)
    expect(await screen.findByText('Prairie SAS')).toBeVisible()
  })
})

describe('the privacy policy', () => {
  it('lists the sub-processors and leads to whom one writes', async () => {
    mockResponse('GET /public/operator', 200, operator)
    open('/cgu')
    expect(await screen.findByText('Courrier SAS, e-mails, France')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'donnees@prairie.test' }).length).toBeGreaterThan(0)
    expect(screen.getByText(/conservées jusqu'à la suppression du compte/)).toBeVisible()
  })
})

describe('the cookies of the privacy policy', () => {
  it('say that nobody measures where the operator does not', async () => {
    mockResponse('GET /public/operator', 200, operator)
    open('/cgu')
    expect(await screen.findByText('aucun sur ce site')).toBeVisible()
    expect(screen.queryByText(/Google Analytics/)).not.toBeInTheDocument()
  })

  it('name the tool, its cookies and what it is sent where the operator measures', async () => {
    mockResponse('GET /public/operator', 200, { ...operator, analytics: { id: 'G-AB12CD34' } })
    open('/cgu')
    expect(await screen.findByText(/Google Analytics 4, de Google Ireland Limited/)).toBeVisible()
    expect(screen.getByText(/^_ga et _ga_AB12CD34 : /)).toBeVisible()
    expect(screen.getByText(/l'adresse de la page sans ce qui suit « \? »/)).toBeVisible()
  })
})

describe('the terms', () => {
  it('open at the part that the address names, and focus its heading', async () => {
    mockResponse('GET /public/operator', 200, operator)
    open('/public/cgu#cgv')
    const heading = await screen.findByRole('heading', { name: 'C.G.V : conditions générales de vente' })
    expect(heading).toHaveFocus()
    expect(screen.getByText(/45,00\s€ HT par mois/)).toBeVisible()
  })
})

describe('the placeholder of the sign-up', () => {
  it('shows About and nothing else', async () => {
    const { container } = open('/pros/sign-up')
    await title('About')
    expect(container).toHaveTextContent(/^About$/)
    for (const role of ['link', 'button', 'textbox', 'img']) expect(screen.queryByRole(role)).toBeNull()
  })
})

describe('what the product is', () => {
  it.each(['/public/about', '/pros/about'])('is said at %s', async (path) => {
    open(path)
    await title('À propos de Complice')
    expect(screen.getByRole('link', { name: 'Voir les prix' })).toHaveAttribute('href', '/pros/prices')
  })
})
