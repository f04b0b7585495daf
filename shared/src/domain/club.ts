import { addDays, type Day } from './calendar/day.ts'
import { firstOfMonth, monthOf, type Period } from './calendar/period.ts'
import { nameProblems } from './contact/contactProblems.ts'
import { isEmail } from './contact/email.ts'
import { centsOf, eurosOf, sumOf } from './money/cents.ts'
import type { Problem } from './problems.ts'
import { invalid, required } from './problems.ts'
import { minutesBetween, type Time } from './calendar/time.ts'

const monthBefore = (day: Day): Day => firstOfMonth(addDays(firstOfMonth(day), -1))

/** The default period of a club's page: the month of `today` and the two before it. */
export function defaultRange(today: Day): Period {
  const { startDate, endDate } = monthOf(today)
  return { startDate: monthBefore(monthBefore(startDate)), endDate }
}

interface Rents {
  roomRent: number
  animalRent: number
  taxesPaidByPatient: number
}

/** The amount the practice owes the club for a session: the rents, minus what the patient pays there directly. */
export const amountDueToClub = ({ roomRent, animalRent, taxesPaidByPatient }: Rents): number =>
  eurosOf(Math.max(0, centsOf(roomRent) + centsOf(animalRent) - centsOf(taxesPaidByPatient)))

interface Due {
  amountDue: number
  paidToClub: boolean
}

const sum = (amounts: readonly number[]) => eurosOf(sumOf(amounts.map(centsOf)))

/** The total due to a club for its sessions, the paid part, and the part left to pay. */
export function totalsDue(sessions: readonly Due[]): { due: number; paid: number; left: number } {
  const due = sum(sessions.map(({ amountDue }) => amountDue))
  const paid = sum(sessions.filter(({ paidToClub }) => paidToClub).map(({ amountDue }) => amountDue))
  return { due, paid, left: sum([due, -paid]) }
}

/** Total hours of all the sessions, from start to end. */
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
