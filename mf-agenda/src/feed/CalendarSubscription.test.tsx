import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CalendarFeed } from 'shared/contracts/agenda/agenda'
import { errorCode } from 'shared/contracts/errorCodes'
import { aUser, mockResponse, resetMocks, openArea, mockFailure, signedInAs } from 'shared/testing'
import { CalendarSubscription } from './CalendarSubscription.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const url = 'https://complice.test/api/calendars/un-secret.ics'
const inactiveFeed: CalendarFeed = { active: false, withPatients: false, createdAt: null }
const activeFeed: CalendarFeed = { active: true, withPatients: true, createdAt: '2026-11-03T10:00:00.000Z' }

const findDialog = () => screen.findByRole('dialog', { name: 'Abonner mon agenda' })
const clickButton = async (name: string) => user.click(await screen.findByRole('button', { name }))
const openDialog = async () => {
  openArea(CalendarSubscription, '/pros/sessions')
  await clickButton('Abonner mon agenda')
  return findDialog()
}

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
})
afterEach(resetMocks)

describe('the calendar subscription', () => {
  it('is offered to therapists only', () => {
    signedInAs({ roles: ['ROLE_ASSISTANT'] })
    openArea(CalendarSubscription, '/pros/sessions')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it("creates an address without patients' names, shows it once, and copies it", async () => {
    mockResponse('GET /user/personalize/calendar-feed', 200, inactiveFeed)
    const calls = mockResponse('POST /user/personalize/calendar-feed', 201, { ...activeFeed, withPatients: false, url })
    const openedDialog = await openDialog()
    expect(await within(openedDialog).findByRole('switch', { name: 'Avec le nom des patients' })).not.toBeChecked()
    await clickButton("Créer l'adresse")
    const field = await within(openedDialog).findByRole('textbox', { name: 'Adresse secrète de mon agenda' })
    expect(field).toHaveValue(url)
    expect(field).toHaveFocus()
    expect(calls.map(({ body }) => body)).toEqual([{ withPatients: false }])
    expect(within(openedDialog).getByRole('link', { name: 'Ouvrir dans mon agenda' })).toHaveAttribute(
      'href',
      'webcal://complice.test/api/calendars/un-secret.ics',
    )
    await clickButton("Copier l'adresse")
    expect(await screen.findByText('Adresse copiée')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(url)

    await clickButton('Fermer')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await clickButton('Abonner mon agenda')
    expect(within(await findDialog()).queryByRole('textbox')).not.toBeInTheDocument()
    expect(await screen.findByText(/abonné depuis le 3 novembre 2026, sans le nom des patients/)).toBeInTheDocument()
  })

  it("shows since when it is active, in the practice's time zone", async () => {
    signedInAs({ tenant: { ...aUser().tenant, timeZone: 'Indian/Reunion' } })
    mockResponse('GET /user/personalize/calendar-feed', 200, { ...activeFeed, createdAt: '2026-10-31T21:30:00.000Z' })
    await openDialog()
    expect(await screen.findByText(/abonné depuis le 1er novembre 2026, avec le nom des patients/)).toBeInTheDocument()
  })

  it('shows how to copy the address when the clipboard is unavailable', async () => {
    mockResponse('GET /user/personalize/calendar-feed', 200, inactiveFeed)
    mockResponse('POST /user/personalize/calendar-feed', 201, { ...activeFeed, url })
    await openDialog()
    await clickButton("Créer l'adresse")
    await screen.findByRole('textbox')
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'))
    await clickButton("Copier l'adresse")
    expect(await screen.findByText(/La copie n'est pas possible ici/)).toBeInTheDocument()
  })

  it("is renewed after a confirmation, with patients' names on request", async () => {
    mockResponse('GET /user/personalize/calendar-feed', 200, { ...activeFeed, withPatients: false })
    const calls = mockResponse('POST /user/personalize/calendar-feed', 201, { ...activeFeed, url })
    await openDialog()
    await user.click(await screen.findByRole('switch', { name: 'Avec le nom des patients' }))
    expect(screen.getByText('Ce choix vaudra pour la nouvelle adresse.')).toBeInTheDocument()
    await clickButton('Nouvelle adresse')
    const confirmDialog = await screen.findByRole('dialog', { name: "Remplacer l'adresse de votre agenda ?" })
    expect(calls).toHaveLength(0)
    await user.click(within(confirmDialog).getByRole('button', { name: "Remplacer l'adresse" }))
    expect(await screen.findByRole('textbox')).toHaveValue(url)
    expect(calls[0]?.body).toEqual({ withPatients: true })
  })

  it('is ended after a confirmation', async () => {
    mockResponse('GET /user/personalize/calendar-feed', 200, activeFeed)
    const calls = mockResponse('DELETE /user/personalize/calendar-feed', 204)
    await openDialog()
    await clickButton("Terminer l'abonnement")
    const confirmDialog = await screen.findByRole('dialog', { name: "Terminer l'abonnement ?" })
    await user.click(within(confirmDialog).getByRole('button', { name: "Terminer l'abonnement" }))
    expect(await screen.findByText(/L'abonnement est terminé/)).toBeInTheDocument()
    expect(calls).toHaveLength(1)
    expect(await screen.findByRole('button', { name: "Créer l'adresse" })).toBeInTheDocument()
  })

  it('shows an error when it could not be created', async () => {
    mockResponse('GET /user/personalize/calendar-feed', 200, inactiveFeed)
    mockFailure('POST /user/personalize/calendar-feed', 403, errorCode.forbidden)
    await openDialog()
    await clickButton("Créer l'adresse")
    expect(await screen.findByText('Seul un praticien peut abonner son agenda.')).toBeInTheDocument()
    mockFailure('POST /user/personalize/calendar-feed', 500, errorCode.unexpected)
    await clickButton("Créer l'adresse")
    expect(await screen.findByText("L'adresse n'a pas pu être créée. Réessayez.")).toBeInTheDocument()
  })

  it('shows an error when it could not be ended', async () => {
    mockResponse('GET /user/personalize/calendar-feed', 200, activeFeed)
    mockFailure('DELETE /user/personalize/calendar-feed', 500, errorCode.unexpected)
    await openDialog()
    await clickButton("Terminer l'abonnement")
    await user.click(
      within(await screen.findByRole('dialog', { name: "Terminer l'abonnement ?" })).getByRole('button', {
        name: "Terminer l'abonnement",
      }),
    )
    expect(await screen.findByText("L'abonnement n'a pas pu être terminé. Réessayez.")).toBeInTheDocument()
  })

  it('offers a retry when loading failed', async () => {
    mockFailure('GET /user/personalize/calendar-feed', 400, errorCode.invalid)
    await openDialog()
    await screen.findByText('Le chargement a échoué.')
    mockResponse('GET /user/personalize/calendar-feed', 200, inactiveFeed)
    await clickButton('Réessayer')
    expect(await screen.findByRole('button', { name: "Créer l'adresse" })).toBeInTheDocument()
  })
})
