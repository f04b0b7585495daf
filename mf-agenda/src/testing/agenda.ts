import { configure, screen } from '@testing-library/react'
import { storage } from 'shared/session'
import { mockResponse, aSession, id, openArea, signedInAs } from 'shared/testing'
import area from '../remote.tsx'
import { mockLists, typeWithoutPrice, otherTherapist } from './fixtures.ts'

export const pendingSession = aSession({
  id: id(401),
  title: 'Manon Lefèvre',
  validated: false,
  startTime: '14:00',
  endTime: '15:00',
})
export const unpaidSession = aSession({ id: id(402), title: 'Léa Martin' })
const absentSession = aSession({
  id: id(403),
  title: 'Noé Petit',
  paid: true,
  patientPresent: false,
  date: '2026-11-18',
})
export const presentSession = aSession({
  id: id(404),
  title: 'Zoé Blanc',
  paid: true,
  date: '2026-11-17',
  therapistId: otherTherapist.id,
  sessionTypeId: typeWithoutPrice.id,
})

export const openAgenda = (search = '?date=2026-11-20') => openArea(area.Root, `/pros/sessions${search}`)
export const findBlock = (name: RegExp) => screen.findByRole('button', { name })

/** Prepares jsdom for the calendar, which calls `elementFromPoint` at each click. */
export function prepareCalendar() {
  // Skips visibility checks in role queries, because a week has a thousand elements, and checking takes longer than
  // rendering.
  configure({ defaultHidden: true })
  document.elementFromPoint = () => null
}

/** Mocks a practice on the Ultime offer, in the week of 16 November 2026, with all practitioners shown. */
export function mockAgenda() {
  signedInAs({
    tenant: { offer: 'ULTIME', taxesAmount: 20, trialEndsAt: '2026-12-20T00:00:00.000Z', timeZone: 'Europe/Paris' },
  })
  mockLists()
  // The form of a session is a panel over the calendar.
  window.innerWidth = 1280
  storage.write('complice.agendaTherapist', 'tous')
  mockResponse('GET /user/personalize/colors', 200, { type: 'DEFAULT', colors: [] })
  mockResponse('GET /agenda/schedules', 200, [])
  mockResponse('GET /short-sessions', 200, [pendingSession, unpaidSession, absentSession, presentSession])
}
