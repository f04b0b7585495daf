import { errorCode } from 'shared/contracts/errorCodes'
import type { FileAnswer } from 'shared/contracts/routes'
import { addDays } from 'shared/domain/calendar/day'
import type { Period } from 'shared/domain/calendar/period'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { audit } from '../../audit.ts'
import { inTransaction, type SignedInMember, type Tx } from '../../db.ts'
import type { Handlers } from '../../handlers.ts'
import { Refusal } from '../../refusal.ts'
import { digestOf } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { agendaFile } from './agendaFile.ts'
import { feedEntries } from './feedEntries.sql.ts'
import { beginFeed, feedOf, renewFeed, revokeFeed } from './calendarFeeds.sql.ts'

/** Three months back, eighteen ahead. */
const toldAround = (today: string): Period => ({ startDate: addDays(today, -92), endDate: addDays(today, 548) })

const noted = (tx: Tx, { tenantId, accountId }: SignedInMember, act: 'openFeed' | 'revokeFeed') =>
  audit(tx, { tenantId, accountId, act, entity: 'member', entityId: accountId })

const agendaAt = ({ database, now }: Services, secret: string): Promise<FileAnswer> =>
  inTransaction(database, async (tx) => {
    const feed = await beginFeed(tx, secret)
    if (!feed) throw new Refusal(404, errorCode.notFound)
    const entries = await feedEntries(tx, feed, toldAround(nowIn(feed.timeZone, now()).day), now())
    return {
      contentType: 'text/calendar; charset=utf-8',
      filename: 'agenda.ics',
      content: agendaFile(entries, feed.timeZone),
    }
  })

export const calendarFeedHandlers = {
  'GET /user/personalize/calendar-feed': ({ tx, member }) => feedOf(tx, member.accountId),

  'POST /user/personalize/calendar-feed': async ({ tx, member, body, services }) => {
    if (!member.roles.includes('ROLE_THERAPIST')) throw new Refusal(403, errorCode.forbidden)
    const secret = await renewFeed(tx, member, body.withPatients, services.now())
    await noted(tx, member, 'openFeed')
    return {
      ...(await feedOf(tx, member.accountId)),
      url: `${services.settings.publicUrl}/api/calendars/${secret}.ics`,
    }
  },

  'DELETE /user/personalize/calendar-feed': async ({ tx, member }) => {
    if (await revokeFeed(tx, member.accountId)) await noted(tx, member, 'revokeFeed')
    return undefined
  },

  'GET /calendars/:token': async ({ services, params, reply }) => {
    const file = await agendaAt(services, params.token.replace(/\.ics$/, ''))
    // Weak: a gateway that compresses leaves it as it is.
    void reply
      .header('etag', `W/"${digestOf(String(file.content)).toString('base64url')}"`)
      .header('cache-control', 'private, no-cache')
    return file
  },
} satisfies Partial<Handlers>
