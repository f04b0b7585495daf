import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Species } from 'shared/contracts/agenda/animal'
import { errorCode } from 'shared/contracts/errorCodes'
import { useUnsaved } from 'shared/ui'
import {
  aClub,
  anAnimal,
  mockResponse,
  aPatient,
  resetMocks,
  id,
  mockNetworkError,
  openArea,
  mockFailure,
  signedInAs,
} from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const buildRaces = (...pairs: [number, string][]) => pairs.map(([number, name]) => ({ id: id(number), name }))
const species: Species[] = [
  { id: id(950), name: 'Cheval', races: buildRaces([900, 'Haflinger'], [901, 'Fjord']) },
  { id: id(951), name: 'Lama', races: buildRaces([902, 'Lama']) },
]

const noisettePath = `/pros/animal/${id(200)}`
const openForm = (address = '/pros/animal') => openArea(area.Root, address)
const findField = (label: string) => screen.findByLabelText(new RegExp(`^${label}(\\s*\\*)?$`))
const findHoursField = () => findField("Nombre d'heures de travail hebdo")
const clickSave = (name = 'Ajouter') => user.click(screen.getByRole('button', { name }))

async function fill(label: string, text: string) {
  const input = await findField(label)
  await user.clear(input)
  await user.click(input)
  await user.paste(text)
}

async function fillRequiredFields() {
  await fill("Nom de l'animal", 'Cadichon')
  await fill("Nombre d'heures de travail hebdo", '7,5')
}

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
  mockResponse('GET /types/animals', 200, species)
  mockResponse('GET /patients', 200, [aPatient()])
  mockResponse('GET /clubs', 200, [aClub()])
  mockResponse('GET /animals', 200, [])
  mockResponse('GET /animals/:id/wellbeing', 200, { scores: [], scoreCount: 0, restProposed: false, concerned: [] })
})
afterEach(resetMocks)

