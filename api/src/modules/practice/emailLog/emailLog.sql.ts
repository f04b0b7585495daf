import { sql, type SqlBool } from 'kysely'
import type { EmailLogFilter } from 'shared/contracts/accounts/emailLog'
import type { Tx } from '../../../db.ts'

interface Visibility {
  /** Names of the e-mails that the member may see. */
  names: readonly string[]
  /** Therapists also see the e-mails about their own sessions. */
  memberId: string
}

/** Names of e-mails about sessions, which their therapist sees without further privileges. */
const sessionEmailNames = ['requestRecorded', 'sessionValidated', 'sessionMoved', 'sessionCancelled', 'requestExpired']

const selectVisibleEmails = (tx: Tx, { names, memberId }: Visibility, { state }: EmailLogFilter) =>
  tx.selectFrom('email_log').where((row) =>
    row.and([
      row.or([
        row('email_log.name', '=', (eb) => eb.fn.any<string>(eb.val([...names]))),
        row.and([row('member_id', '=', memberId), row('email_log.name', 'in', sessionEmailNames)]),
      ]),
      // Older rows exist until the next run of the hourly purge.
      sql<SqlBool>`email_log.created_at > now() - interval '90 days'`,
      ...(state ? [row('state', '=', state)] : []),
    ]),
  )

/** Finds a page of the e-mails, the newest first; the address of a pending e-mail is still in its row of `letter`. */
export const findEmailLog = (
  tx: Tx,
  visibility: Visibility,
  filter: EmailLogFilter,
  { offset, limit }: { offset: number; limit: number },
) =>
  selectVisibleEmails(tx, visibility, filter)
    .leftJoin('letter', (join) =>
      join
        .onRef('letter.id', '=', 'email_log.id')
        .on('email_log.state', '<>', 'SENT')
        .on('email_log.erased', '=', false),
    )
    .select(['email_log.id', 'email_log.name', 'state', 'reason', 'recipient', 'email_log.created_at'])
    .select('letter.recipient_address as pendingRecipient')
    .orderBy('email_log.created_at', 'desc')
    .orderBy('email_log.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

export type LogRow = Awaited<ReturnType<typeof findEmailLog>>[number]

export async function countEmailLog(tx: Tx, visibility: Visibility, filter: EmailLogFilter): Promise<number> {
  const { count } = await selectVisibleEmails(tx, visibility, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
