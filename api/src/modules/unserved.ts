import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../refusal.ts'

const unserved = async (): Promise<never> => {
  throw new Refusal(503, errorCode.unavailable)
}

/** Calls of the contract that wait for their module: each leaves this list when it is served. */
export const unservedHandlers = {
  'POST /animals': unserved,
  'GET /types/animals': unserved,
  'GET /animals/:id': unserved,
  'PUT /animals/:id': unserved,
  'DELETE /animals/:id': unserved,
  'GET /animals/:id/sessions': unserved,
  'GET /animals/:id/activity': unserved,
  'GET /animals/:id/health': unserved,
  'POST /animals/:id/health/vaccines': unserved,
  'PUT /animals/:id/health/vaccines/:vaccineId': unserved,
  'DELETE /animals/:id/health/vaccines/:vaccineId': unserved,
  'POST /animals/:id/health/appointments': unserved,
  'PUT /animals/:id/health/appointments/:appointmentId': unserved,
  'DELETE /animals/:id/health/appointments/:appointmentId': unserved,
  'GET /animals/:id/wellbeing': unserved,
  'GET /animals/:id/register': unserved,
  'GET /animals/:id/register/file': unserved,

  'POST /clubs': unserved,
  'GET /clubs/:id': unserved,
  'PUT /clubs/:id': unserved,
  'DELETE /clubs/:id': unserved,
  'GET /clubs/:id/activity': unserved,
  'PUT /clubs/:id/sessions/:sessionId': unserved,

  'POST /sessions/preview': unserved,
  'GET /sessions/:id/audios': unserved,
  'GET /sessions/:id/audios/:audioId': unserved,
  'PATCH /sessions/:id/audios': unserved,
  'DELETE /sessions/:id/audios/:audioId': unserved,

  'GET /user/personalize/calendar-feed': unserved,
  'POST /user/personalize/calendar-feed': unserved,
  'DELETE /user/personalize/calendar-feed': unserved,
  'GET /calendars/:token': unserved,
}
