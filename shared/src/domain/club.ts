import { addDays, type Day } from './calendar/day.ts'
import { firstOfMonth, monthOf, type Period } from './calendar/period.ts'
import { emailProblems, nameProblems, zipCodeProblems } from './contact/contactProblems.ts'
import { centsOf, eurosOf, sumOf } from './money/cents.ts'
import type { Problem } from './problems.ts'
import { required } from './problems.ts'
import { minutesBetween, type Time } from './calendar/time.ts'

const monthBefore = (day: Day): Day => firstOfMonth(addDays(firstOfMonth(day), -1))

/** Returns the default period of a club's page: the month of `today` and the two months before. */
export function defaultClubPeriod(today: Day): Period {
  const { startDate, endDate } = monthOf(today)
  return { startDate: monthBefore(monthBefore(startDate)), endDate }
}

interface SessionRents {
  roomRent: number
  animalRent: number
  taxesPaidByPatient: number
}

/** Returns the amount that the practice owes the club for a session, in euros: the rents minus the patient's payment. */
export const amountDueToClub = ({ roomRent, animalRent, taxesPaidByPatient }: SessionRents): number =>
  eurosOf(Math.max(0, centsOf(roomRent) + centsOf(animalRent) - centsOf(taxesPaidByPatient)))

interface ClubSession {
  amountDue: number
  paidToClub: boolean
}

const sumEuros = (amounts: readonly number[]) => eurosOf(sumOf(amounts.map(centsOf)))

/** Sums the amounts due to a club for sessions, in euros: the total (`due`), the paid part, and the remaining part. */
export function totalsDue(sessions: readonly ClubSession[]): { due: number; paid: number; left: number } {
  const due = sumEuros(sessions.map(({ amountDue }) => amountDue))
  const paid = sumEuros(sessions.filter(({ paidToClub }) => paidToClub).map(({ amountDue }) => amountDue))
  return { due, paid, left: sumEuros([due, -paid]) }
}

/** Returns the total length of sessions, in decimal hours. */
export const scheduledHours = (sessions: readonly { startTime: Time; endTime: Time }[]): number =>
  sessions.reduce((minutes, { startTime, endTime }) => minutes + minutesBetween(startTime, endTime), 0) / 60

interface ClubContact {
  name: string
  email: string
  address: { zipCode: string }
}

/** Returns the problems of a club: a missing or invalid name, an invalid e-mail address or postal code. */
export function clubProblems({ name, email, address }: ClubContact): Problem[] {
  const problems: Problem[] = []
  if (name.trim() === '') problems.push(required('name', 'Le nom du lieu ne peut être vide'))
  return [
    ...problems,
    ...nameProblems('name', name, 'Nom'),
    ...emailProblems('email', email),
    ...zipCodeProblems('address.zipCode', address.zipCode),
  ]
}
