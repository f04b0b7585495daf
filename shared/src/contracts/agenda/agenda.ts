import * as Type from 'typebox'
import type { Static } from 'typebox'
import { OpeningHours } from '../accounts/user.ts'
import { Day, Id, Time } from '../wire.ts'

const Moment = Type.Object({ day: Day, time: Time })

/** A therapist's opening hours and absences, by which the calendar is shaded; in the practice's wall-clock time. */
export const OpeningHoursAndAbsences = Type.Object({
  therapistId: Id,
  opening: OpeningHours,
  absences: Type.Array(Type.Object({ from: Moment, to: Moment })),
})
export type OpeningHoursAndAbsences = Static<typeof OpeningHoursAndAbsences>

/**
 * The signed-in member's calendar colours: by state (`DEFAULT`), club or therapist. The colours of clubs and of
 * therapists are both stored, so that switching the mode restores them; `objectId` is the id of a club or a therapist.
 */
export const ColourSettings = Type.Object({
  type: Type.Union([Type.Literal('DEFAULT'), Type.Literal('CLUBS'), Type.Literal('THERAPISTS')]),
  colors: Type.Array(Type.Object({ hexa: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }), objectId: Id }), {
    maxItems: 500,
  }),
})
export type ColourSettings = Static<typeof ColourSettings>

/**
 * The calendar feed that the signed-in therapist's other calendars subscribe to. Its secret address is returned once,
 * on creation.
 */
export const CalendarFeed = Type.Object({
  active: Type.Boolean(),
  /** Whether the entries name the patients. */
  withPatients: Type.Boolean(),
  createdAt: Type.Union([Type.String(), Type.Null()]),
})
export type CalendarFeed = Static<typeof CalendarFeed>
export const NewCalendarFeed = Type.Object({ ...CalendarFeed.properties, url: Type.String() })
export type NewCalendarFeed = Static<typeof NewCalendarFeed>
export const CalendarFeedInput = Type.Object({ withPatients: Type.Boolean() })