describe('the form of a new animal', () => {
  it('adds the animal and returns to the list', async () => {
    const calls = mockResponse('POST /animals', 201, anAnimal({ name: 'Cadichon' }))
    const { address } = openForm()
    await fillRequiredFields()
    const birth = within(screen.getByRole('group', { name: 'Date de naissance' }))
    await user.selectOptions(birth.getByLabelText('Jour'), '29')
    await user.selectOptions(birth.getByLabelText('Mois'), 'février')
    await user.selectOptions(birth.getByLabelText('Année'), '2016')
    await user.selectOptions(await findField('Race'), 'Fjord')
    await user.click(await findField('Propriétaire'))
    await user.click(await screen.findByRole('option', { name: 'Martin Léa' }))
    await user.selectOptions(await findField('Lieu'), aClub().name)
    await clickSave()
    expect(await screen.findByText('Animal ajouté')).toBeInTheDocument()
    expect(address()).toBe('/pros/animals')
    expect(calls[0]?.body).toMatchObject({
      name: 'Cadichon',
      birthdate: '2016-02-29',
      typeId: id(901),
      ownerId: id(100),
      clubId: id(300),
      nbWorkingHoursByWeek: 7.5,
    })
  })

  it('asks for the race only when the species has several races, and requires no owner, place or date of birth', async () => {
    const calls = mockResponse('POST /animals', 201, anAnimal())
    openForm()
    expect(await findField('Race')).toHaveDisplayValue('Haflinger')
    await user.selectOptions(await findField('Espèce'), 'Lama')
    expect(screen.queryByLabelText('Race')).not.toBeInTheDocument()
    await fillRequiredFields()
    await clickSave()
    await screen.findByText('Animal ajouté')
    expect(calls[0]?.body).toMatchObject({ typeId: id(902), birthdate: null, ownerId: null, clubId: null })
  })

  it('offers the last hundred years, and sends no date of birth if its day and month are missing', async () => {
    const calls = mockResponse('POST /animals', 201, anAnimal())
    openForm()
    const years = within(await findField('Année'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    const thisYear = new Date().getFullYear()
    expect([years[1], years.at(-1)]).toEqual([String(thisYear), String(thisYear - 100)])
    await user.selectOptions(await findField('Année'), '2016')
    await fillRequiredFields()
    await clickSave()
    await screen.findByText('Animal ajouté')
    expect(calls[0]?.body.birthdate).toBeNull()
  })

  it('shows below the date why the server refused the date of birth', async () => {
    const refusalText = 'La date de naissance est à venir'
    mockFailure('POST /animals', 400, errorCode.invalid, { problems: [{ field: 'birthdate', message: refusalText }] })
    openForm()
    await fillRequiredFields()
    await clickSave()
    await waitFor(async () => expect(await findField('Jour')).toHaveAccessibleDescription(refusalText))
  })

  it('lists the missing fields, and focuses a field when its link is clicked', async () => {
    const calls = mockResponse('POST /animals', 201, anAnimal())
    openForm()
    await findHoursField()
    await clickSave()
    const errorSummary = await screen.findByRole('alert', { name: 'Champs requis' })
    expect(errorSummary).toHaveFocus()
    expect(
      within(errorSummary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(["Nom de l'animal", "Nombre d'heures de travail hebdo"])
    await user.click(within(errorSummary).getByRole('link', { name: "Nom de l'animal" }))
    expect(await findField("Nom de l'animal")).toHaveFocus()
    expect(await findField("Nom de l'animal")).toBeInvalid()
    expect(await findField("Nom de l'animal")).toHaveAccessibleDescription('Obligatoire')
    await fill("Nombre d'heures de travail hebdo", '0')
    await clickSave()
    expect(await screen.findByRole('link', { name: "Nombre d'heures de travail hebdo" })).toBeInTheDocument()
    expect(calls).toEqual([])
  })

  it.each([
    [409, errorCode.animalNameTaken, 'Nom Animal déjà existant'],
    [500, errorCode.unexpected, "Erreur lors de la création de l'animal"],
  ])('keeps the typed input when the server refuses with %s %s', async (status, code, refusalText) => {
    mockFailure('POST /animals', status, code)
    const { address } = openForm()
    await fillRequiredFields()
    await clickSave()
    expect(await screen.findAllByText(refusalText)).not.toHaveLength(0)
    expect(address()).toBe('/pros/animal')
    expect(await findField("Nom de l'animal")).toHaveValue('Cadichon')
    await waitFor(() => expect(useUnsaved.getState().forms.size).toBe(1))
  })

  it('counts as unsaved only while a field differs from its initial value', async () => {
    openForm()
    await findHoursField()
    expect(useUnsaved.getState().forms.size).toBe(0)
    await fill("Nom de l'animal", 'C')
    await waitFor(() => expect(useUnsaved.getState().forms.size).toBe(1))
    await user.clear(await findField("Nom de l'animal"))
    await waitFor(() => expect(useUnsaved.getState().forms.size).toBe(0))
  })

  it('disables the owner field without the patient and agenda privileges, and reports that the places are not loaded', async () => {
    signedInAs({ privileges: ['ANIMALS'] })
    mockFailure('GET /patients', 403, errorCode.forbidden)
    mockFailure('GET /clubs', 403, errorCode.forbidden)
    openForm()
    expect(await findField('Propriétaire')).toBeDisabled()
    expect(await screen.findByText("La liste des lieux n'a pas pu être chargée.")).toBeInTheDocument()
  })
})

const noisette = anAnimal({
  birthdate: '2016-02-29',
  owner: { id: id(199), name: 'Étienne Zoé' },
  club: { id: id(399), name: 'Vieux manège' },
})

describe('the form of an existing animal', () => {
  beforeEach(() => {
    mockResponse('GET /animals/:id', 200, noisette)
  })

  it('shows and saves an owner and a place that were removed from their lists', async () => {
    const calls = mockResponse('PUT /animals/:id', 200, noisette)
    const { address } = openForm(noisettePath)
    expect(await screen.findByRole('heading', { level: 1, name: 'Noisette' })).toBeInTheDocument()
    expect(await findField('Jour')).toHaveDisplayValue('29')
    expect(await findField('Mois')).toHaveDisplayValue('février')
    await waitFor(async () => expect(await findField('Propriétaire')).toHaveValue('Étienne Zoé (retiré des patients)'))
    await waitFor(async () => expect(await findField('Lieu')).toHaveDisplayValue('Vieux manège (retiré des lieux)'))
    await fill("Nombre d'heures de travail hebdo", '9')
    await clickSave('Enregistrer')
    expect(await screen.findByText('Animal mis à jour')).toBeInTheDocument()
    expect(calls[0]?.body).toMatchObject({
      name: 'Noisette',
      birthdate: '2016-02-29',
      ownerId: id(199),
      clubId: id(399),
      nbWorkingHoursByWeek: 9,
      typeId: id(900),
    })
    expect(address()).toBe('/pros/animals')
  })

  it.each([
    [500, errorCode.unexpected, false],
    [409, errorCode.animalNameTaken, true],
  ])('shows an error when the server refuses with %s %s', async (status, code, isNameTaken) => {
    mockFailure('PUT /animals/:id', status, code)
    openForm(noisettePath)
    await fill("Nom de l'animal", 'Praline')
    await clickSave('Enregistrer')
    expect(await screen.findAllByText("Problème lors de la mise à jour de l'animal")).not.toHaveLength(0)
    expect(await findField("Nom de l'animal")).toHaveValue('Praline')
    expect(screen.queryAllByText('Nom Animal déjà existant')).toHaveLength(isNameTaken ? 2 : 0)
  })

  it('links back to the list when the animal no longer exists', async () => {
    mockFailure('GET /animals/:id', 404, errorCode.notFound)
    openForm(noisettePath)
    expect(await screen.findByText("Cet animal n'existe pas, ou n'existe plus.")).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Voir les animaux' })).toHaveAttribute('href', '/pros/animals')
  })

  it('offers a retry when loading failed', async () => {
    mockNetworkError('GET /animals/:id')
    openForm(noisettePath)
    await screen.findByText('Le chargement a échoué.')
    mockResponse('GET /animals/:id', 200, noisette)
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Noisette' })).toBeInTheDocument()
  })
})
