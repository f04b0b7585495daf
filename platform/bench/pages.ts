import { dayInWeeks } from '../start/product/dayInWeeks.ts'
import type { PageCondition } from './browser.ts'

/** A page of an area, and the condition for it to be usable: its data is shown, not only its frame. */
export interface BenchPage {
  area: string
  path: string
  ready: PageCondition
}

export const search: BenchPage = {
  area: 'public',
  path: '/therapists',
  ready: { selector: 'main a[href^="/therapists/"]' },
}
export const agenda: BenchPage = { area: 'agenda', path: '/pros/sessions', ready: { selector: 'main .rbc-event' } }
export const patients: BenchPage = { area: 'patients', path: '/pros/patients', ready: { selector: 'main tbody tr' } }
export const bills: BenchPage = {
  area: 'finance',
  path: '/pros/billings/details',
  ready: { text: '\\d factures?|Aucune facture' },
}
export const profile: BenchPage = { area: 'settings', path: '/pros/user', ready: { selector: 'main form input' } }

/** Opens next week, because late in the week the current week may have no free slot. */
export const therapist = (id: string): BenchPage => ({
  area: 'public',
  path: `/therapists/${id}?date=${dayInWeeks(1)}`,
  ready: { selector: '[aria-labelledby="free-slots"] li' },
})
