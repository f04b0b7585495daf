import { Type } from 'typebox'
import {
  CalendarFeed,
  CalendarFeedInput,
  ColourSettings,
  NewCalendarFeed,
  TherapistSchedule,
} from '../../agenda/agenda.ts'
import { errorCode } from '../../errorCodes.ts'
import type { Route } from '../route.ts'
import { DayRange } from '../../directory/therapist.ts'
import { Text } from '../../wire.ts'

export const agendaRoutes = {
  'GET /agenda/schedules': {
    summary: 'Opening hours and absences of the therapists, between two days',
    auth: 'bearer',
    privilege: 'AGENDA',
    query: DayRange,
    ok: Type.Array(TherapistSchedule),
    status: 200,
    errors: [],
  },
  'GET /user/personalize/colors': {
    summary: 'How I colour the calendar, with an ETag',
    auth: 'bearer',
    ok: ColourSettings,
    status: 200,
    errors: [],
  },
  'POST /user/personalize/colors': {
    summary:
      'Set how I colour the calendar; by therapist on Ultime only (403); refused (412) for another ETag in If-Match',
    auth: 'bearer',
    body: ColourSettings,
    ok: ColourSettings,
    status: 200,
    errors: [errorCode.forbidden, errorCode.notFound, errorCode.changedMeanwhile],
  },
  'GET /user/personalize/calendar-feed': {
    summary: 'Whether my other agendas subscribe',
    auth: 'bearer',
    privilege: 'AGENDA',
    ok: CalendarFeed,
    status: 200,
    errors: [],
  },
  'POST /user/personalize/calendar-feed': {
    summary: 'A new secret address for my other agendas; the former no longer answers',
    auth: 'bearer',
    tellsSecret: true,
    privilege: 'AGENDA',
    roles: ['ROLE_THERAPIST'],
    body: CalendarFeedInput,
    ok: NewCalendarFeed,
    status: 201,
    errors: [errorCode.forbidden],
  },
  'DELETE /user/personalize/calendar-feed': {
    summary: 'End the subscription of my other agendas',
    auth: 'bearer',
    privilege: 'AGENDA',
    status: 204,
    errors: [],
  },
  'GET /calendars/:token': {
    summary: "A therapist's agenda for other programs, by its secret address",
    auth: 'public',
    perMinute: 60,
    params: Type.Object({ token: Text(100) }),
    file: ['text/calendar'],
    revalidates: true,
    status: 200,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
