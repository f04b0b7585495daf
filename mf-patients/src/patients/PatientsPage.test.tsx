import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { mockResponse, aPatient, resetMocks, id, openArea, mockFailure, signedInAs } from 'shared/testing'
import area from '../remote.tsx'

// Skips the pointer-events check of user-event, which reads the style of every ancestor and is slow in large forms.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const buildPerson = (number: number, lastname: string, firstname: string, city = 'Lyon') =>
  aPatient({
    id: id(number),
    email: `${lastname}@exemple.fr`,
    address: { streetName: '', zipCode: '', city },
    individual: { firstname, lastname, birthdate: null, nbHoursToDo: 0 },
  })
const firm = aPatient({
  id: id(103),
  type: 'FIRM',
  individual: null,
  firm: { companyName: 'École du Lac', siren: '' },
})

const openPatients = (path = '/pros/patients') => openArea(area.Root, path)
const shownNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const findNames = async () => {
  await screen.findAllByRole('rowheader')
  return shownNames()
}

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
})
afterEach(resetMocks)

describe('the list of patients', () => {
  it('shows name, type and contact details of each patient', async () => {
    mockResponse('GET /patients', 200, [buildPerson(101, 'Aubert', 'Zoé'), firm])
    openPatients()
    expect(await findNames()).toEqual(['Aubert Zoé', 'École du Lac'])
    expect(screen.getByRole('row', { name: /Aubert Zoé Particulier Aubert@exemple.fr/ })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /École du Lac Entreprise/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ajouter un patient' })).toHaveAttribute('href', '/pros/patient')
  })

  it('sorts by one column at a time in both directions, and keeps the order in the URL', async () => {
    mockResponse('GET /patients', 200, [
      buildPerson(101, 'Aubert', 'Zoé', 'Vaise'),
      buildPerson(102, 'Étienne', 'Paul', 'Brindas'),
      buildPerson(104, 'Faure', 'Jean', 'Écully'),
    ])
    const { address } = openPatients()
    expect(await findNames()).toEqual(['Aubert Zoé', 'Étienne Paul', 'Faure Jean'])
    await user.click(screen.getByRole('button', { name: 'Nom' }))
    expect(shownNames()).toEqual(['Faure Jean', 'Étienne Paul', 'Aubert Zoé'])
    await user.click(screen.getByRole('button', { name: 'Ville' }))
    expect(shownNames()).toEqual(['Étienne Paul', 'Faure Jean', 'Aubert Zoé'])
    expect(address()).toBe('/pros/patients?sort=city.asc')
  })

  it('searches when typing pauses, and by type; the typed text is not in the URL', async () => {
    const calls = mockResponse('GET /patients', 200, [firm])
    const { address } = openPatients()
    await user.type(await screen.findByRole('searchbox', { name: 'Nom, tél., e-mail ou ville' }), 'lac')
    await waitFor(() => expect(calls).toHaveLength(2))
    await user.click(screen.getByRole('combobox', { name: 'Type' }))
    await user.click(screen.getByRole('option', { name: 'Entreprise' }))
    await waitFor(() =>
      expect(calls.map(({ url }) => url.search)).toEqual([
        '?lastComment=true',
        '?name=lac&lastComment=true',
        '?name=lac&type=FIRM&lastComment=true',
      ]),
    )
    expect(address()).toBe('/pros/patients?type=FIRM')
  })

  it('restores the search and the sort order from the URL', async () => {
    const calls = mockResponse('GET /patients', 200, [
      buildPerson(101, 'Aubert', 'Zoé'),
      buildPerson(102, 'Étienne', 'Paul'),
    ])
    openPatients('/pros/patients?name=a&type=INDIVIDUAL&sort=name.desc')
    expect(await findNames()).toEqual(['Étienne Paul', 'Aubert Zoé'])
    expect(screen.getByRole('searchbox')).toHaveValue('a')
    expect(calls[0]?.url.search).toBe('?name=a&type=INDIVIDUAL&lastComment=true')
  })

  it('shows a message when there are no patients, and when no patient matches the search', async () => {
    mockResponse('GET /patients', 200, [])
    const { unmount } = openPatients()
    expect(await screen.findByText("Aucun patient répertorié pour l'instant")).toBeInTheDocument()
    unmount()
    openPatients('/pros/patients?name=zzz')
    expect(await screen.findByText('Aucun résultat trouvé pour votre recherche')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Effacer les filtres' })).toBeInTheDocument()
  })

  it("loads again when 'Réessayer' is clicked", async () => {
    mockFailure('GET /patients', 400, errorCode.invalid)
    openPatients()
    await screen.findByText('Le chargement a échoué.')
    mockResponse('GET /patients', 200, [firm])
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await findNames()).toEqual(['École du Lac'])
  })

  it('shows cards below 800 px, with a floating button to add a patient', async () => {
    window.innerWidth = 390
    mockResponse('GET /patients', 200, [buildPerson(101, 'Aubert', 'Zoé'), firm])
    openPatients()
    const cards = await screen.findAllByRole('listitem')
    expect(cards.map((card) => within(card).getByText(/·|Entreprise/).textContent)).toEqual([
      'Particulier · Lyon · 0612345678',
      'Entreprise · Lyon · 0612345678',
    ])
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ajouter' })).toHaveAttribute('href', '/pros/patient')
  })
})

const noConsequences = { cancelledSessions: 0, billedSessions: 0, firmSessions: 0, invoices: 0, estimations: 0 }
const openDeleteDialog = async (deletion: object = {}) => {
  mockResponse('GET /patients', 200, [buildPerson(101, 'Aubert', 'Zoé'), firm])
  mockResponse('GET /patients/:id/deletion', 200, { ...noConsequences, ...deletion })
  openPatients()
  await user.click(await screen.findByRole('button', { name: 'Supprimer Aubert Zoé' }))
  return screen.findByRole('dialog', { name: 'Etes vous sûr de vouloir supprimer ce patient ?' })
}

const confirmDeletion = async (dialog: HTMLElement) => {
  await within(dialog).findByRole('list')
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer le patient' }))
}

describe('the deletion of a patient', () => {
  it('lists beforehand what happens to future sessions, invoices and quotes', async () => {
    const dialog = within(await openDeleteDialog({ cancelledSessions: 2, invoices: 3, estimations: 1 }))
    const list = await dialog.findByRole('list', { name: 'Ce que la suppression change' })
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      '2 séances à venir : elles seront annulées, et les personnes qui les ont réservées en ligne prévenues par e-mail',
      '3 factures : elles sont conservées',
      '1 devis : il est conservé',
      "Les séances passées restent lisibles dans l'agenda",
    ])
    expect(dialog.getByText(/^Pendant 30 jours, le dossier peut être remis/)).toBeInTheDocument()
  })

  it('is disabled while a future session is on an invoice', async () => {
    const dialog = within(await openDeleteDialog({ billedSessions: 1 }))
    expect(await dialog.findByText(/^1 séance à venir est déjà facturée/)).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Supprimer le patient' })).toBeDisabled()
  })

  it('asks for a confirmation, and removes the row without a reload', async () => {
    const calls = mockResponse('DELETE /patients/:id', 204)
    const dialog = await openDeleteDialog()
    expect(within(dialog).getByText('Aubert Zoé')).toBeInTheDocument()
    await confirmDeletion(dialog)
    expect(await screen.findByText('Patient correctement supprimé')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(calls[0]?.url.pathname).toBe(`/api/patients/${id(101)}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(shownNames()).toEqual(['École du Lac'])
  })

  it('can be cancelled', async () => {
    const dialog = await openDeleteDialog()
    await user.click(within(dialog).getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(shownNames()).toHaveLength(2)
  })

  it('shows an error when the server refuses', async () => {
    mockFailure('DELETE /patients/:id', 404, errorCode.notFound)
    const dialog = await openDeleteDialog()
    await confirmDeletion(dialog)
    expect(await screen.findByText('Erreur lors de la suppression du patient.')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(shownNames()).toHaveLength(2)
  })
})
