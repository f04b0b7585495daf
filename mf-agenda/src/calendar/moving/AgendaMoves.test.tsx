import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mouseMedia } from 'shared/router'
import { errorCode } from 'shared/contracts/errorCodes'
import { holdResponses, mockResponse, resetMocks, id, mockFailure, mockFailureOnce } from 'shared/testing'
import { mockAgenda, findBlock, openAgenda, prepareCalendar, unpaidSession } from '../../testing/agenda.ts'
import { buildDetailedSession } from '../../testing/fixtures.ts'
import { frenchLocalizer } from '../view/frenchLocalizer.ts'

const wholeSession = buildDetailedSession({ ...unpaidSession, version: 7, comments: 'À ne pas perdre', price: 70 })
const slotTakenError = {
  conflicts: [{ date: '2026-11-20', kind: 'therapist' as const, id: id(404), name: 'Zoé Blanc' }],
}
const findMenuItem = (name: string) => screen.findByRole('menuitem', { name })
const leaBlock = /Léa Martin.*vendredi 20 novembre 2026/

beforeAll(prepareCalendar)
beforeEach(() => {
  mockAgenda()
  mockResponse('GET /short-sessions', 200, [unpaidSession])
  mockResponse('GET /sessions/:id', 200, wholeSession)
})
afterEach(resetMocks)

async function openMenu(name: RegExp = leaBlock) {
  fireEvent.keyDown(await findBlock(name), { key: 'F10', shiftKey: true })
}

/** Moves the session one hour later by the dialog of its menu. */
async function moveByMenu() {
  await openMenu()
  await userEvent.click(await findMenuItem('Déplacer…'))
  const dialog = await screen.findByRole('dialog', { name: 'Déplacer la séance' })
  const start = within(within(dialog).getByRole('group', { name: 'De' })).getByRole('spinbutton', { name: 'Heures' })
  await userEvent.click(start)
  await userEvent.keyboard('11')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Déplacer' }))
}

describe('the menu of a session', () => {
  it.each([
    ['the menu key', { key: 'ContextMenu' }],
    ['Shift+F10', { key: 'F10', shiftKey: true }],
  ])('opens on %s', async (_caseName, key) => {
    openAgenda()
    fireEvent.keyDown(await findBlock(leaBlock), key)
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Ouvrir',
      'Déplacer…',
      'Marquer payée',
      'Émargement',
      'Supprimer…',
    ])
  })

  it('opens for the focused session when the shortcut a is pressed', async () => {
    openAgenda()
    const button = await findBlock(leaBlock)
    button.focus()
    await userEvent.keyboard('a')
    expect(await findMenuItem('Déplacer…')).toBeVisible()
  })

  it('opens from a button on each line of the list', async () => {
    openAgenda('?vue=liste&date=2026-11-20')
    await userEvent.click(await screen.findByRole('button', { name: 'Actions : Léa Martin, 10:00' }))
    expect(await findMenuItem('Déplacer…')).toBeVisible()
  })

  it.each([
    ['only offers to open a request', { validated: false }, ['Ouvrir la demande']],
    [
      'does not offer to move, pay or delete a billed session',
      { billId: id(700) },
      ['Ouvrir', 'Émargement', 'Facturée : elle ne change plus'],
    ],
  ])('%s', async (_caseName, change, expected) => {
    mockResponse('GET /short-sessions', 200, [{ ...unpaidSession, ...change }])
    openAgenda()
    await openMenu()
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(expected)
  })

  it('marks the session as paid', async () => {
    const requests = mockResponse('PATCH /sessions/:id', 200, { ...unpaidSession, paid: true })
    openAgenda()
    await openMenu()
    mockResponse('GET /short-sessions', 200, [{ ...unpaidSession, paid: true }])
    await userEvent.click(await findMenuItem('Marquer payée'))
    expect(await findBlock(/Léa Martin.*vendredi 20 novembre 2026, payée/)).toBeVisible()
    expect(await screen.findByText('Information mises à jour')).toBeVisible()
    expect(requests[0]?.url.search).toBe('?paid=true')
  })

  it('shows an error when the session could not be marked paid, and shows it unpaid again', async () => {
    mockFailure('PATCH /sessions/:id', 500, errorCode.unexpected)
    openAgenda()
    await openMenu()
    await userEvent.click(await findMenuItem('Marquer payée'))
    expect(await screen.findByText('Mise à jour paiement impossible')).toBeVisible()
    expect(await findBlock(/Léa Martin.*vendredi 20 novembre 2026, non payée/)).toBeVisible()
  })
})

