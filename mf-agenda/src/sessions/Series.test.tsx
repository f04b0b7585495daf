import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { mockResponse, aSession, resetMocks, id, openArea, mockFailure, signedInAs } from 'shared/testing'
import area from '../remote.tsx'
import { mockLists, buildDetailedSession } from '../testing/fixtures.ts'

const weeklySession = buildDetailedSession({ seriesId: id(700), recurrence: 'WEEK', endDate: '2027-01-29' })
const savedResponse = { sessions: [aSession()], kept: [] }
const keptSessions = [{ id: id(410), date: '2026-12-04', reason: 'Facturée' }]

const openNewSession = (search = '?jour=2026-11-20&de=10:00') => openArea(area.Root, `/pros/session${search}`)
const openSavedSession = () => openArea(area.Root, `/pros/session/${id(400)}`)
const click = async (role: 'button' | 'radio', name: string) => userEvent.click(await screen.findByRole(role, { name }))
const findFrequency = () => screen.findByRole('combobox', { name: 'Fréquence' })
const shownEndDate = () => screen.getByRole('group', { name: 'Date de fin' }).textContent?.replaceAll(/[^\d/]/g, '')
const checkAnimalAlone = async () => userEvent.click(await screen.findByLabelText("Travail de l'animal seulement"))

beforeEach(() => {
  signedInAs()
  mockLists()
  mockResponse('GET /sessions/:id', 200, weeklySession)
  mockResponse('GET /sessions/:id/questions', 200, [])
  mockResponse('GET /sessions/:id/audios', 200, [])
  mockResponse('POST /sessions/preview', 200, { dates: [], kept: [] })
})
afterEach(resetMocks)

describe('the frequency of a session', () => {
  it('names the weekday of the chosen day', async () => {
    openNewSession()
    expect(
      within(await findFrequency())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'une seule fois',
      'tous les jours',
      'toutes les semaines le vendredi',
      'toutes les deux semaines le vendredi',
      'tous les jours de la semaine',
    ])
    expect(screen.queryByRole('group', { name: 'Date de fin' })).toBeNull()
  })

  it('proposes an end date one year later, and sends the series', async () => {
    const sentRequests = mockResponse('POST /sessions', 201, savedResponse)
    openNewSession()
    await userEvent.selectOptions(await findFrequency(), 'toutes les semaines le vendredi')
    expect(shownEndDate()).toBe('20/11/2027')
    expect(screen.getByText('53 séances, du 20/11/2026 au 19/11/2027')).toBeVisible()
    await checkAnimalAlone()
    await click('button', 'Ajouter')
    expect(await screen.findByText('Séance correctement ajoutée')).toBeVisible()
    expect(sentRequests[0]?.body).toMatchObject({ recurrence: 'WEEK', startDate: '2026-11-20', endDate: '2027-11-20' })
  })

  it('names the new weekday, and moves the end date, when the day changes', async () => {
    openNewSession()
    await userEvent.selectOptions(await findFrequency(), 'tous les jours')
    await userEvent.click(within(screen.getByRole('group', { name: 'Jour' })).getByRole('spinbutton', { name: 'Jour' }))
    await userEvent.keyboard('25')
    expect(shownEndDate()).toBe('25/11/2027')
    expect(within(await findFrequency()).getByText('toutes les semaines le mercredi')).toBeInTheDocument()
  })

  it('requires an end date for a series', async () => {
    openNewSession()
    await userEvent.selectOptions(await findFrequency(), 'tous les jours')
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Date de fin' })).getByRole('spinbutton', { name: 'Jour' }),
    )
    await userEvent.keyboard('{Backspace}')
    await click('button', 'Ajouter')
    const errorSummary = await screen.findByRole('alert', { name: 'Champs requis' })
    expect(within(errorSummary).getByRole('link', { name: 'Date de fin : obligatoire si récurrence' })).toBeVisible()
  })

  it('is shown for a saved session but cannot be changed', async () => {
    openSavedSession()
    expect(await findFrequency()).toBeDisabled()
    expect(await findFrequency()).toHaveDisplayValue('toutes les semaines le vendredi')
    expect(shownEndDate()).toBe('29/01/2027')
  })
})

