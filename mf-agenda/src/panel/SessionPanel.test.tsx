import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aPatient, aSession, id, mockResponse, openArea, resetMocks } from 'shared/testing'
import area from '../remote.tsx'
import { findBlock, mockAgenda, openAgenda, prepareCalendar } from '../testing/agenda.ts'
import { buildDetailedSession } from '../testing/fixtures.ts'
import { tap } from '../testing/tap.ts'

const findPanel = (name = 'Ajouter une séance') => screen.findByRole('region', { name })
const findAgenda = () => screen.findByRole('region', { name: 'Agenda' })
const findField = (label: string) => screen.findByLabelText(label)
const readTime = (name: string) => screen.getByRole('group', { name }).textContent?.replaceAll(/[^\d:]/g, '')
const readPeriod = () => screen.getByRole('heading', { level: 2, name: /novembre 2026$/ }).textContent

beforeAll(prepareCalendar)
beforeEach(() => {
  mockAgenda()
  mockResponse('GET /sessions/:id', 200, buildDetailedSession())
  mockResponse('GET /sessions/:id/questions', 200, [])
  mockResponse('GET /sessions/:id/audios', 200, [])
  mockResponse('POST /sessions/preview', 200, { dates: [], kept: [] })
})
afterEach(resetMocks)

const pressAdd = async () => userEvent.click(await screen.findByRole('button', { name: 'Ajouter une séance' }))

describe('the panel of a session', () => {
  it('opens over the agenda, which keeps its blocks and its week', async () => {
    const { address } = openAgenda('?date=2026-11-20&praticien=')
    const block = await findBlock(/Léa Martin/)
    await pressAdd()
    expect(await findPanel()).toBeVisible()
    expect(address()).toBe('/pros/session?jour=2026-11-20')
    expect(document.title).toMatch(/^Ajouter une séance/)
    expect(block).toBeInTheDocument()
    expect(readPeriod()).toBe('16 – 22 novembre 2026')
  })

  it('focuses the patient of a new session, and the title of a saved session', async () => {
    openAgenda()
    await pressAdd()
    await waitFor(async () => expect(await findField('Patient *')).toHaveFocus())
    await userEvent.click(await findBlock(/Léa Martin/))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Détails de la séance' })).toHaveFocus())
  })

  it('shows the agenda on the day of a new session when its URL is opened directly', async () => {
    openArea(area.Root, '/pros/session?jour=2026-11-27&de=10:00')
    expect(await findPanel()).toBeVisible()
    await findAgenda()
    expect(readPeriod()).toBe('23 – 29 novembre 2026')
  })

  it('shows the agenda on the day of a saved session when its URL is opened directly', async () => {
    mockResponse('GET /sessions/:id', 200, buildDetailedSession({ date: '2026-11-10' }))
    openArea(area.Root, `/pros/session/${id(400)}`)
    expect(await findPanel('Détails de la séance')).toBeVisible()
    expect(await screen.findByRole('heading', { level: 2, name: '9 – 15 novembre 2026' })).toBeVisible()
  })

  it('stays open when the agenda behind it shows another week, which stays after closing', async () => {
    const { address } = openAgenda()
    await pressAdd()
    await findPanel()
    await userEvent.click(screen.getByRole('button', { name: 'Semaine suivante' }))
    expect(await screen.findByRole('heading', { level: 2, name: '23 – 29 novembre 2026' })).toBeVisible()
    expect(address()).toBe('/pros/session?jour=2026-11-20')
    await userEvent.click(within(await findPanel()).getByRole('button', { name: 'Fermer' }))
    expect(address()).toBe('/pros/sessions?date=2026-11-27')
  })

  it('closes by Escape, and returns the focus to the block that opened it', async () => {
    const { address } = openAgenda()
    const block = await findBlock(/Léa Martin/)
    block.focus()
    await userEvent.keyboard('{Enter}')
    await findPanel('Détails de la séance')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Détails de la séance' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Détails de la séance' })).toBeNull())
    expect(address()).toBe('/pros/sessions?date=2026-11-20')
    expect(block).toHaveFocus()
    expect(document.title).toMatch(/^Rendez-vous/)
  })

  it('requests the session once per opening, and again when it is opened again', async () => {
    const sessionRequests = mockResponse('GET /sessions/:id', 200, buildDetailedSession())
    openAgenda()
    const block = await findBlock(/Léa Martin/)
    for (const requestCount of [1, 2]) {
      await userEvent.click(block)
      await findField('Prix HT')
      expect(sessionRequests).toHaveLength(requestCount)
      await userEvent.click(within(await findPanel('Détails de la séance')).getByRole('button', { name: 'Fermer' }))
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Détails de la séance' })).toBeNull())
    }
  })

  it('hides the list of requests until it is closed', async () => {
    openAgenda('?date=2026-11-20&demandes=1')
    await userEvent.click(await screen.findByRole('link', { name: 'Ouvrir la demande de Manon Lefèvre' }))
    await findPanel('Détails de la séance')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Détails de la séance' })).toHaveFocus())
    expect(screen.queryByRole('region', { name: 'Demandes à valider' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(await findPanel('Demandes à valider')).toBeVisible()
  })

  it('stays open when Escape closes the options of a field', async () => {
    openAgenda()
    await pressAdd()
    await userEvent.type(await findField('Patient *'), 'mar')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(await findPanel()).toBeVisible()
  })

  it('moves the new session to another free time that is tapped, and keeps the input', async () => {
    const { address } = openAgenda()
    await pressAdd()
    await userEvent.type(await findField('Patient *'), 'mart{Enter}')
    const [slot] = document.querySelectorAll('.rbc-day-slot [data-slot="2026-11-18 09:00"]')
    expect(slot).toBeDefined()
    document.elementsFromPoint = () => (slot ? [slot] : [])
    tap(await findAgenda())
    await waitFor(() => expect(address()).toBe('/pros/session?jour=2026-11-18&de=09%3A00'))
    await waitFor(() => expect(readTime('De')).toBe('09:00'))
    expect(readTime('A')).toBe('09:45')
    expect(await findField('Patient *')).toHaveValue('Martin Léa')
  })

  it('saves by Ctrl+Enter with the values of the last session, and shows the agenda again', async () => {
    mockResponse('GET /patients/:id/last-session', 200, {
      lastSession: {
        date: '2026-11-13',
        startTime: '14:00',
        endTime: '15:30',
        sessionTypeId: id(500),
        animalIds: [],
        clubId: null,
      },
    })
    const saveRequests = mockResponse('POST /sessions', 201, { sessions: [aSession({ id: id(450) })], kept: [] })
    const { address } = openArea(area.Root, '/pros/session?jour=2026-11-20&de=09:00', { agenda: '?vue=semaine' })
    await userEvent.type(await findField('Patient *'), 'mart{Enter}{Control>}{Enter}{/Control}')
    await waitFor(() => expect(address()).toBe('/pros/sessions?vue=semaine&date=2026-11-20'))
    expect(saveRequests).toHaveLength(1)
    expect(saveRequests[0]?.body).toMatchObject({ patientId: aPatient().id, startTime: '09:00', endTime: '10:30' })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ajouter une séance' })).toBeNull())
  })
})