const deleteFromMenu = async () => {
  await userEvent.click(await findMenuItem('Supprimer…'))
  const dialog = await screen.findByRole('dialog', { name: 'Supprimer cette séance ?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer la séance' }))
}

describe('a session that somebody else changed meanwhile', () => {
  const changedSession = { ...unpaidSession, startTime: '15:00', endTime: '16:00', version: 7 }
  const changedBlock = /Léa Martin.*15:00 – 16:00/
  const message = "Cette séance vient d'être modifiée par quelqu'un d'autre : la voici."

  it('shows the changes when marking it as paid is refused; a second try succeeds', async () => {
    mockFailureOnce('PATCH /sessions/:id', 412, errorCode.changedMeanwhile)
    openAgenda()
    await openMenu()
    mockResponse('GET /short-sessions', 200, [changedSession])
    await userEvent.click(await findMenuItem('Marquer payée'))
    expect(await screen.findByText(message)).toBeVisible()
    await openMenu(changedBlock)
    const requests = mockResponse('PATCH /sessions/:id', 200, { ...changedSession, paid: true })
    await userEvent.click(await findMenuItem('Marquer payée'))
    expect(await screen.findByText('Information mises à jour')).toBeVisible()
    expect(requests[0]?.headers.get('If-Match')).toBe('"7"')
  })

  it('shows the changes when deleting it is refused; a second try succeeds', async () => {
    mockFailureOnce('DELETE /sessions/:id', 412, errorCode.changedMeanwhile)
    openAgenda()
    await openMenu()
    mockResponse('GET /short-sessions', 200, [changedSession])
    await deleteFromMenu()
    expect(await screen.findByText(message)).toBeVisible()
    await openMenu(changedBlock)
    const requests = mockResponse('DELETE /sessions/:id', 200, {
      deleted: [unpaidSession.id],
      kept: [],
      undoId: id(900),
    })
    await deleteFromMenu()
    expect(await screen.findByText('Séance supprimée')).toBeVisible()
    expect(requests[0]?.headers.get('If-Match')).toBe('"7"')
  })
})

describe('deleting a session from its menu', () => {
  it('removes it from the calendar once confirmed', async () => {
    const requests = mockResponse('DELETE /sessions/:id', 200, {
      deleted: [unpaidSession.id],
      kept: [],
      undoId: id(900),
    })
    openAgenda()
    await openMenu()
    await userEvent.click(await findMenuItem('Supprimer…'))
    const dialog = await screen.findByRole('dialog', { name: 'Supprimer cette séance ?' })
    expect(requests).toHaveLength(0)
    mockResponse('GET /short-sessions', 200, [])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer la séance' }))
    expect(await screen.findByText('Séance supprimée')).toBeVisible()
    expect(screen.queryByRole('button', { name: leaBlock })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps a billed session, and shows the reason', async () => {
    mockFailure('DELETE /sessions/:id', 409, errorCode.sessionBilled)
    openAgenda()
    await openMenu()
    await userEvent.click(await findMenuItem('Supprimer…'))
    const dialog = await screen.findByRole('dialog', { name: 'Supprimer cette séance ?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer la séance' }))
    expect(await screen.findByText(/Cette séance est facturée/)).toBeVisible()
    expect(await findBlock(leaBlock)).toBeVisible()
  })
})

