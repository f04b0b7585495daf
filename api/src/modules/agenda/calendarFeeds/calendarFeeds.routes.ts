import type { Handlers } from '../../../handlers.ts'
import { digestOf } from '../../../encryption/secrets.ts'
import { closeFeed, openFeed, readFeedFile } from './calendarFeeds.service.ts'
import { findFeed } from './calendarFeeds.sql.ts'

export const calendarFeedHandlers = {
  'GET /user/personalize/calendar-feed': ({ tx, member }) => findFeed(tx, member.accountId),

  'POST /user/personalize/calendar-feed': (call) => openFeed(call, call.body.withPatients),

  'DELETE /user/personalize/calendar-feed': (call) => closeFeed(call),

  'GET /calendars/:token': async ({ services, params, reply }) => {
    const file = await readFeedFile(services, params.token.replace(/\.ics$/, ''))
    // Sends a weak ETag, because a gateway that compresses the response would remove a strong ETag.
    void reply
      .header('etag', `W/"${digestOf(file.content).toString('base64url')}"`)
      .header('cache-control', 'private, no-cache')
    return file
  },
} satisfies Partial<Handlers>
