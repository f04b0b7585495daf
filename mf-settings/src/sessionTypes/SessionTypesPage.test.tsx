import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SessionType } from 'shared/contracts/directory/sessionType'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  aSessionType,
  changeElsewhere,
  holdResponses,
  id,
  mockFailure,
  mockFailureOnce,
  mockNetworkError,
  mockNoChanges,
  mockResponse,
  openArea,
  resetMocks,
  signedInAs,
} from 'shared/testing'
import { useUnsaved } from 'shared/ui'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const typesPath = '/tenant/personalize/session-types'
const group = aSessionType({ id: id(501), name: 'Groupe' })

async function openPage(types: SessionType[] = [aSessionType(), group]) {
  mockResponse(`GET ${typesPath}`, 200, types)
  openArea(area.Root, '/pros/sessions-types')
  return within(await screen.findByRole('listitem', { name: 'Équithérapie' }))
}
const openSettings = async (card: ReturnType<typeof within>) =>
  user.click(card.getByRole('button', { name: /^Réglages et questions/ }))
const getTypeNames = () => screen.getAllByLabelText<HTMLInputElement>('Nom').map(({ value }) => value)

async function openFirstType() {
  const card = await openPage()
  await openSettings(card)
  await card.findByLabelText('Question 1')
  return card
}

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs({ privileges: ['ADMINISTRATION', 'AGENDA'] })
  mockResponse('GET /clubs', 200, [])
  mockResponse('GET /types/animals', 200, [])
  mockResponse(`GET ${typesPath}/:id/usage`, 200, { upcoming: 12, past: 40 })
  mockResponse(`GET ${typesPath}/:id/questions`, 200, [{ id: id(700), text: 'Des allergies ?', version: 'q1' }])
  mockNoChanges()
})
afterEach(resetMocks)

