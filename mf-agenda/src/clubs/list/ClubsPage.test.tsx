import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { aClub, mockResponse, resetMocks, id, openArea, mockFailure, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'

// `pointerEventsCheck: 0` skips reading the styles of every ancestor, which is slow in a large form.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const buildPlace = (number: number, name: string, email: string) => aClub({ id: id(number), name, email })
const lac = buildPlace(301, 'Écuries du Lac', 'zoe@lac.fr')
const bois = buildPlace(302, 'Bois Joli', 'contact@bois.fr')
const pre = buildPlace(303, 'Le Pré', '')

const openClubs = (path = '/pros/clubs') => openArea(area.Root, path)
const shownNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const findNames = async () => {
  await screen.findAllByRole('rowheader')
  return shownNames()
}
const getField = (name: string) => screen.getByRole('textbox', { name })

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
  mockResponse('GET /clubs', 200, [lac, bois, pre])
})
afterEach(resetMocks)

describe('the list of places', () => {
  it('sorts by name or by e-mail, and keeps the sort in the URL', async () => {
    const { address } = openClubs()
    expect(await findNames()).toEqual(['Bois Joli', 'Écuries du Lac', 'Le Pré'])
    await user.click(screen.getByRole('button', { name: 'Nom' }))
    expect(shownNames()).toEqual(['Le Pré', 'Écuries du Lac', 'Bois Joli'])
    await user.click(screen.getByRole('button', { name: 'E-mail' }))
    expect(shownNames()).toEqual(['Bois Joli', 'Écuries du Lac', 'Le Pré'])
    expect(address()).toBe('/pros/clubs?sort=email.asc')
    expect(screen.queryByRole('button', { name: 'Ville' })).not.toBeInTheDocument()
  })

  it('restores the sort from the URL, and links to each place', async () => {
    openClubs('/pros/clubs?sort=name.desc')
    expect(await findNames()).toEqual(['Le Pré', 'Écuries du Lac', 'Bois Joli'])
    expect(screen.getByRole('link', { name: 'Le Pré' })).toHaveAttribute('href', `/pros/clubs/${id(303)}`)
    expect(screen.getByRole('link', { name: 'Montants dus' })).toHaveAttribute('href', '/pros/clubs/amount-details')
  })

  it('opens the form of a new place for ?ajouter=1, and removes the parameter when it is closed', async () => {
    const { address } = openClubs('/pros/clubs?ajouter=1')
    expect(await screen.findByRole('dialog', { name: 'Ajouter un lieu' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toBe('/pros/clubs')
  })

  it('shows a message when the list is empty, and offers to add a place', async () => {
    mockResponse('GET /clubs', 200, [])
    openClubs()
    expect(await screen.findByText("Aucun lieu répertorié pour l'instant")).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Ajouter un lieu' }))
    expect(await screen.findByRole('dialog', { name: 'Ajouter un lieu' })).toBeInTheDocument()
  })

  it('offers a retry when loading failed', async () => {
    mockFailure('GET /clubs', 400, errorCode.invalid)
    openClubs()
    await screen.findByText('Le chargement a échoué.')
    mockResponse('GET /clubs', 200, [pre])
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await findNames()).toEqual(['Le Pré'])
  })

  it('shows cards and an add button under 800 px', async () => {
    window.innerWidth = 390
    openClubs()
    const cards = await screen.findAllByRole('listitem')
    expect(within(cards[0] ?? document.body).getByText('Villeurbanne · 0478000000')).toBeInTheDocument()
    expect(within(cards[0] ?? document.body).getByText(/15,00.€ par séance/)).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Ajouter' }))
    expect(await screen.findByRole('dialog', { name: 'Ajouter un lieu' })).toBeInTheDocument()
  })
})

const openForm = async () => {
  openClubs()
  await user.click(await screen.findByRole('button', { name: 'Ajouter un lieu' }))
  await screen.findByRole('dialog', { name: 'Ajouter un lieu' })
}
const clickAdd = () => user.click(screen.getByRole('button', { name: 'Ajouter' }))

describe('adding a place', () => {
  it('sends the typed input, and shows the place in the list', async () => {
    const calls = mockResponse('POST /clubs', 201, buildPlace(304, 'Le Manège', 'manege@exemple.fr'))
    await openForm()
    await user.type(getField('Nom'), 'Le Manège')
    await user.type(getField('E-mail'), 'manege@exemple.fr')
    await user.type(getField('Téléphone'), '0102030405')
    await user.type(getField('Montant par séance'), '17,5')
    await user.type(getField('Rue'), '1 rue du Lac')
    await user.type(getField('Code postal'), '69003')
    await user.type(getField('Ville'), 'Lyon')
    await clickAdd()
    expect(await screen.findByText('Club ajouté')).toBeInTheDocument()
    expect(calls.map(({ body }) => body)).toEqual([
      {
        name: 'Le Manège',
        email: 'manege@exemple.fr',
        phoneNumber: '0102030405',
        amountPerSession: 17.5,
        address: { streetName: '1 rue du Lac', zipCode: '69003', city: 'Lyon' },
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(shownNames()).toContain('Le Manège')
  })

  it("shows the server's problems at their fields", async () => {
    const calls = mockFailure('POST /clubs', 400, errorCode.invalid, {
      problems: [
        { field: 'name', message: 'Le nom du lieu ne peut être vide' },
        { field: 'email', message: "L'adresse mail n'est pas valable" },
      ],
    })
    await openForm()
    await user.type(getField('E-mail'), 'contact')
    await clickAdd()
    expect(await screen.findByText('Le nom du lieu ne peut être vide')).toBeInTheDocument()
    expect(getField('Nom')).toBeInvalid()
    expect(getField('Nom')).toHaveFocus()
    expect(getField('E-mail')).toHaveAccessibleDescription("L'adresse mail n'est pas valable")
    expect(calls.map(({ body }) => [body.name, body.amountPerSession])).toEqual([['', 0]])
  })

  it.each([
    [errorCode.clubNameTaken, 409, 'Nom de club déjà existant', 'Nom'],
    [errorCode.clubEmailTaken, 409, 'Email club déjà existant', 'E-mail'],
    [errorCode.unexpected, 500, 'Erreur lors de la création du club', undefined],
  ])(
    'shows why the server refused (%s), keeps what was typed, and can be sent again',
    async (code, status, message, fieldLabel) => {
      const refusals = mockFailure('POST /clubs', status, code)
      await openForm()
      await user.type(getField('Nom'), 'Le Pré')
      await user.type(getField('Ville'), 'Lyon')
      await clickAdd()
      const dialog = screen.getByRole('dialog')
      expect(await within(dialog).findAllByText(message)).toHaveLength(1)
      if (fieldLabel === undefined) expect(within(dialog).getByRole('alert')).toHaveTextContent(message)
      else expect(getField(fieldLabel)).toHaveAccessibleDescription(message)
      expect(getField('Nom')).toHaveValue('Le Pré')
      expect(getField('Ville')).toHaveValue('Lyon')
      expect(refusals).toHaveLength(1)
      // The server accepts the second attempt.
      mockResponse('POST /clubs', 201, buildPlace(304, 'Le Pré', ''))
      await clickAdd()
      expect(await screen.findByText('Club ajouté')).toBeInTheDocument()
    },
  )

  it('asks for confirmation on a click outside the dialog, and is empty when it is opened again', async () => {
    await openForm()
    await user.type(getField('Nom'), 'Le Pré')
    await user.click(document.querySelector('.MuiDialog-container') ?? document.body)
    await user.click(await screen.findByRole('button', { name: 'Rester' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Rester' })).toBeNull())
    expect(getField('Nom')).toHaveValue('Le Pré')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Rester' })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    await user.click(await screen.findByRole('button', { name: 'Quitter' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Ajouter un lieu' }))
    await screen.findByRole('dialog')
    expect(getField('Nom')).toHaveValue('')
  })
})

describe('changing a place', () => {
  it('starts with the saved values, and updates the row', async () => {
    const calls = mockResponse('PUT /clubs/:id', 200, buildPlace(302, 'Bois Joli', 'bois@bois.fr'))
    openClubs()
    await user.click(await screen.findByRole('button', { name: 'Modifier Bois Joli' }))
    await screen.findByRole('dialog', { name: 'Modifier le lieu' })
    expect(getField('Nom')).toHaveValue('Bois Joli')
    expect(getField('Montant par séance')).toHaveValue('15')
    await user.clear(getField('E-mail'))
    await user.type(getField('E-mail'), 'bois@bois.fr')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Club mis à jour')).toBeInTheDocument()
    expect(calls[0]?.url.pathname).toBe(`/api/clubs/${id(302)}`)
    expect(calls[0]?.body).toMatchObject({ name: 'Bois Joli', email: 'bois@bois.fr', amountPerSession: 15 })
    await waitFor(() => expect(screen.getByRole('row', { name: /bois@bois\.fr/ })).toBeInTheDocument())
    expect(shownNames()).toHaveLength(3)
  })
})

const openDeleteDialog = async () => {
  openClubs()
  await user.click(await screen.findByRole('button', { name: 'Supprimer Bois Joli' }))
  return screen.findByRole('dialog', { name: 'Etes vous sûr de vouloir supprimer ce lieu ?' })
}

describe('deleting a place', () => {
  it('asks for confirmation, then removes the row without reloading', async () => {
    const calls = mockResponse('DELETE /clubs/:id', 204)
    const dialog = await openDeleteDialog()
    expect(within(dialog).getByText(/Bois Joli/)).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer le lieu' }))
    expect(await screen.findByText('Club correctement supprimé')).toBeInTheDocument()
    expect(calls[0]?.url.pathname).toBe(`/api/clubs/${id(302)}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(shownNames()).toEqual(['Écuries du Lac', 'Le Pré'])
  })

  it('shows an error when it fails', async () => {
    mockFailure('DELETE /clubs/:id', 500, errorCode.unexpected)
    const dialog = await openDeleteDialog()
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer le lieu' }))
    expect(await screen.findByText('Erreur lors de la suppression du club')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(shownNames()).toHaveLength(3)
  })
})
