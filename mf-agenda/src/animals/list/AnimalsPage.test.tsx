import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addDays } from 'shared/domain/calendar/day'
import { isoWeek } from 'shared/domain/calendar/isoWeek'
import { shortDay } from 'shared/domain/format'
import { practiceToday } from 'shared/session'
import { aClub, anAnimal, mockResponse, resetMocks, id, openArea, mockFailure, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const today = practiceToday()
const thisWeek = (nbHours: number) => [{ ...isoWeek(today), nbHours }]
const lake = { id: id(300), name: aClub().name }
const noisette = anAnimal({ club: lake, infosByWeek: thisWeek(11) })
const filou = anAnimal({
  id: id(201),
  name: 'Filou',
  birthdate: '2020-02-29',
  nbWorkingHoursByWeek: 4,
  type: { id: id(901), species: 'Chien', race: 'Labrador' },
  infosByWeek: thisWeek(4.5),
})
const eclair = anAnimal({
  id: id(202),
  name: 'Éclair',
  birthdate: null,
  club: { id: id(301), name: 'Centre des Prés' },
  nbWorkingHoursByWeek: 20,
  type: { id: id(902), species: 'Lama', race: 'Lama' },
})

const open = (path = '/pros/animals') => openArea(area.Root, path)
const names = () =>
  within(screen.getByRole('table', { name: 'Animaux' }))
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent)
const shown = async () => {
  await screen.findByRole('table', { name: 'Animaux' })
  return names()
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
  it('shows who they are, where they live and how long they may work', async () => {
    open()
    expect(await shown()).toEqual(['Éclair', 'Filou', 'Noisette'])
    const row = screen.getByRole('row', { name: /Filou/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['29/02/2020', '', '4 h', ''])
    expect(within(row).getByText('Chien, Labrador')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Modifier Filou' })).toHaveAttribute('href', `/pros/animal/${filou.id}`)
    expect(screen.getByRole('link', { name: 'Ajouter un animal' })).toHaveAttribute('href', '/pros/animal')
  })

  it.each([
    ['Nom', ['Noisette', 'Filou', 'Éclair'], ['Éclair', 'Filou', 'Noisette'], 'name'],
    ['Date de naissance', ['Noisette', 'Filou', 'Éclair'], ['Filou', 'Noisette', 'Éclair'], 'birthdate'],
    ['Lieu', ['Éclair', 'Noisette', 'Filou'], ['Noisette', 'Éclair', 'Filou'], 'club'],
    ['Nb heures prévues', ['Filou', 'Noisette', 'Éclair'], ['Éclair', 'Noisette', 'Filou'], 'hours'],
  ])('sorts by %s both ways, one column at a time, and says so in the address', async (head, first, second, word) => {
    const { address } = open()
    await shown()
    await user.click(screen.getByRole('button', { name: head }))
    expect(names()).toEqual(first)
    await user.click(screen.getByRole('button', { name: head }))
    expect(names()).toEqual(second)
    // The list starts sorted by name: a first press reverses it.
    expect(address()).toBe(`/pros/animals?sort=${word}.${word === 'name' ? 'asc' : 'desc'}`)
    expect(screen.getAllByRole('columnheader').filter((cell) => cell.hasAttribute('aria-sort'))).toHaveLength(1)
  })

  it('comes back sorted from the address', async () => {
    open('/pros/animals?sort=hours.desc')
    expect(await shown()).toEqual(['Éclair', 'Noisette', 'Filou'])
  })

  it('marks the animals near or over their weekly hours, and those with something expired', async () => {
    const lapsed = { name: 'Grippe', validUntil: addDays(today, -1) }
    const lapsing = { name: 'Rage', validUntil: addDays(today, 20) }
    mockResponse('GET /animals', 200, [
      noisette,
      filou,
      { ...eclair, validities: [lapsed, lapsing], lastSessionDay: addDays(today, 21) },
    ])
    open()
    await shown()
    expect(markerTexts(/Noisette/)).toEqual(['Près de sa limite : 11 h sur 12 h cette semaine'])
    expect(markerTexts(/Filou/)).toEqual(['Au-delà de sa limite : 4 h 30 sur 4 h cette semaine'])
    expect(markerTexts(/Éclair/)).toEqual([
      `Grippe : plus valable depuis le ${shortDay(today)}`,
      `Rage : valable jusqu'au ${shortDay(lapsing.validUntil)}, des séances sont prévues après`,
    ])
  })

  it('says when there is none, and offers to add one', async () => {
    mockResponse('GET /animals', 200, [])
    open()
    expect(await screen.findByText("Aucun animal répertorié pour l'instant")).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'Ajouter un animal' })).toHaveLength(1)
  })

  it('can be retried when loading failed', async () => {
    mockFailure('GET /animals', 400, 'E400')
    open()
    await screen.findByText('Le chargement a échoué.')
    mockResponse('GET /animals', 200, [filou])
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await shown()).toEqual(['Filou'])
  })

  it('is made of cards under 800 px, which sort too, with a button to add in reach', async () => {
    window.innerWidth = 390
    const { address } = open()
    const cards = within(await screen.findByRole('list', { name: 'Animaux' }))
    const order = () =>
      cards.getAllByRole('link', { name: /^(Noisette|Filou|Éclair)$/ }).map(({ textContent }) => textContent)
    expect(order()).toEqual(['Éclair', 'Filou', 'Noisette'])
    expect(cards.getByText('Chien, Labrador · né(e) le 29/02/2020')).toBeInTheDocument()
    await user.click(screen.getByRole('combobox', { name: 'Trier par' }))
    await user.click(screen.getByRole('option', { name: 'Nb heures prévues, décroissant' }))
    expect(order()).toEqual(['Éclair', 'Noisette', 'Filou'])
    expect(address()).toBe('/pros/animals?sort=hours.desc')
    expect(screen.queryByRole('table', { name: 'Animaux' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ajouter un animal' })).toHaveAttribute('href', '/pros/animal')
  })
})

describe('the hours of the animals', () => {
  it('are given as a sentence, a chart and a table', async () => {
    open()
    await shown()
    const { weekNumber } = isoWeek(today)
    const part = within(screen.getByRole('region', { name: 'Heures de travail par semaine' }))
    expect(
      part.getByText(`Semaine ${weekNumber} : Noisette 11 h sur 12 h, Filou 4 h 30 sur 4 h, Éclair 0 h sur 20 h.`),
    ).toBeInTheDocument()
    await user.click(part.getByRole('button', { name: 'Voir les données' }))
    const table = within(part.getByRole('table'))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Semaine',
      'Noisette',
      'Filou',
      'Éclair',
    ])
    const week = within(table.getByRole('row', { name: new RegExp(`^Semaine ${weekNumber},`) }))
    expect(week.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['11 h', '4 h 30', '0 h'])
    expect(table.getAllByRole('rowheader')).toHaveLength(12)
    await user.click(part.getByRole('combobox', { name: 'Période' }))
    await user.click(screen.getByRole('option', { name: 'Un an passé' }))
    expect(table.getAllByRole('rowheader')).toHaveLength(52)
  })

  it('are those of the seven busiest when there are many, and of the chosen animals', async () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      anAnimal({ id: id(210 + index), name: `Poule ${index + 1}`, infosByWeek: thisWeek(index) }),
    )
    mockResponse('GET /animals', 200, many)
    open()
    await shown()
    const part = within(screen.getByRole('region', { name: 'Heures de travail par semaine' }))
    expect(part.getByText(/^Semaine/)).not.toHaveTextContent(/Poule 1 |Poule 2 /)
    const choice = part.getByRole('combobox', { name: 'Animaux du graphique' })
    await user.click(choice)
    await user.click(screen.getByRole('option', { name: 'Poule 9' }))
    await user.click(screen.getByRole('option', { name: 'Poule 1' }))
    expect(part.getByText(/^Semaine/)).toHaveTextContent(/Poule 1 /)
    expect(part.getByText(/^Semaine/)).not.toHaveTextContent(/Poule 9 /)
  })
})

