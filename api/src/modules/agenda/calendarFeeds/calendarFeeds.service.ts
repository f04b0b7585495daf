import type { CalendarFeed } from 'shared/contracts/agenda/agenda'
import type { FileResponse } from 'shared/contracts/routes'
import { feedPeriod } from 'shared/domain/calendar/feedPeriod'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { auditMember } from '../../../audit.ts'
import { inTransaction } from '../../../db.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { requireFound } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { agendaFile } from './agendaFile.ts'
import { findFeedBySecret, findFeed, insertFeed, deleteFeed } from './calendarFeeds.sql.ts'
import { listFeedEntries } from './feedEntries.sql.ts'

/** Creates a feed address, replacing the former address; only this response contains it. */
export async function openFeed(context: MemberContext, withPatients: boolean): Promise<CalendarFeed & { url: string }> {
  const { tx, member, services } = context
  const secret = await insertFeed(tx, member, withPatients, services.now())
  await auditMember(context, { act: 'openFeed', entity: 'member', entityId: member.accountId })
  return {
    ...(await findFeed(tx, member.accountId)),
    url: `${services.settings.publicUrl}/api/calendars/${secret}.ics`,
  }
}

export async function closeFeed(context: MemberContext): Promise<void> {
  const { tx, member } = context
  if (await deleteFeed(tx, member.accountId))
    await auditMember(context, { act: 'revokeFeed', entity: 'member', entityId: member.accountId })
}

export const readFeedFile = (
  { database, now }: Services,
  secret: string,
): Promise<FileResponse & { content: string }> =>
  inTransaction(database, async (tx) => {
    const feed = requireFound(await findFeedBySecret(tx, secret))
    const entries = await listFeedEntries(tx, feed, feedPeriod(momentIn(feed.timeZone, now()).day), now())
    return {
      contentType: 'text/calendar; charset=utf-8',
      filename: 'agenda.ics',
      content: agendaFile(entries, feed.timeZone),
    }
  })
