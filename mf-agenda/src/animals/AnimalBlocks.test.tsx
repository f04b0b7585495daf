import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { addDays } from 'shared/domain/calendar/day'
import { isoWeek } from 'shared/domain/calendar/isoWeek'
import { shortDay } from 'shared/domain/format'
import { practiceToday } from 'shared/session'
import { useUnsaved } from 'shared/ui'
import {
  anAnimal,
  mockResponse,
  resetMocks,
  id,
  mockNetworkError,
  openArea,
  mockFailure,
  mockFailureOnce,
  holdResponses,
  signedInAs,
} from 'shared/testing'
import area from '../remote.tsx'
import { mockAnimal } from '../testing/animalPage.ts'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const today = practiceToday()
const noisette = anAnimal({ infosByWeek: [{ ...isoWeek(today), nbHours: 9 }] })

async function openBlock(name: string) {
  const page = openArea(area.Root, `/pros/animal/${noisette.id}`)
  await user.click(await screen.findByRole('button', { name }))
  return page
}

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
  mockAnimal(noisette)
})
afterEach(resetMocks)

describe('the activity block of an animal', () => {
  it('shows the hours of the current week, then of the week of a chosen day', async () => {
    const calls = mockResponse('GET /animals/:id/activity', 200, { nbHoursPlanned: 12, nbHoursDoneCurrentWeek: 10 })
    await openBlock('Activités')
    expect(await screen.findByText(/10 h/, { selector: 'strong' })).toBeInTheDocument()
    expect(screen.getByText(/sur 12 h prévues, 2 h libres\./)).toHaveTextContent(
      `Semaine ${isoWeek(today).weekNumber}, `,
    )
    expect(calls.map(({ url }) => url.search)).toEqual([`?selectedDate=${today}`])
    mockResponse('GET /animals/:id/activity', 200, { nbHoursPlanned: 12, nbHoursDoneCurrentWeek: 13.5 })
    const days = within(screen.getByRole('group', { name: 'Semaine du' })).getAllByRole('spinbutton')
    await user.click(days[0] ?? document.body)
    await user.keyboard('04012027')
    await waitFor(() =>
      expect(screen.getByText(/sur 12 h prévues, 1 h 30 de trop\./)).toHaveTextContent(
        'Semaine 1, du 04/01/2027 au 10/01/2027',
      ),
    )
  })

  it('shows the hours in sessions and the weekly maximum as columns of the data table', async () => {
    mockResponse('GET /animals/:id/activity', 200, { nbHoursPlanned: 12, nbHoursDoneCurrentWeek: 9 })
    await openBlock('Activités')
    await user.click(await screen.findByRole('button', { name: 'Voir les données' }))
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Semaine',
      'Noisette',
      'Heures prévues',
    ])
  })
})

const buildAnimalSession = (number: number, date: string, commentText = '') => ({
  id: id(number),
  date,
  startTime: '10:00',
  endTime: '11:00',
  title: 'Martin Léa - Équithérapie',
  comments: commentText,
})

const buildSessionPage = (content: ReturnType<typeof buildAnimalSession>[], totalElements = content.length) => ({
  content,
  totalElements,
  itemsPerPage: 10,
  totalPages: Math.ceil(totalElements / 10),
})

