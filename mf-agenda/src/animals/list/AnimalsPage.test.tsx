import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { addDays } from 'shared/domain/calendar/day'
import { isoWeek } from 'shared/domain/calendar/isoWeek'
import { shortDay } from 'shared/domain/format'
import { practiceToday } from 'shared/session'
import { aClub, anAnimal, mockResponse, resetMocks, id, openArea, mockFailure, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const today = practiceToday()
const hoursThisWeek = (nbHours: number) => [{ ...isoWeek(today), nbHours }]
const lakeClub = { id: id(300), name: aClub().name }
const noisette = anAnimal({ club: lakeClub, infosByWeek: hoursThisWeek(11) })
const filou = anAnimal({
  id: id(201),
  name: 'Filou',
  birthdate: '2020-02-29',
  nbWorkingHoursByWeek: 4,
  type: { id: id(901), species: 'Chien', race: 'Labrador' },
  infosByWeek: hoursThisWeek(4.5),
})
const eclair = anAnimal({
  id: id(202),
  name: 'Éclair',
  birthdate: null,
  club: { id: id(301), name: 'Centre des Prés' },
  nbWorkingHoursByWeek: 20,
  type: { id: id(902), species: 'Lama', race: 'Lama' },
})

const openAnimals = (path = '/pros/animals') => openArea(area.Root, path)
const shownNames = () =>
  within(screen.getByRole('table', { name: 'Animaux' }))
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent)
const findNames = async () => {
  await screen.findByRole('table', { name: 'Animaux' })
  return shownNames()
}

const markerTexts = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
  mockResponse('GET /animals', 200, [noisette, filou, eclair])
})
afterEach(resetMocks)

describe('the list of animals', () => {
  it('shows name, type, date of birth, planned hours and alerts, with links to edit and add', async () => {
    openAnimals()
    expect(await findNames()).toEqual(['Éclair', 'Filou', 'Noisette'])
    const row = screen.getByRole('row', { name: /Filou/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['29/02/2020', '', '4 h', 'Au-delà de sa limite : 4 h 30 sur 4 h cette semaine', ''])
    expect(within(row).getByText('Chien, Labrador')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Modifier Filou' })).toHaveAttribute('href', `/pros/animal/${filou.id}`)
    expect(screen.getByRole('link', { name: 'Ajouter un animal' })).toHaveAttribute('href', '/pros/animal')
  })

  it.each([
    ['Nom', ['Noisette', 'Filou', 'Éclair'], ['Éclair', 'Filou', 'Noisette'], 'name'],
    ['Date de naissance', ['Noisette', 'Filou', 'Éclair'], ['Filou', 'Noisette', 'Éclair'], 'birthdate'],
    ['Lieu', ['Éclair', 'Noisette', 'Filou'], ['Noisette', 'Éclair', 'Filou'], 'club'],
    ['Nb heures prévues', ['Filou', 'Noisette', 'Éclair'], ['Éclair', 'Noisette', 'Filou'], 'hours'],
  ])(
    'sorts by %s in both directions, and keeps the sort in the URL',
    async (column, firstOrder, secondOrder, sortKey) => {
      const { address } = openAnimals()
      await findNames()
      await user.click(screen.getByRole('button', { name: column }))
      expect(shownNames()).toEqual(firstOrder)
      await user.click(screen.getByRole('button', { name: column }))
      expect(shownNames()).toEqual(secondOrder)
      // The list starts sorted by name, so the first click reverses it.
      expect(address()).toBe(`/pros/animals?sort=${sortKey}.${sortKey === 'name' ? 'asc' : 'desc'}`)
      expect(screen.getAllByRole('columnheader').filter((cell) => cell.hasAttribute('aria-sort'))).toHaveLength(1)
    },
  )

  it('restores the sort from the URL', async () => {
    openAnimals('/pros/animals?sort=hours.desc')
    expect(await findNames()).toEqual(['Éclair', 'Noisette', 'Filou'])
  })

  it('marks animals near or over their weekly hours, and expired or expiring health items', async () => {
    const expiredVaccine = { name: 'Grippe', validUntil: addDays(today, -1) }
    const expiringVaccine = { name: 'Rage', validUntil: addDays(today, 20) }
    mockResponse('GET /animals', 200, [
      noisette,
      filou,
      { ...eclair, validities: [expiredVaccine, expiringVaccine], lastSessionDay: addDays(today, 21) },
    ])
    openAnimals()
    await findNames()
    expect(markerTexts(/Noisette/)).toEqual(['Près de sa limite : 11 h sur 12 h cette semaine'])
    expect(markerTexts(/Filou/)).toEqual(['Au-delà de sa limite : 4 h 30 sur 4 h cette semaine'])
    expect(markerTexts(/Éclair/)).toEqual([
      `Grippe : plus valable depuis le ${shortDay(today)}`,
      `Rage : valable jusqu'au ${shortDay(expiringVaccine.validUntil)}, des séances sont prévues après`,
    ])
  })

  it('shows a message when the list is empty, and offers to add an animal', async () => {
    mockResponse('GET /animals', 200, [])
    openAnimals()
    expect(await screen.findByText("Aucun animal répertorié pour l'instant")).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'Ajouter un animal' })).toHaveLength(1)
  })

  it('offers a retry when loading failed', async () => {
    mockFailure('GET /animals', 400, errorCode.invalid)
    openAnimals()
    await screen.findByText('Le chargement a échoué.')
    mockResponse('GET /animals', 200, [filou])
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await findNames()).toEqual(['Filou'])
  })

  it('shows sortable cards and an add button under 800 px', async () => {
    window.innerWidth = 390
    const { address } = openAnimals()
    const cards = within(await screen.findByRole('list', { name: 'Animaux' }))
    const shownOrder = () =>
      cards.getAllByRole('link', { name: /^(Noisette|Filou|Éclair)$/ }).map(({ textContent }) => textContent)
    expect(shownOrder()).toEqual(['Éclair', 'Filou', 'Noisette'])
    expect(cards.getByText('Chien, Labrador · né(e) le 29/02/2020')).toBeInTheDocument()
    await user.click(screen.getByRole('combobox', { name: 'Trier par' }))
    await user.click(screen.getByRole('option', { name: 'Nb heures prévues, décroissant' }))
    expect(shownOrder()).toEqual(['Éclair', 'Noisette', 'Filou'])
    expect(address()).toBe('/pros/animals?sort=hours.desc')
    expect(screen.queryByRole('table', { name: 'Animaux' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ajouter un animal' })).toHaveAttribute('href', '/pros/animal')
  })
})

describe('the hours of all animals', () => {
  it('shows the hours as a sentence and as a table of the chosen period', async () => {
    openAnimals()
    await findNames()
    const { weekNumber } = isoWeek(today)
    const hoursSection = within(screen.getByRole('region', { name: 'Heures de travail par semaine' }))
    expect(
      hoursSection.getByText(
        `Semaine ${weekNumber} : Noisette 11 h sur 12 h, Filou 4 h 30 sur 4 h, Éclair 0 h sur 20 h.`,
      ),
    ).toBeInTheDocument()
    await user.click(hoursSection.getByRole('button', { name: 'Voir les données' }))
    const table = within(hoursSection.getByRole('table'))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Semaine',
      'Noisette',
      'Filou',
      'Éclair',
    ])
    const weekRow = within(table.getByRole('row', { name: new RegExp(`^Semaine ${weekNumber},`) }))
    expect(weekRow.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['11 h', '4 h 30', '0 h'])
    expect(table.getAllByRole('rowheader')).toHaveLength(12)
    await user.click(hoursSection.getByRole('combobox', { name: 'Période' }))
    await user.click(screen.getByRole('option', { name: 'Un an passé' }))
    expect(table.getAllByRole('rowheader')).toHaveLength(52)
  })

  it('shows the seven animals with the most hours until other animals are chosen', async () => {
    const hens = Array.from({ length: 9 }, (_, index) =>
      anAnimal({ id: id(210 + index), name: `Poule ${index + 1}`, infosByWeek: hoursThisWeek(index) }),
    )
    mockResponse('GET /animals', 200, hens)
    openAnimals()
    await findNames()
    const hoursSection = within(screen.getByRole('region', { name: 'Heures de travail par semaine' }))
    expect(hoursSection.getByText(/^Semaine/)).not.toHaveTextContent(/Poule 1 |Poule 2 /)
    const animalsInput = hoursSection.getByRole('combobox', { name: 'Animaux du graphique' })
    await user.click(animalsInput)
    await user.click(screen.getByRole('option', { name: 'Poule 9' }))
    await user.click(screen.getByRole('option', { name: 'Poule 1' }))
    expect(hoursSection.getByText(/^Semaine/)).toHaveTextContent(/Poule 1 /)
    expect(hoursSection.getByText(/^Semaine/)).not.toHaveTextContent(/Poule 9 /)
  })
})

