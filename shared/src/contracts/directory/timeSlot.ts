import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Day, EndTime, Time } from '../wire.ts'

/** A day and two wall-clock times, in the practice's time zone: of a session, or of a slot that can be booked. */
export const TimeSlot = Type.Object({ date: Day, startTime: Time, endTime: EndTime })
export type TimeSlot = Static<typeof TimeSlot>
