import * as Type from 'typebox'
import { errorCode } from '../../errorCodes.ts'
import type { Route } from '../route.ts'
import {
  Completion,
  CompletionQuery,
  NextSlot,
  PublicSession,
  PublicSessionType,
  Question,
  PublicTherapist,
  TherapistCard,
  TherapistIds,
  TherapistSearch,
} from '../../directory/therapist.ts'
import { TimeSlot } from '../../directory/timeSlot.ts'
import { DayRange, ById, Id } from '../../wire.ts'

const SessionTypeParams = Type.Object({ id: Id, sessionTypeId: Id })

export const therapistRoutes = {
  'GET /therapists': {
    summary: 'Search the public directory: the first 300 therapists, and the total',
    auth: 'public',
    query: TherapistSearch,
    ok: Type.Array(TherapistCard),
    isCounted: true,
    status: 200,
    errors: [],
  },
  'GET /therapists/:id': {
    summary: 'The public card of a therapist, and the time zone of the practice',
    auth: 'public',
    params: ById,
    ok: PublicTherapist,
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /therapists/:id/logo': {
    summary: "The logo of a therapist's card as an image, for search engines",
    auth: 'public',
    params: ById,
    file: ['image/webp', 'image/png', 'image/jpeg'],
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /therapists/completions': {
    summary: 'Names or towns of the directory that begin with the typed text',
    auth: 'public',
    query: CompletionQuery,
    ok: Type.Array(Completion),
    status: 200,
    errors: [],
  },
  'GET /therapists/next-slots': {
    summary: 'The next free slot of several therapists; those that cannot be booked are omitted',
    auth: 'public',
    query: TherapistIds,
    ok: Type.Array(NextSlot),
    status: 200,
    errors: [],
  },
  'GET /therapists/:id/sessions': {
    summary: 'The busy times of a therapist',
    auth: 'public',
    params: ById,
    query: DayRange,
    ok: Type.Array(PublicSession),
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /therapists/:id/slots': {
    summary: 'The times that can be requested; for a signed-in patient, those with animals that fit',
    auth: 'public',
    params: ById,
    query: Type.Object({ ...DayRange.properties, sessionTypeId: Type.Optional(Id) }),
    ok: Type.Array(TimeSlot),
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /therapists/:id/session-types': {
    summary: 'The types of session a therapist offers',
    auth: 'public',
    params: ById,
    ok: Type.Array(PublicSessionType),
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /therapists/:id/session-types/:sessionTypeId/questions': {
    summary: 'The questions asked at the first booking',
    auth: 'public',
    params: SessionTypeParams,
    ok: Type.Array(Question),
    status: 200,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
