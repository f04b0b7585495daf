import type { Verdict } from 'shared/contracts/session'
import { lapsedOn } from 'shared/domain/animals/health'
import { isOpen } from 'shared/domain/calendar/availability'
import { ofSomebody, shortDay } from 'shared/domain/format'
import { holidayOf } from 'shared/domain/calendar/holidays'
import type { Tx } from '../../../db.ts'
import { validitiesOf } from '../../animals/validities.sql.ts'
import { openingOf } from '../../therapists/schedule.sql.ts'
import type { Wanted } from '../conflicts/conflicts.sql.ts'

const unique = (ids: readonly string[]) => [...new Set(ids)]

async function namesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('animal').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** A vaccine or a certificate that no longer holds on the day of the session. */
async function healthOf(tx: Tx, wanted: readonly Wanted[]): Promise<(session: Wanted) => Verdict[]> {
  const animalIds = unique(wanted.flatMap((session) => session.animalIds))
  const [validities, names] = [await validitiesOf(tx, animalIds), await namesOf(tx, animalIds)]
  return ({ animalIds: working, span }) =>
    working.flatMap((id) => {
      const name = names.get(id) ?? ''
      const lapsed = lapsedOn(validities.get(id) ?? [], span.date)
      return lapsed.map((validity) => ({
        kind: 'health' as const,
        id,
        name,
        detail: `« ${validity.name} » ${ofSomebody(name)} n'est plus valable depuis le ${shortDay(validity.validUntil)}.`,
      }))
    })
}

/** Outside the hours in which the therapist receives; nothing is said of one who told none. */
async function closingOf(tx: Tx, wanted: readonly Wanted[]): Promise<(session: Wanted) => Verdict[]> {
  const therapistIds = unique(wanted.map(({ therapistId }) => therapistId))
  const members = await tx
    .selectFrom('member')
    .select(['id', 'firstname', 'lastname'])
    .where('id', 'in', therapistIds)
    .execute()
  const names = new Map(members.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`.trim()]))
  const openings = new Map<string, Awaited<ReturnType<typeof openingOf>>>()
  for (const id of therapistIds) openings.set(id, await openingOf(tx, id))
  return ({ therapistId, span }) => {
    const opening = openings.get(therapistId) ?? []
    const name = names.get(therapistId) ?? ''
    if (opening.length === 0 || isOpen(span, opening)) return []
    return [{ kind: 'closed', id: null, name, detail: `En dehors des horaires d'ouverture ${ofSomebody(name)}.` }]
  }
}

function holidaysOn({ span: { date } }: Wanted): Verdict[] {
  const name = holidayOf(date)
  return name === null ? [] : [{ kind: 'holiday', id: null, name, detail: `Jour férié : ${name}.` }]
}

/** What is to be known of each session before it is saved, and does not stand in its way. */
export async function warningsOf(tx: Tx, wanted: readonly Wanted[]): Promise<(session: Wanted) => Verdict[]> {
  const [health, closing] = [await healthOf(tx, wanted), await closingOf(tx, wanted)]
  return (session) => [...health(session), ...closing(session), ...holidaysOn(session)]
}
