import type { Selectable } from 'kysely'
import type { Vacation } from 'shared/contracts/agenda/absence'
import { toWireMoment, type AbsenceSpan } from 'shared/domain/calendar/absence'
import type { Moment } from 'shared/domain/calendar/wallClock'
import { contentVersion } from '../../../contentVersion.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import type { Tables } from '../../../tables/tables.ts'
import { momentOfTimestamp } from '../therapists/schedule.sql.ts'

export type VacationRow = Selectable<Tables['vacation']>

/** Identifies the field to which the label's ciphertext is bound. */
export const labelField = (id: string) => ({ table: 'vacation', column: 'label', id })

/** Converts a moment to a timestamp of the database, such as `2026-11-20 09:30:00`. */
export const timestampOf = ({ day, time }: Moment): string => `${day} ${time}:00`

export function vacationOf({ id, starts_at, ends_at, label }: VacationRow, cipher: FieldCipher): Vacation {
  const content = {
    from: toWireMoment(momentOfTimestamp(starts_at)),
    to: toWireMoment(momentOfTimestamp(ends_at)),
    label: cipher.decrypt(label, labelField(id)),
  }
  return { id, version: contentVersion(content), ...content }
}

export const vacationColumns = (id: string, { from, to }: AbsenceSpan, label: string, cipher: FieldCipher) => ({
  starts_at: timestampOf(from),
  ends_at: timestampOf(to),
  label: label.trim() === '' ? null : cipher.encrypt(label.trim(), labelField(id)),
})

export type VacationColumns = ReturnType<typeof vacationColumns>
