import type { NumberedEntry } from 'shared/domain/books/entries'
import { letteringOf } from 'shared/domain/books/lettering'
import type { Period } from 'shared/domain/calendar/period'
import { todayOf, type MemberContext } from '../../../../memberContext.ts'
import type { MemberRow } from '../../../practice/user/memberRow.ts'
import { readLimitedRows } from '../bookDocuments.service.ts'
import { findEntries, findNextLettering, listOpenMovements, updateExported, updateLettering } from './entries.sql.ts'
import { layoutOf, recordEntries } from './recordEntries.service.ts'

/**
 * Reads the entries of a period for a file. First numbers new entries, and sets the lettering codes of entries that
 * balance each other. Numbers and codes in a file are final, so that a later export repeats them (ruling 148). Throws
 * 400 (E234) for too many rows.
 */
export async function exportEntries(
  context: MemberContext,
  owner: MemberRow,
  period: Period,
): Promise<NumberedEntry[]> {
  const { tx, member } = context
  const layout = layoutOf(owner)
  await recordEntries(tx, member.tenantId, owner, todayOf(context))
  if (layout === 'COMMITMENT')
    await updateLettering(tx, letteringOf(await listOpenMovements(tx), await findNextLettering(tx)))
  const entries = await readLimitedRows((limit) => findEntries(tx, layout, { ...period, profile: owner, limit }))
  await updateExported(tx, layout, period)
  return entries
}