const ask = async (name = 'Filou') => {
  const opened = open('/pros/animals?sort=hours.asc')
  await user.click(await screen.findByRole('button', { name: `Supprimer ${name}` }))
  return {
    ...opened,
    dialog: await screen.findByRole('dialog', { name: 'Etes vous sûr de vouloir supprimer cet animal ?' }),
  }
}
const confirm = (dialog: HTMLElement) => user.click(within(dialog).getByRole('button', { name: "Supprimer l'animal" }))

describe('removing an animal', () => {
  it('asks for confirmation, and removes the row without reloading', async () => {
    const calls = mockResponse('DELETE /animals/:id', 204)
    const { dialog } = await ask()
    expect(within(dialog).getByText('Filou')).toBeInTheDocument()
    await confirm(dialog)
    expect(await screen.findByText('Animal correctement supprimé')).toBeInTheDocument()
    expect(calls[0]?.url.pathname).toBe(`/api/animals/${filou.id}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(names()).toEqual(['Noisette', 'Éclair'])
  })

  it('warns of its future sessions', async () => {
    mockResponse('GET /animals', 200, [{ ...filou, lastSessionDay: addDays(today, 7) }])
    const { dialog } = await ask()
    expect(
      within(dialog).getByText(new RegExp(`Des séances l'attendent jusqu'au ${shortDay(addDays(today, 7))}`)),
    ).toBeInTheDocument()
  })

  it('can be given up', async () => {
    const { dialog } = await ask()
    await user.click(within(dialog).getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(names()).toHaveLength(3)
  })

  it('says when it was removed already, and goes to the list without it', async () => {
    mockFailure('DELETE /animals/:id', 404, 'E106')
    const { dialog, address } = await ask()
    await confirm(dialog)
    expect(await screen.findByText('Animal déjà supprimé')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toBe('/pros/animals')
    expect(names()).toEqual(['Éclair', 'Noisette'])
  })

  it('says when it failed', async () => {
    mockFailure('DELETE /animals/:id', 500, 'E500')
    const { dialog } = await ask()
    await confirm(dialog)
    expect(await screen.findByText("Erreur lors de la suppression de l'animal")).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(names()).toHaveLength(3)
  })
})
