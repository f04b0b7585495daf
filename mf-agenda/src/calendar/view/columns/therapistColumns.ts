import type { Member } from 'shared/contracts/accounts/user'
import type { ShortSession } from 'shared/contracts/agenda/session'
import type { AgendaColumn } from '../../AgendaColumn.ts'

/** Returns a column per practitioner, and per former practitioner with a session in `sessions`. */
export function buildTherapistColumns(
  therapists: readonly Pick<Member, 'id' | 'firstname' | 'lastname'>[],
  sessions: readonly Pick<ShortSession, 'therapistId'>[],
  notesOf: (therapistId: string) => readonly string[],
): AgendaColumn[] {
  const knownIds = new Set(therapists.map(({ id }) => id))
  const formerIds = new Set(sessions.map(({ therapistId }) => therapistId).filter((id) => !knownIds.has(id)))
  return [
    ...therapists.map(({ id, firstname, lastname }) => ({
      id,
      title: `${firstname} ${lastname}`,
      notes: notesOf(id).map((text) => ({ text, tone: 'plain' as const })),
    })),
    ...[...formerIds].map((id) => ({ id, title: 'Ancien praticien', notes: [] })),
  ]
}
