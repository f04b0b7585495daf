import { addDays, type Day } from './calendar/day.ts'
import { firstOfMonth, monthOf, type Period } from './calendar/period.ts'
import { emailProblems, nameProblems, zipCodeProblems } from './contact/contactProblems.ts'
import { centsOf, eurosOf, sumOf } from './money/cents.ts'
import type { Problem } from './problems.ts'
import { required } from './problems.ts'

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

/**
 * Returns the amount that the practice owes the club for a session, in euros: the rents minus the patient's payment to
 * the club, at least 0.
 */
export const amountDueToClub = ({ roomRent, animalRent, taxesPaidByPatient }: SessionRents): number =>
  eurosOf(Math.max(0, centsOf(roomRent) + centsOf(animalRent) - centsOf(taxesPaidByPatient)))

interface ClubSession {
  amountDue: number
  paidToClub: boolean
}

interface AmountsDue {
  due: number
  paid: number
  left: number
}

const sumEuros = (...amounts: readonly number[]) => eurosOf(sumOf(amounts.map(centsOf)))

/**
 * Returns the sums of the amounts due to a club, in euros, after one session changed: the total (`due`), the paid part,
 * and the remaining part (`left`). The sums may cover sessions that the caller has not loaded.
 */
export function amountsAfterChange(
  { due, paid }: AmountsDue,
  former: ClubSession,
  { amountDue, paidToClub }: ClubSession,
): AmountsDue {
  const paidOf = (session: ClubSession) => (session.paidToClub ? session.amountDue : 0)
  const nextDue = sumEuros(due, -former.amountDue, amountDue)
  const nextPaid = sumEuros(paid, -paidOf(former), paidOf({ amountDue, paidToClub }))
  return { due: nextDue, paid: nextPaid, left: sumEuros(nextDue, -nextPaid) }
}

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
