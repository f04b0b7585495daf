import { configure, screen } from '@testing-library/react'
import { mockResponse, aSession, id, openArea, signedInAs } from 'shared/testing'
import area from '../remote.tsx'
import { mockLists, freeType, otherTherapist } from './fixtures.ts'

export const pending = aSession({
  id: id(401),
  title: 'Manon Lefèvre',
  validated: false,
  startTime: '14:00',
  endTime: '15:00',
})
export const unpaid = aSession({ id: id(402), title: 'Léa Martin' })
const absent = aSession({
  id: id(403),
  title: 'Noé Petit',
  paid: true,
  patientPresent: false,
  date: '2026-11-18',
})
export const present = aSession({
  id: id(404),
  title: 'Zoé Blanc',
  paid: true,
  date: '2026-11-17',
  therapistId: otherTherapist.id,
  sessionTypeId: freeType.id,
})

export const openAgenda = (search = '?date=2026-11-20') => openArea(area.Root, `/pros/sessions${search}`)
export const block = (name: RegExp) => screen.findByRole('button', { name })

/** jsdom has no layout; the calendar asks at each click which elements are under the pointer. */
export function prepareCalendar() {
  // Skips visibility checks in role queries: a week has a thousand elements, and checking takes longer than
  // rendering.
  configure({ defaultHidden: true })
  document.elementFromPoint = () => null
}

/** Mocks a practice on Ultime, in the week of 16 November 2026. */
export function mockAgenda() {
  window.innerWidth = 1280
  signedInAs({
    tenant: { offer: 'ULTIME', taxesAmount: 20, trialEndsAt: '2026-12-20T00:00:00.000Z', timeZone: 'Europe/Paris' },
  })
  mockLists()
  mockResponse('GET /user/personalize/colors', 200, { type: 'DEFAULT', colors: [] })
  mockResponse('GET /agenda/schedules', 200, [])
  mockResponse('GET /short-sessions', 200, [pending, unpaid, absent, present])
}