describe('the sessions block of an animal', () => {
  it('lists past or upcoming sessions, and opens a session from its row', async () => {
    const pastSessions = buildSessionPage([
      buildAnimalSession(401, addDays(today, -1), 'Très calme'),
      buildAnimalSession(400, addDays(today, -8)),
    ])
    mockResponse('GET /animals/:id/sessions/page', 200, pastSessions)
    mockFailure('GET /sessions/:id', 404, errorCode.notFound)
    const { address } = await openBlock('Séances')
    const table = within(await screen.findByRole('table', { name: 'Séances' }))
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      shortDay(addDays(today, -1)),
      shortDay(addDays(today, -8)),
    ])
    const upcomingSessions = buildSessionPage([buildAnimalSession(402, addDays(today, 7))])
    const calls = mockResponse('GET /animals/:id/sessions/page', 200, upcomingSessions)
    await user.click(screen.getByRole('button', { name: 'À venir' }))
    expect(await screen.findByRole('rowheader', { name: shortDay(addDays(today, 7)) })).toBeVisible()
    expect(calls.map(({ url }) => url.search)).toEqual(['?when=upcoming&page=0&size=10'])
    mockResponse('GET /animals/:id/sessions/page', 200, pastSessions)
    await user.click(screen.getByRole('button', { name: "Jusqu'à aujourd'hui" }))
    expect(await screen.findByRole('link', { name: shortDay(addDays(today, -8)) })).toHaveAttribute(
      'href',
      `/pros/session/${id(400)}`,
    )
    await user.click(screen.getByText('Très calme'))
    expect(address()).toBe(`/pros/session/${id(401)}`)
  })

  it('shows ten sessions per page', async () => {
    const sessions = Array.from({ length: 10 }, (_, index) => buildAnimalSession(400 + index, addDays(today, -index)))
    const calls = mockResponse('GET /animals/:id/sessions/page', 200, buildSessionPage(sessions, 1042))
    await openBlock('Séances')
    const table = within(await screen.findByRole('table', { name: 'Séances' }))
    expect(table.getAllByRole('rowheader')).toHaveLength(10)
    expect(screen.getByText(/1.10 sur 1\s?042/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /page suivante/i }))
    await waitFor(() => expect(calls.at(-1)?.url.search).toBe('?when=past&page=1&size=10'))
  })

  it('shows no links to a member without the agenda privilege', async () => {
    signedInAs({ privileges: ['ANIMALS'] })
    mockResponse('GET /animals/:id/sessions/page', 200, buildSessionPage([buildAnimalSession(400, today)]))
    await openBlock('Séances')
    const table = within(await screen.findByRole('table', { name: 'Séances' }))
    expect(table.queryByRole('link')).not.toBeInTheDocument()
  })

  it('offers a retry when loading failed, and shows a message when there are no sessions', async () => {
    mockFailure('GET /animals/:id/sessions/page', 400, errorCode.invalid)
    await openBlock('Séances')
    await screen.findByText("Les séances n'ont pas pu être chargées.")
    mockResponse('GET /animals/:id/sessions/page', 200, buildSessionPage([]))
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText("Aucune séance jusqu'à aujourd'hui.")).toBeInTheDocument()
  })
})

const flu = { id: id(600), name: 'Grippe', date: '2026-03-01', validUntil: '2027-03-01', version: 'v1' }
const dentist = {
  id: id(700),
  name: 'Dentiste',
  date: '2026-05-04',
  validUntil: null,
  comments: 'Deux pointes',
  version: 'v1',
}
const getHealthLine = (name: string) => within(screen.getByRole('group', { name }))
const getNameField = (name: string) => getHealthLine(name).getByRole('textbox', { name: 'Nom' })

async function rename(from: string, to: string) {
  await user.clear(getNameField(from))
  await user.paste(to)
}

async function openHealth() {
  await openBlock('Santé')
  await screen.findByRole('heading', { name: 'Vaccins' })
}

const getCommentsField = () => getHealthLine('Dentiste').getByRole('textbox', { name: 'Commentaires' })
/** Mocks the appointment as changed on the server. */
const mockServerAppointment = (change: object) =>
  mockResponse('GET /animals/:id/health', 200, {
    vaccines: [flu],
    medicalAppointments: [{ ...dentist, ...change, version: 'v2' }],
  })

const typeComment = async (text: string) => {
  await user.click(getCommentsField())
  await user.paste(text)
  await user.tab()
}

