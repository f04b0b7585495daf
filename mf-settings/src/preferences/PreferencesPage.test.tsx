import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { practiceSettingNames, practiceSettings } from 'shared/contracts/accounts/practiceSettings'
import type { OpeningHours } from 'shared/contracts/accounts/user'
import { errorCode } from 'shared/contracts/errorCodes'
import { aClub, aUser, id, mockFailureOnce, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import { switchShortcuts, useShortcutList, useUnsaved } from 'shared/ui'
import area from '../remote.tsx'

// `pointerEventsCheck: 0` skips reading the styles of every ancestor, which is slow in a large form.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const createInterval = (weekday: number, startTime: string, endTime: string): OpeningHours[number] => ({
  weekday,
  startTime,
  endTime,
})
const savedWeek = [
  createInterval(1, '09:00', '12:00'),
  createInterval(1, '14:00', '18:10'),
  createInterval(2, '08:00', '20:00'),
]

const openPage = () => openArea(area.Root, '/pros/personalization')
const getTimes = (label: string, name: string) =>
  getDayGroup(label)
    .getAllByLabelText<HTMLSelectElement>(name)
    .map(({ value }) => value)
const getDayGroup = (label: string) => within(screen.getByRole('group', { name: label }))

const createTenant = (offer: 'STANDARD' | 'PRO' | 'ULTIME') => ({ ...aUser().tenant, offer })
const meadow = aClub({ id: id(300), name: 'Le Pré' })

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
  mockResponse('GET /user/personalize/opening-hours', 200, savedWeek)
  mockResponse('GET /user/personalize/colors', 200, { type: 'DEFAULT', colors: [] })
  for (const name of practiceSettingNames) {
    const { field, minimum } = practiceSettings[name]
    mockResponse(`GET /user/personalize/${name}`, 200, { [field]: minimum })
  }
  mockResponse('GET /user/personalize/cancellation', 200, { cancellationBefore: 48 })
  mockResponse('GET /clubs', 200, [meadow])
  mockResponse('GET /user/team', 200, [])
})
afterEach(() => {
  resetMocks()
  switchShortcuts(true)
})

describe('the section of the calendar colours', () => {
  it('previews the colour chosen for a club before it is saved, and saves it', async () => {
    const calls = mockResponse('POST /user/personalize/colors', 200, {
      type: 'CLUBS',
      colors: [{ objectId: meadow.id, hexa: '#7A3B73' }],
    })
    openPage()
    await user.click(await screen.findByRole('radio', { name: 'Par lieu' }))
    await user.selectOptions(screen.getByLabelText('Le Pré'), 'Violet')
    const sample = within(screen.getByRole('region', { name: 'Aperçu' }))
      .getByText('Le Pré')
      .closest('li')
    expect(sample).toHaveStyle({ background: '#7A3B73' })
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('information sauvegardée')).toBeInTheDocument()
    expect(calls[0]?.body).toEqual({ type: 'CLUBS', colors: [{ objectId: meadow.id, hexa: '#7A3B73' }] })
  })

  it.each([
    ['STANDARD', 2],
    ['PRO', 2],
    ['ULTIME', 3],
  ] as const)('proposes, on the offer %s, %i colour modes', async (offer, count) => {
    signedInAs({ tenant: createTenant(offer) })
    openPage()
    await screen.findByRole('radio', { name: 'Par lieu' })
    expect(screen.getAllByRole('radio')).toHaveLength(count)
  })

  it('offers a choice of the colours to keep when they changed on another device', async () => {
    mockFailureOnce('POST /user/personalize/colors', 412, errorCode.changedMeanwhile)
    openPage()
    await user.click(await screen.findByRole('radio', { name: 'Par lieu' }))
    mockResponse('GET /user/personalize/colors', 200, {
      type: 'CLUBS',
      colors: [{ objectId: meadow.id, hexa: '#2E6F3E' }],
    })
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const merge = within(await screen.findByRole('dialog', { name: 'Vos couleurs ont été modifiées entre-temps' }))
    expect(merge.getByText(/Le Pré Vert/)).toBeInTheDocument()
  })
})

describe('the cancellation delay', () => {
  it('is saved in hours', async () => {
    const calls = mockResponse('POST /user/personalize/cancellation', 200, { cancellationBefore: 24 })
    openPage()
    const field = await screen.findByLabelText('Délai avant la séance')
    expect(field).toHaveValue('48')
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Obligatoire')).toBeInTheDocument()
    await user.type(field, '24')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ cancellationBefore: 24 }]))
  })

  it('is hidden from assistants, like the opening hours', async () => {
    signedInAs({ roles: ['ROLE_ASSISTANT'] })
    openPage()
    await screen.findByRole('radio', { name: 'Par lieu' })
    expect(screen.queryByLabelText('Délai avant la séance')).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Horaires de réservation' })).not.toBeInTheDocument()
  })
})

