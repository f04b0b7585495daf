import type { ClubActivity, ClubSession } from 'shared/contracts/agenda/club'

const sumOf = (amounts: readonly number[]) =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Returns a response with the given sessions on its only page, and their sums; `change` replaces some fields. */
export function buildClubActivity(sessions: ClubSession[], change: Partial<ClubActivity> = {}): ClubActivity {
  const paidSessions = sessions.filter(({ paidToClub }) => paidToClub)
  const unpaidSessions = sessions.filter(({ paidToClub }) => !paidToClub)
  return {
    sessions,
    totalElements: sessions.length,
    itemsPerPage: 100,
    totalPages: 1,
    sums: {
      minutes: sessions.reduce((sum, { startTime, endTime }) => sum + minuteOf(endTime) - minuteOf(startTime), 0),
      due: sumOf(sessions.map(({ amountDue }) => amountDue)),
      paid: sumOf(paidSessions.map(({ amountDue }) => amountDue)),
      left: sumOf(unpaidSessions.map(({ amountDue }) => amountDue)),
    },
    patientIds: [...new Set(sessions.flatMap(({ patientId }) => (patientId === null ? [] : [patientId])))],
    ...change,
  }
}