describe('the health block of an animal', () => {
  beforeEach(() => {
    mockResponse('GET /animals/:id/health', 200, { vaccines: [flu], medicalAppointments: [dentist] })
  })

  it('saves a changed field on blur, and only once', async () => {
    const calls = mockResponse('PUT /animals/:id/health/vaccines/:vaccineId', 200, flu)
    await openHealth()
    await rename('Grippe', 'Grippe équine')
    expect(calls).toEqual([])
    await waitFor(() => expect(useUnsaved.getState().forms.size).toBe(1))
    await user.tab()
    expect(await screen.findByText('Enregistré')).toBeInTheDocument()
    expect(calls[0]?.url.pathname).toBe(`/api/animals/${noisette.id}/health/vaccines/${flu.id}`)
    expect(calls[0]?.body).toEqual({ name: 'Grippe équine', date: '2026-03-01', validUntil: '2027-03-01' })
    expect(useUnsaved.getState().forms.size).toBe(0)
    await user.tab()
    await user.tab()
    expect(calls).toHaveLength(1)
  })

  it('saves the comments of an appointment', async () => {
    const calls = mockResponse('PUT /animals/:id/health/appointments/:appointmentId', 200, dentist)
    await openHealth()
    await user.click(getHealthLine('Dentiste').getByRole('textbox', { name: 'Commentaires' }))
    await user.paste(' limées')
    await user.tab()
    await screen.findByText('Enregistré')
    expect(calls[0]?.body).toEqual({
      name: 'Dentiste',
      date: '2026-05-04',
      validUntil: null,
      comments: 'Deux pointes limées',
    })
  })

  it('creates a new line once it has a name, then updates it', async () => {
    const calls = mockResponse('POST /animals/:id/health/vaccines', 201, { ...flu, id: id(601), name: 'Rage' })
    const changes = mockResponse('PUT /animals/:id/health/vaccines/:vaccineId', 200, flu)
    await openHealth()
    await user.click(screen.getByRole('button', { name: 'Ajouter un vaccin' }))
    expect(getNameField('Nouvelle ligne')).toHaveFocus()
    const validUntilParts = within(
      getHealthLine('Nouvelle ligne').getByRole('group', { name: "Valable jusqu'au" }),
    ).getAllByRole('spinbutton')
    await user.click(validUntilParts[0] ?? document.body)
    await user.keyboard('01032028')
    await user.click(getNameField('Nouvelle ligne'))
    expect(await screen.findByText('Nom obligatoire')).toBeInTheDocument()
    expect(calls).toEqual([])
    await user.paste('Rage')
    await user.tab()
    await screen.findByText('Enregistré')
    expect(calls[0]?.body).toEqual({ name: 'Rage', date: null, validUntil: '2028-03-01' })
    await rename('Rage', 'Rage (2)')
    await user.tab()
    await waitFor(() => expect(changes[0]?.url.pathname).toMatch(new RegExp(`/vaccines/${id(601)}$`)))
    expect(calls).toHaveLength(1)
  })

  it('keeps the typed input when saving failed, and retries on request', async () => {
    mockNetworkError('PUT /animals/:id/health/vaccines/:vaccineId')
    await openHealth()
    await rename('Grippe', 'Rhino')
    await user.tab()
    expect(await screen.findByText("L'enregistrement a échoué.")).toBeInTheDocument()
    expect(getNameField('Rhino')).toHaveValue('Rhino')
    await waitFor(() => expect(useUnsaved.getState().forms.size).toBe(1))
    const calls = mockResponse('PUT /animals/:id/health/vaccines/:vaccineId', 200, flu)
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('Enregistré')).toBeInTheDocument()
    expect(calls[0]?.body.name).toBe('Rhino')
  })

  it('refuses an end of validity before the date, without a request', async () => {
    const calls = mockResponse('PUT /animals/:id/health/vaccines/:vaccineId', 200, flu)
    await openHealth()
    const validUntilField = getHealthLine('Grippe').getByRole('group', { name: "Valable jusqu'au" })
    const validUntilParts = within(validUntilField).getAllByRole('spinbutton')
    await user.click(validUntilParts[0] ?? document.body)
    await user.keyboard('28022026')
    await user.click(getNameField('Grippe'))
    expect(await screen.findByText('La fin de validité précède la date')).toBeInTheDocument()
    expect(calls).toEqual([])
  })

  it("shows the server's message about a field", async () => {
    mockFailure('PUT /animals/:id/health/vaccines/:vaccineId', 400, errorCode.invalid, {
      problems: [{ field: 'date', message: 'Valeur incorrecte' }],
    })
    await openHealth()
    await rename('Grippe', 'Rhino')
    await user.tab()
    expect(await screen.findByText('Valeur incorrecte')).toBeInTheDocument()
    await waitFor(() => expect(useUnsaved.getState().forms.size).toBe(1))
  })

  describe('a line that somebody else changed meanwhile', () => {
    const putAppointment = 'PUT /animals/:id/health/appointments/:appointmentId'

    it('opens a dialog that asks which text to keep, and can save both texts', async () => {
      const requests = mockFailure(putAppointment, 412, errorCode.changedMeanwhile)
      await openHealth()
      mockServerAppointment({ comments: 'À revoir' })
      await typeComment(' limées')
      const merge = within(await screen.findByRole('dialog', { name: 'Cette ligne a été modifiée entre-temps' }))
      expect(merge.getByText('À revoir')).toBeInTheDocument()
      expect(requests[0]?.headers.get('if-match')).toBe('"v1"')
      const calls = mockResponse(putAppointment, 200, { ...dentist, version: 'v3' })
      await user.click(merge.getByRole('radio', { name: /les deux textes/ }))
      await user.click(merge.getByRole('button', { name: 'Garder ces choix' }))
      await waitFor(() => expect(calls).toHaveLength(1))
      expect(calls[0]?.headers.get('if-match')).toBe('"v2"')
      expect(calls[0]?.body.comments).toBe('À revoir\n\nDeux pointes limées')
    })

    it('asks before saving when somebody else changed another field', async () => {
      mockFailure(putAppointment, 412, errorCode.changedMeanwhile)
      await openHealth()
      mockServerAppointment({ name: 'Dentiste équin' })
      await typeComment(' limées')
      const merge = within(await screen.findByRole('dialog', { name: 'Cette ligne a été modifiée entre-temps' }))
      expect(merge.getByRole('radio', { name: /Enregistré entre-temps/ })).toBeChecked()
      expect(merge.queryByText('Deux pointes limées')).not.toBeInTheDocument()
    })

    it('is saved without a question when the server already has the typed values', async () => {
      const calls = mockResponse(putAppointment, 200, { ...dentist, comments: 'Deux pointes limées', version: 'v3' })
      mockFailureOnce(putAppointment, 412, errorCode.changedMeanwhile)
      await openHealth()
      mockServerAppointment({ comments: 'Deux pointes limées' })
      await typeComment(' limées')
      expect(await screen.findByText('Enregistré')).toBeInTheDocument()
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(calls).toEqual([])
    })
  })

  it('saves what was typed during a save, after the server refused that save', async () => {
    const putVaccine = 'PUT /animals/:id/health/vaccines/:vaccineId'
    const calls = mockResponse(putVaccine, 200, flu)
    mockFailureOnce(putVaccine, 400, errorCode.invalid, {
      problems: [{ field: 'validUntil', message: 'Valeur incorrecte' }],
    })
    const release = holdResponses(putVaccine)
    await openHealth()
    await rename('Grippe', 'Rhino')
    await user.tab()
    await rename('Rhino', 'Rhinopneumonie')
    await user.tab()
    release()
    expect(await screen.findByText('Enregistré')).toBeInTheDocument()
    expect(calls.map(({ body }) => body.name)).toEqual(['Rhinopneumonie'])
    expect(screen.queryByText('Valeur incorrecte')).not.toBeInTheDocument()
  })

  it('deletes a line without confirmation, and restores it on undo', async () => {
    const deletions = mockResponse('DELETE /animals/:id/health/vaccines/:vaccineId', 204)
    const calls = mockResponse('POST /animals/:id/health/vaccines', 201, { ...flu, id: id(602) })
    await openHealth()
    await user.click(screen.getByRole('button', { name: 'Supprimer Grippe' }))
    const undoButton = await screen.findByRole('button', { name: 'Annuler la suppression de Grippe' })
    expect(undoButton).toHaveFocus()
    expect(deletions[0]?.url.pathname).toMatch(new RegExp(`/vaccines/${flu.id}$`))
    expect(screen.queryByRole('group', { name: 'Grippe' })).not.toBeInTheDocument()
    await user.click(undoButton)
    expect(await screen.findByRole('group', { name: 'Grippe' })).toBeInTheDocument()
    expect(calls[0]?.body).toEqual({ name: 'Grippe', date: '2026-03-01', validUntil: '2027-03-01' })
    await user.click(screen.getByRole('button', { name: 'Supprimer Grippe' }))
    await waitFor(() => expect(deletions[1]?.url.pathname).toMatch(new RegExp(`/vaccines/${id(602)}$`)))
  })

  it('keeps a line that could not be deleted, and shows an error', async () => {
    mockFailure('DELETE /animals/:id/health/appointments/:appointmentId', 500, errorCode.unexpected)
    await openHealth()
    await user.click(screen.getByRole('button', { name: 'Supprimer Dentiste' }))
    expect(await screen.findByText('La suppression a échoué.')).toBeInTheDocument()
    expect(getNameField('Dentiste')).toHaveValue('Dentiste')
  })

  it('removes an empty new line without a request', async () => {
    await openHealth()
    await user.click(screen.getByRole('button', { name: 'Ajouter un rendez-vous' }))
    await user.click(screen.getByRole('button', { name: 'Supprimer ce rendez-vous' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Nouvelle ligne' })).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Ajouter un rendez-vous' })).toHaveFocus()
  })

  it('shows an error when loading failed, and offers a retry', async () => {
    mockFailure('GET /animals/:id/health', 400, errorCode.invalid)
    await openBlock('Santé')
    expect(await screen.findByText('Récupération informations santé impossible')).toBeInTheDocument()
    mockResponse('GET /animals/:id/health', 200, { vaccines: [], medicalAppointments: [] })
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('Aucun vaccin noté.')).toBeInTheDocument()
  })
})