describe('moving a session', () => {
  it('saves the whole session at its new time, with the version that was read, and can be undone', async () => {
    const movedSession = { ...unpaidSession, startTime: '11:00', endTime: '12:00', version: 4 }
    const requests = mockResponse('PUT /sessions/:id', 200, { sessions: [movedSession], kept: [] })
    openAgenda()
    await findBlock(leaBlock)
    mockResponse('GET /short-sessions', 200, [movedSession])
    await moveByMenu()
    expect(await screen.findByText('Séance déplacée')).toBeVisible()
    expect(requests[0]?.url.search).toBe('?type=once')
    expect(requests[0]?.headers.get('If-Match')).toBe('"3"')
    expect(requests[0]?.body).toMatchObject({
      startDate: '2026-11-20',
      startTime: '11:00',
      endTime: '12:00',
      comments: 'À ne pas perdre',
      price: 70,
    })
    expect(await findBlock(/11:00 – 12:00/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(await screen.findByText('Déplacement annulé')).toBeVisible()
    expect(requests[1]?.body).toMatchObject({ startDate: '2026-11-20', startTime: '10:00', endTime: '11:00' })
    expect(requests[1]?.headers.get('If-Match')).toBe('"4"')
  })

  it('can be undone even if the session was marked as paid while the move was being saved', async () => {
    const movedSession = { ...unpaidSession, startTime: '11:00', endTime: '12:00', version: 4 }
    const moves = mockResponse('PUT /sessions/:id', 200, { sessions: [movedSession], kept: [] })
    const release = holdResponses('PUT /sessions/:id')
    const payments = mockResponse('PATCH /sessions/:id', 200, { ...movedSession, paid: true, version: 5 })
    openAgenda()
    await moveByMenu()
    await openMenu(/Léa Martin.*11:00 – 12:00/)
    await userEvent.click(await findMenuItem('Marquer payée'))
    expect(await findBlock(/Léa Martin.*11:00 – 12:00.*, payée/)).toBeVisible()
    mockResponse('GET /short-sessions', 200, [{ ...movedSession, paid: true, version: 5 }])
    release()
    expect(await screen.findByText('Information mises à jour')).toBeVisible()
    expect(payments.map(({ headers }) => headers.get('If-Match'))).toEqual(['"4"'])
    expect(await findBlock(/Léa Martin.*11:00 – 12:00.*, payée/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(await screen.findByText('Déplacement annulé')).toBeVisible()
    expect(moves.map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"5"'])
  })

  it("keeps a colleague's move of the same session, and shows it", async () => {
    const requests = mockFailure('PUT /sessions/:id', 412, errorCode.changedMeanwhile)
    openAgenda()
    await findBlock(leaBlock)
    mockResponse('GET /short-sessions', 200, [{ ...unpaidSession, startTime: '15:00', endTime: '16:00', version: 7 }])
    await moveByMenu()
    expect(await screen.findByText('Cette séance vient de changer : elle reste où elle était.')).toBeVisible()
    expect(requests[0]?.headers.get('If-Match')).toBe('"3"')
    expect(await findBlock(/15:00 – 16:00/)).toBeVisible()
  })

  it('asks for confirmation when the slot is busy, then saves despite the conflict', async () => {
    const requests = mockResponse('PUT /sessions/:id', 200, {
      sessions: [{ ...unpaidSession, startTime: '11:00', endTime: '12:00' }],
      kept: [],
    })
    mockFailureOnce('PUT /sessions/:id', 409, errorCode.sessionConflict, slotTakenError)
    openAgenda()
    await moveByMenu()
    const dialog = await screen.findByRole('dialog', { name: 'Ce créneau est déjà occupé' })
    expect(dialog).toHaveTextContent('Zoé Blanc')
    expect(await findBlock(/10:00 – 11:00/)).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer quand même' }))
    expect(await screen.findByText('Séance déplacée')).toBeVisible()
    expect(requests[0]?.body).toMatchObject({ force: true, startTime: '11:00' })
  })

  it.each([
    [
      'is billed meanwhile',
      409,
      errorCode.sessionBilled,
      'Cette séance est facturée : elle ne peut pas être déplacée.',
    ],
    ['no longer exists', 404, errorCode.notFound, "Cette séance n'existe plus."],
    [
      'cannot be at that time',
      400,
      errorCode.datesRefused,
      'La séance ne peut pas être mise là : elle reste où elle était.',
    ],
  ])('leaves the session where it was when it %s', async (_caseName, status, code, message) => {
    mockFailure('PUT /sessions/:id', status, code)
    openAgenda()
    await moveByMenu()
    expect(await screen.findByText(message)).toBeVisible()
    expect(await findBlock(/10:00 – 11:00/)).toBeVisible()
  })

  it('asks for the scope in a series, and shows how many sessions were not moved', async () => {
    const weeklySession = { ...unpaidSession, seriesId: id(800), recurrence: 'WEEK' as const }
    mockResponse('GET /short-sessions', 200, [weeklySession])
    const requests = mockResponse('PUT /sessions/:id', 200, {
      sessions: [],
      kept: [{ id: id(801), date: '2026-11-27', reason: 'Facturée' }],
    })
    openAgenda()
    await moveByMenu()
    await userEvent.click(await screen.findByLabelText('Cet évènement et les suivants'))
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Séances déplacées')).toBeVisible()
    expect(screen.getByText('Une séance de la série reste où elle était.')).toBeVisible()
    expect(requests[0]?.url.search).toBe('?type=all')
  })

  it('requires a start time', async () => {
    openAgenda()
    await openMenu()
    await userEvent.click(await findMenuItem('Déplacer…'))
    const dialog = await screen.findByRole('dialog', { name: 'Déplacer la séance' })
    await userEvent.click(
      within(within(dialog).getByRole('group', { name: 'De' })).getByRole('spinbutton', { name: 'Heures' }),
    )
    await userEvent.keyboard('{Delete}')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Déplacer' }))
    await waitFor(() =>
      expect(within(dialog).getByRole('group', { name: 'De' })).toHaveAccessibleDescription('Obligatoire'),
    )
  })

  it('keeps a typed end when the start changes', async () => {
    openAgenda()
    await openMenu()
    await userEvent.click(await findMenuItem('Déplacer…'))
    const dialog = await screen.findByRole('dialog', { name: 'Déplacer la séance' })
    const hoursOf = (name: string) =>
      within(within(dialog).getByRole('group', { name })).getByRole('spinbutton', { name: 'Heures' })
    await userEvent.click(hoursOf('A'))
    await userEvent.keyboard('17')
    await userEvent.click(hoursOf('De'))
    await userEvent.keyboard('13')
    expect(hoursOf('A')).toHaveTextContent('17')
  })

  it('requires an end after the start', async () => {
    openAgenda()
    await openMenu()
    await userEvent.click(await findMenuItem('Déplacer…'))
    const dialog = await screen.findByRole('dialog', { name: 'Déplacer la séance' })
    await userEvent.click(
      within(within(dialog).getByRole('group', { name: 'A' })).getByRole('spinbutton', { name: 'Heures' }),
    )
    await userEvent.keyboard('09')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Déplacer' }))
    expect(await within(dialog).findByText("L'heure de fin doit être après l'heure de début")).toBeVisible()
  })
})

describe('typing in the move dialog', () => {
  it('does not render the calendar again', async () => {
    openAgenda()
    await openMenu()
    await userEvent.click(await findMenuItem('Déplacer…'))
    const dialog = await screen.findByRole('dialog', { name: 'Déplacer la séance' })
    const formatSpy = jest.spyOn(frenchLocalizer, 'format')
    await userEvent.click(
      within(within(dialog).getByRole('group', { name: 'De' })).getByRole('spinbutton', { name: 'Heures' }),
    )
    await userEvent.keyboard('15')
    expect(formatSpy).not.toHaveBeenCalled()
    // Checks that the spy detects rendering, since showing another week calls it.
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Semaine suivante' }))
    await waitFor(() => expect(formatSpy).toHaveBeenCalled())
    formatSpy.mockRestore()
  })
})

describe('the month view', () => {
  it('is shown on a screen without a mouse, after it was shown on a screen with one', async () => {
    const { unmount } = openAgenda('?date=2026-11-20&vue=mois')
    await findBlock(/Léa Martin/)
    unmount()
    const matchMedia = window.matchMedia.bind(window)
    const matchMediaSpy = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => Object.assign(matchMedia(media), media === mouseMedia && { matches: false }))
    openAgenda('?date=2026-11-20&vue=mois')
    expect(await findBlock(/Léa Martin/)).toBeVisible()
    matchMediaSpy.mockRestore()
  })
})