describe('a type of session', () => {
  it('is added on blur, unless its name is empty', async () => {
    await openPage()
    const calls = mockResponse(`POST ${typesPath}`, 201, aSessionType({ id: id(502), name: 'Médiation' }))
    const field = screen.getByLabelText('Ajouter un type de séance')
    await user.click(field)
    await user.tab()
    expect(calls).toEqual([])
    await user.type(field, 'Médiation')
    await user.tab()
    expect(await screen.findByText('information sauvegardée')).toBeInTheDocument()
    expect(calls.map(({ body }) => body)).toEqual([{ name: 'Médiation' }])
    expect(getTypeNames()).toEqual(['Équithérapie', 'Groupe', 'Médiation'])
    expect(field).toHaveValue('')
  })

  it('is renamed on blur, with the loaded version in If-Match, unless its name is empty', async () => {
    const card = await openPage()
    const calls = mockResponse(`PUT ${typesPath}/:id`, 200, aSessionType({ name: 'Équi', version: 'v2' }))
    await user.clear(card.getByLabelText('Nom'))
    await user.tab()
    expect(await card.findByText('Le nom du type de séance ne peut être vide')).toBeInTheDocument()
    expect(calls).toEqual([])
    await waitFor(() => expect(useUnsaved.getState().forms.size).toBe(1))
    await user.type(card.getByLabelText('Nom'), 'Équi')
    await user.tab()
    expect(await screen.findByText('information sauvegardée')).toBeInTheDocument()
    expect(calls[0]?.body).toMatchObject({ name: 'Équi', duration: 45, horizonDays: 365 })
    expect(calls[0]?.headers.get('if-match')).toBe('"v1"')
    await waitFor(() => expect(useUnsaved.getState().forms.size).toBe(0))
  })

  it('is shown when a colleague adds or renames it', async () => {
    await openPage()
    const renamed = aSessionType({ id: id(501), name: 'Groupe du mercredi', version: 'v2' })
    mockResponse(`GET ${typesPath}`, 200, [aSessionType(), renamed, aSessionType({ id: id(503), name: 'Bilan' })])
    changeElsewhere()
    await waitFor(() => expect(getTypeNames()).toEqual(['Équithérapie', 'Groupe du mercredi', 'Bilan']))
  })

  it('shows, when its length changes, that booked sessions keep their length', async () => {
    const card = await openPage()
    await openSettings(card)
    const length = await card.findByLabelText('Durée')
    await user.clear(length)
    await user.type(length, '60')
    expect(await card.findByText('12 séances à venir gardent leur durée')).toBeInTheDocument()
    // Saves the change: if it stayed unsaved, it would be sent during the next test.
    mockResponse(`PUT ${typesPath}/:id`, 200, aSessionType({ duration: 60, version: 'v2' }))
    await user.tab()
    expect(await screen.findByText('information sauvegardée')).toBeInTheDocument()
  })

  it('keeps what was typed when the server is unavailable, and shows a message', async () => {
    const card = await openPage()
    mockFailureOnce(`PUT ${typesPath}/:id`, 503, errorCode.unavailable)
    await user.type(card.getByLabelText('Nom'), ' adulte')
    await user.tab()
    expect(await card.findByText('Pas encore enregistré : nouvel essai dans quelques instants.')).toBeInTheDocument()
    expect(card.getByLabelText('Nom')).toHaveValue('Équithérapie adulte')
    const calls = mockResponse(
      `PUT ${typesPath}/:id`,
      200,
      aSessionType({ name: 'Équithérapie adulte', version: 'v2' }),
    )
    await user.click(card.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('information sauvegardée')).toBeInTheDocument()
    expect(calls.map(({ body }) => body.name)).toEqual(['Équithérapie adulte'])
  })

  it('offers a choice of the value to keep for each field when the type changed on another device', async () => {
    const card = await openPage()
    mockFailureOnce(`PUT ${typesPath}/:id`, 412, errorCode.changedMeanwhile)
    await user.type(card.getByLabelText('Nom'), ' adulte')
    mockResponse(`GET ${typesPath}`, 200, [aSessionType({ name: 'Cheval', version: 'v2' }), group])
    await user.tab()
    const merge = within(await screen.findByRole('dialog', { name: 'Ce type de séance a été modifié entre-temps' }))
    await user.click(merge.getByRole('radio', { name: /Équithérapie adulte/ }))
    const calls = mockResponse(
      `PUT ${typesPath}/:id`,
      200,
      aSessionType({ name: 'Équithérapie adulte', version: 'v3' }),
    )
    await user.click(merge.getByRole('button', { name: 'Garder ces choix' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.headers.get('if-match')).toBe('"v2"')
  })

  it('is deleted after a notice about its sessions', async () => {
    const card = await openPage()
    await user.click(card.getByRole('button', { name: 'Supprimer Équithérapie' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(/^12 séances à venir et 40 séances passées gardent ce type/)).toBeInTheDocument()
    const calls = mockResponse(`DELETE ${typesPath}/:id`, 204, undefined)
    await user.click(dialog.getByRole('button', { name: 'Supprimer' }))
    await waitFor(() => expect(getTypeNames()).toEqual(['Groupe']))
    expect(calls).toHaveLength(1)
  })

  it('cannot be deleted when it is the last one', async () => {
    const card = await openPage([aSessionType()])
    await user.click(card.getByRole('button', { name: 'Supprimer Équithérapie' }))
    expect(
      await screen.findByText('Suppression impossible. Au moins 1 type de séance doit exister'),
    ).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('is moved by the menu of its handle', async () => {
    const card = await openPage()
    const calls = mockResponse(`PUT ${typesPath}`, 200, [group, aSessionType()])
    act(() => card.getByRole('button', { name: 'Déplacer Équithérapie' }).focus())
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('menuitem', { name: 'Descendre' }))
    expect(getTypeNames()).toEqual(['Groupe', 'Équithérapie'])
    expect(calls[0]?.body).toEqual({ sessionTypeIds: [id(501), id(500)] })
    expect(screen.getByText('Équithérapie : position 2 sur 2')).toBeInTheDocument()
  })

  it('returns to its position when the order could not be saved', async () => {
    const card = await openPage()
    mockFailure(`PUT ${typesPath}`, 503, errorCode.unavailable)
    await user.click(card.getByRole('button', { name: 'Déplacer Équithérapie' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Descendre' }))
    expect(await screen.findByText("Erreur lors de l'enregistrement de l'ordre")).toBeInTheDocument()
    await waitFor(() => expect(getTypeNames()).toEqual(['Équithérapie', 'Groupe']))
  })
})

const moveDown = async (name: string) => {
  await user.click(screen.getByRole('button', { name: `Déplacer ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Descendre' }))
}

describe('the order of the types', () => {
  it('is shown as before, with an error, when there is no network', async () => {
    await openPage()
    mockNetworkError(`PUT ${typesPath}`)
    mockNetworkError(`GET ${typesPath}`)
    await moveDown('Équithérapie')
    expect(await screen.findByText("Erreur lors de l'enregistrement de l'ordre")).toBeInTheDocument()
    await waitFor(() => expect(getTypeNames()).toEqual(['Équithérapie', 'Groupe']))
  })

  it('is sent after the response to the previous change, so that the last order wins', async () => {
    const third = aSessionType({ id: id(502), name: 'Bilan' })
    await openPage([aSessionType(), group, third])
    const firstRequests = mockResponse(`PUT ${typesPath}`, 200, [group, aSessionType(), third])
    const release = holdResponses(`PUT ${typesPath}`)
    await moveDown('Équithérapie')
    await waitFor(() => expect(firstRequests).toHaveLength(1))
    await moveDown('Équithérapie')
    expect(getTypeNames()).toEqual(['Groupe', 'Bilan', 'Équithérapie'])
    expect(firstRequests).toHaveLength(1)
    const secondRequests = mockResponse(`PUT ${typesPath}`, 200, [group, third, aSessionType()])
    release()
    await waitFor(() => expect(secondRequests).toHaveLength(1))
    expect(secondRequests[0]?.body).toEqual({ sessionTypeIds: [id(501), id(502), id(500)] })
    await waitFor(() => expect(getTypeNames()).toEqual(['Groupe', 'Bilan', 'Équithérapie']))
  })
})

describe('the questions of a type', () => {
  it('are created once they have three characters, and the text that is typed after that is saved too', async () => {
    const card = await openFirstType()
    const createRequests = mockResponse(`POST ${typesPath}/:id/questions`, 201, {
      id: id(701),
      text: 'Pou',
      version: 'q1',
    })
    const changeRequests = mockResponse(`PUT ${typesPath}/:id/questions/:questionId`, 200, {
      id: id(701),
      text: 'Pourquoi ?',
      version: 'q2',
    })
    const field = card.getByLabelText('Ajouter une question')
    await user.type(field, 'Po')
    expect(createRequests).toEqual([])
    await user.type(field, 'urquoi ?')
    await waitFor(() => expect(card.getByLabelText('Question 2')).toHaveValue('Pourquoi ?'))
    expect(createRequests.map(({ body }) => body)).toEqual([{ text: 'Pou' }])
    await user.tab()
    await waitFor(() => expect(changeRequests.at(-1)?.body).toEqual({ text: 'Pourquoi ?' }))
    expect(card.getByLabelText('Ajouter une question')).toHaveValue('')
  })

  it('are saved on blur after a change', async () => {
    const card = await openFirstType()
    const calls = mockResponse(`PUT ${typesPath}/:id/questions/:questionId`, 200, {
      id: id(700),
      text: 'Des peurs ?',
      version: 'q2',
    })
    await user.clear(card.getByLabelText('Question 1'))
    await user.type(card.getByLabelText('Question 1'), 'Des peurs ?')
    expect(calls).toEqual([])
    await user.tab()
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ text: 'Des peurs ?' }]))
  })

  it('offer a choice of the text to keep after a change on another device', async () => {
    const card = await openFirstType()
    const requests = mockFailure(`PUT ${typesPath}/:id/questions/:questionId`, 412, errorCode.changedMeanwhile)
    mockResponse(`GET ${typesPath}/:id/questions`, 200, [{ id: id(700), text: 'Des phobies ?', version: 'q2' }])
    await user.clear(card.getByLabelText('Question 1'))
    await user.type(card.getByLabelText('Question 1'), 'Des peurs ?')
    await user.tab()
    const merge = within(await screen.findByRole('dialog', { name: 'Cette question a été modifiée entre-temps' }))
    expect(requests[0]?.headers.get('if-match')).toBe('"q1"')
    const calls = mockResponse(`PUT ${typesPath}/:id/questions/:questionId`, 200, {
      id: id(700),
      text: 'Des peurs ?',
      version: 'q3',
    })
    await user.click(merge.getByRole('radio', { name: /Des peurs/ }))
    await user.click(merge.getByRole('button', { name: 'Garder ces choix' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.headers.get('if-match')).toBe('"q2"')
  })

  it('are restored on undo after a deletion', async () => {
    const card = await openFirstType()
    const calls = mockResponse(`DELETE ${typesPath}/:id/questions/:questionId`, 204, undefined)
    await user.click(card.getByRole('button', { name: 'Supprimer la question 1' }))
    expect(card.queryByLabelText('Question 1')).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(card.getByLabelText('Question 1')).toHaveValue('Des allergies ?')
    expect(calls).toEqual([])
  })
})