const saveThisAndFollowing = async () => {
  await click('button', 'Enregistrer')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('radio', { name: 'Cet évènement et les suivants' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
}

describe('changing a recurring session', () => {
  it('asks which sessions to change, and changes this session alone by default', async () => {
    const sentRequests = mockResponse('PUT /sessions/:id', 200, savedResponse)
    openSavedSession()
    await click('button', 'Enregistrer')
    const dialog = await screen.findByRole('dialog', { name: 'Modifier une séance qui se répète' })
    expect(within(dialog).getByRole('radio', { name: 'Cet évènement' })).toBeChecked()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Séance mise à jour')).toBeVisible()
    expect(sentRequests[0]?.url.search).toBe('?type=once')
  })

  it('can include the following sessions, and can be cancelled', async () => {
    const sentRequests = mockResponse('PUT /sessions/:id', 200, savedResponse)
    openSavedSession()
    await click('button', 'Enregistrer')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentRequests).toHaveLength(0)
    await click('button', 'Enregistrer')
    await click('radio', 'Cet évènement et les suivants')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Séance mise à jour')).toBeVisible()
    expect([sentRequests.length, sentRequests[0]?.url.search]).toEqual([1, '?type=all'])
  })

  it('shows before saving which sessions will not change, and why', async () => {
    const requests = mockResponse('POST /sessions/preview', 200, { dates: [], kept: keptSessions })
    openSavedSession()
    await saveThisAndFollowing()
    const preview = await screen.findByRole('dialog', { name: 'Aperçu des séances' })
    expect(preview).toHaveTextContent('Une séance restera comme elle est')
    expect(within(preview).getByRole('listitem')).toHaveTextContent('vendredi 4 décembre 2026 : Facturée')
    expect(requests.at(-1)?.body).toMatchObject({ sessionId: id(400), type: 'all' })
  })

  it('shows after saving which sessions did not change, then returns to the calendar', async () => {
    mockResponse('PUT /sessions/:id', 200, { sessions: [aSession()], kept: keptSessions })
    const { address } = openSavedSession()
    await saveThisAndFollowing()
    const keptDialog = within(await screen.findByRole('dialog', { name: 'Une séance est restée comme elle était' }))
    expect(keptDialog.getByRole('listitem')).toHaveTextContent('vendredi 4 décembre 2026 : Facturée')
    await userEvent.click(keptDialog.getByRole('button', { name: 'Revenir au calendrier' }))
    expect(address()).toBe('/pros/sessions?date=2026-11-20')
  })
})

const openDeleteDialog = async () => {
  mockResponse('GET /sessions/:id/deletion', 200, {
    count: 2,
    firstDate: '2026-11-20',
    lastDate: '2026-11-27',
    kept: keptSessions,
  })
  const openedPage = openSavedSession()
  await click('button', 'Supprimer la séance')
  return { ...openedPage, dialog: within(await screen.findByRole('dialog', { name: 'Supprimer cette séance ?' })) }
}

describe('deleting a recurring session', () => {
  it('deletes this session alone by default', async () => {
    const requests = mockResponse('DELETE /sessions/:id', 200, { deleted: [id(400)], kept: [], undoId: id(900) })
    const { dialog } = await openDeleteDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText('Séance supprimée')).toBeVisible()
    expect(requests[0]?.url.search).toBe('?type=once')
  })

  it('shows the number of deleted sessions and the kept sessions, before and after deleting', async () => {
    const requests = mockResponse('DELETE /sessions/:id', 200, {
      deleted: [id(400), id(401)],
      kept: keptSessions,
      undoId: id(900),
    })
    const { dialog, address } = await openDeleteDialog()
    await userEvent.click(dialog.getByRole('radio', { name: 'Cet évènement et les suivants' }))
    expect(
      await dialog.findByText(
        '2 séances seront supprimées, du vendredi 20 novembre 2026 au vendredi 27 novembre 2026.',
      ),
    ).toBeVisible()
    expect(dialog.getByText('Une séance restera comme elle est')).toBeVisible()
    expect(dialog.getByRole('listitem')).toHaveTextContent('vendredi 4 décembre 2026 : Facturée')
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText('Séances supprimées')).toBeVisible()
    expect(requests[0]?.url.search).toBe('?type=all')
    await waitFor(() => expect(address()).toBe('/pros/sessions?date=2026-11-20'))
    expect(
      await screen.findByText('2 séances supprimées, 1 reste : vendredi 4 décembre 2026 (Facturée).'),
    ).toBeVisible()
  })

  it('shows an error when it fails', async () => {
    mockFailure('DELETE /sessions/:id', 409, errorCode.sessionBilled)
    const { dialog } = await openDeleteDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }))
    expect(
      await screen.findByText('Cette séance est facturée : elle ne peut être ni modifiée ni supprimée.'),
    ).toBeVisible()
  })
})
