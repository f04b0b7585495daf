import { addDays, type Day } from './calendar/day.ts'
import { firstOfMonth, monthOf, type Period } from './calendar/period.ts'
import { nameProblems } from './contact/contactProblems.ts'
import { isEmail } from './contact/email.ts'
import { centsOf, eurosOf, sumOf } from './money/cents.ts'
import type { Problem } from './problems.ts'
import { invalid, required } from './problems.ts'
import { minutesBetween, type Time } from './calendar/time.ts'

const monthBefore = (day: Day): Day => firstOfMonth(addDays(firstOfMonth(day), -1))

/** The default period of a club's page: the month of `today` and the two months before. */
export function defaultClubPeriod(today: Day): Period {
  const { startDate, endDate } = monthOf(today)
  return { startDate: monthBefore(monthBefore(startDate)), endDate }
}

interface Rents {
  roomRent: number
  animalRent: number
  taxesPaidByPatient: number
}

/**
 * The amount that the practice owes the club for a session, in euros: the rents minus what the patient pays to the
 * club.
 */
export const amountDueToClub = ({ roomRent, animalRent, taxesPaidByPatient }: Rents): number =>
  eurosOf(Math.max(0, centsOf(roomRent) + centsOf(animalRent) - centsOf(taxesPaidByPatient)))

interface ClubSession {
  amountDue: number
  paidToClub: boolean
}

const sum = (amounts: readonly number[]) => eurosOf(sumOf(amounts.map(centsOf)))

/** The total due to a club for its sessions, the paid amount, and the remaining amount, in euros. */
export function totalsDue(sessions: readonly ClubSession[]): { due: number; paid: number; left: number } {
  const due = sum(sessions.map(({ amountDue }) => amountDue))
  const paid = sum(sessions.filter(({ paidToClub }) => paidToClub).map(({ amountDue }) => amountDue))
  return { due, paid, left: sum([due, -paid]) }
}

/** The total length of the sessions, in hours. */
export const scheduledHours = (sessions: readonly { startTime: Time; endTime: Time }[]): number =>
  sessions.reduce((minutes, { startTime, endTime }) => minutes + minutesBetween(startTime, endTime), 0) / 60

/** The problems of a club: no name, or an invalid e-mail address. */
export function clubProblems({ name, email }: { name: string; email: string }): Problem[] {
  const problems: Problem[] = []
  if (name.trim() === '') problems.push(required('name', 'Le nom du lieu ne peut être vide'))
  problems.push(...nameProblems('name', name, 'Nom'))
  if (email.trim() !== '' && !isEmail(email)) problems.push(invalid('email', "L'adresse mail n'est pas valable"))
  return problems
}
