import * as Type from 'typebox'
import {
  CalendarFeed,
  CalendarFeedInput,
  ColourSettings,
  NewCalendarFeed,
  OpeningHoursAndAbsences,
} from '../../agenda/agenda.ts'
import { errorCode } from '../../errorCodes.ts'
import type { Route } from '../route.ts'
import { DayRange, Text } from '../../wire.ts'

export const agendaRoutes = {
  'GET /agenda/schedules': {
    summary: 'Opening hours and absences of the therapists, between two days',
    auth: 'bearer',
    privilege: 'AGENDA',
    query: DayRange,
    ok: Type.Array(OpeningHoursAndAbsences),
    status: 200,
    errors: [],
  },
  'GET /user/personalize/colors': {
    summary: 'My calendar colours, with an ETag',
    auth: 'bearer',
    ok: ColourSettings,
    status: 200,
    errors: [],
  },
  'POST /user/personalize/colors': {
    summary:
      'Set my calendar colours; by therapist on Ultime only (403); refused (412) if If-Match has an outdated ETag',
    auth: 'bearer',
    body: ColourSettings,
    ok: ColourSettings,
    status: 200,
    errors: [errorCode.forbidden, errorCode.notFound, errorCode.changedMeanwhile],
  },
  'GET /user/personalize/calendar-feed': {
    summary: 'My calendar feed: whether it is active',
    auth: 'bearer',
    privilege: 'AGENDA',
    ok: CalendarFeed,
    status: 200,
    errors: [],
  },
  'POST /user/personalize/calendar-feed': {
    summary: 'Create a new secret address of my calendar feed; the former one stops working',
    auth: 'bearer',
    containsSecret: true,
    privilege: 'AGENDA',
    roles: ['ROLE_THERAPIST'],
    body: CalendarFeedInput,
    ok: NewCalendarFeed,
    status: 201,
    errors: [errorCode.forbidden],
  },
  'DELETE /user/personalize/calendar-feed': {
    summary: 'Delete my calendar feed',
    auth: 'bearer',
    privilege: 'AGENDA',
    status: 204,
    errors: [],
  },
  'GET /calendars/:token': {
    summary: "A therapist's calendar feed, by its secret address",
    auth: 'public',
    perMinute: 60,
    perMinuteOfToken: true,
    params: Type.Object({ token: Text(100) }),
    file: ['text/calendar'],
    revalidates: true,
    status: 200,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