describe('the save button that the forms of the page share', () => {
  it('saves only the forms with changes', async () => {
    const colourCalls = mockResponse('POST /user/personalize/colors', 200, { type: 'CLUBS', colors: [] })
    const delayCalls = mockResponse('POST /user/personalize/cancellation', 200, { cancellationBefore: 484 })
    const hoursCalls = mockResponse('PUT /user/personalize/opening-hours', 200, savedWeek)
    openPage()
    await screen.findByRole('group', { name: 'Lundi' })
    const save = screen.getByRole('button', { name: 'Enregistrer' })
    expect(save).toBeDisabled()
    await user.click(await screen.findByRole('radio', { name: 'Par lieu' }))
    await user.type(await screen.findByLabelText('Délai avant la séance'), '4')
    await user.click(save)
    await waitFor(() => expect(save).toBeDisabled())
    expect([colourCalls.length, delayCalls.length, hoursCalls.length]).toEqual([1, 1, 0])
  })
})

describe('the single-key shortcuts', () => {
  it('can be switched off on this device', async () => {
    openPage()
    await user.click(await screen.findByRole('switch', { name: 'Raccourcis à une touche' }))
    expect(useShortcutList.getState().isOn).toBe(false)
  })
})

describe('the section of the opening hours', () => {
  it('offers a choice of the week to keep when it changed on another device', async () => {
    mockFailureOnce('PUT /user/personalize/opening-hours', 412, errorCode.changedMeanwhile)
    openPage()
    await screen.findByRole('group', { name: 'Mardi' })
    await user.click(getDayGroup('Mardi').getByRole('button', { name: /Supprimer/ }))
    mockResponse('GET /user/personalize/opening-hours', 200, [createInterval(3, '10:00', '11:00')])
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const merge = within(await screen.findByRole('dialog', { name: 'Vos horaires ont été modifiés entre-temps' }))
    expect(merge.getByText(/Mercredi 10:00–11:00/)).toBeInTheDocument()
    expect(merge.getByText(/Lundi 09:00–12:00, Lundi 14:00–18:10/)).toBeInTheDocument()
  })

  it('shows several intervals a day, a time that is not at a quarter hour, and closed days', async () => {
    openPage()
    await screen.findByRole('group', { name: 'Lundi' })
    expect(getTimes('Lundi', 'De')).toEqual(['09:00', '14:00'])
    expect(getTimes('Lundi', 'À')).toEqual(['12:00', '18:10'])
    expect(getDayGroup('Mercredi').getByText('Fermé')).toBeInTheDocument()
  })

  it('saves changed, added and removed intervals together', async () => {
    const calls = mockResponse('PUT /user/personalize/opening-hours', 200, savedWeek)
    openPage()
    await screen.findByRole('group', { name: 'Lundi' })
    await user.click(getDayGroup('Lundi').getByRole('button', { name: 'Supprimer la plage de 14:00 à 18:10, lundi' }))
    await user.selectOptions(getDayGroup('Lundi').getByLabelText('À'), '12:30')
    await user.click(getDayGroup('Dimanche').getByRole('button', { name: 'Ajouter une plage, dimanche' }))
    await waitFor(() => expect(useUnsaved.getState().forms.size).toBe(1))
    await user.click(screen.getByText('Enregistrer', { selector: 'button' }))
    expect(await screen.findByText('information sauvegardée')).toBeInTheDocument()
    expect(calls[0]?.body).toEqual([
      createInterval(1, '09:00', '12:30'),
      createInterval(2, '08:00', '20:00'),
      createInterval(7, '09:00', '12:00'),
    ])
  })

  it('can end at midnight, and cannot begin then', async () => {
    const calls = mockResponse('PUT /user/personalize/opening-hours', 200, savedWeek)
    openPage()
    await screen.findByRole('group', { name: 'Mardi' })
    await user.selectOptions(getDayGroup('Mardi').getByLabelText('À'), '24:00')
    expect(getDayGroup('Mardi').getByLabelText('De')).not.toHaveTextContent('24:00')
    await user.click(screen.getByText('Enregistrer', { selector: 'button' }))
    await waitFor(() => expect(calls[0]?.body).toContainEqual(createInterval(2, '08:00', '24:00')))
  })

  it('rejects intervals that overlap or end before they start', async () => {
    const calls = mockResponse('PUT /user/personalize/opening-hours', 200, savedWeek)
    openPage()
    await screen.findByRole('group', { name: 'Lundi' })
    const [first, second = first] = getDayGroup('Lundi').getAllByLabelText('De')
    if (!second) throw new Error('Monday has two intervals.')
    await user.selectOptions(second, '11:00')
    await user.selectOptions(getDayGroup('Mardi').getByLabelText('À'), '07:00')
    await user.click(screen.getByText('Enregistrer', { selector: 'button' }))
    expect(await screen.findByText('Deux plages horaires se chevauchent')).toBeInTheDocument()
    expect(screen.getByText("L'heure de fin doit être après l'heure de début")).toBeInTheDocument()
    expect(second).toBeInvalid()
    expect(first).not.toBeInvalid()
    expect(calls).toEqual([])
  })
})