const openDeleteDialog = async (name = 'Filou') => {
  const page = openAnimals('/pros/animals?sort=hours.asc')
  await user.click(await screen.findByRole('button', { name: `Supprimer ${name}` }))
  return {
    ...page,
    dialog: await screen.findByRole('dialog', { name: 'Etes vous sûr de vouloir supprimer cet animal ?' }),
  }
}
const confirmDeletion = (dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: "Supprimer l'animal" }))

describe('deleting an animal', () => {
  it('asks for confirmation, then removes the row without reloading', async () => {
    const calls = mockResponse('DELETE /animals/:id', 204)
    const { dialog } = await openDeleteDialog()
    expect(within(dialog).getByText('Filou')).toBeInTheDocument()
    await confirmDeletion(dialog)
    expect(await screen.findByText('Animal correctement supprimé')).toBeInTheDocument()
    expect(calls[0]?.url.pathname).toBe(`/api/animals/${filou.id}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(shownNames()).toEqual(['Noisette', 'Éclair'])
  })

  it('warns about upcoming sessions of the animal', async () => {
    mockResponse('GET /animals', 200, [{ ...filou, lastSessionDay: addDays(today, 7) }])
    const { dialog } = await openDeleteDialog()
    expect(
      within(dialog).getByText(new RegExp(`Des séances l'attendent jusqu'au ${shortDay(addDays(today, 7))}`)),
    ).toBeInTheDocument()
  })

  it('can be cancelled', async () => {
    const { dialog } = await openDeleteDialog()
    await user.click(within(dialog).getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(shownNames()).toHaveLength(3)
  })

  it('shows a message when the animal was already deleted, and removes its row', async () => {
    mockFailure('DELETE /animals/:id', 404, errorCode.animalGone)
    const { dialog, address } = await openDeleteDialog()
    await confirmDeletion(dialog)
    expect(await screen.findByText('Animal déjà supprimé')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toBe('/pros/animals')
    expect(shownNames()).toEqual(['Éclair', 'Noisette'])
  })

  it('shows an error when deleting failed, and keeps the row', async () => {
    mockFailure('DELETE /animals/:id', 500, errorCode.unexpected)
    const { dialog } = await openDeleteDialog()
    await confirmDeletion(dialog)
    expect(await screen.findByText("Erreur lors de la suppression de l'animal")).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(shownNames()).toHaveLength(3)
  })
})
