import { totalCountHeader } from 'shared/contracts/totalCount'
import { inTransaction } from '../../../db.ts'
import type { Handlers } from '../../../handlers.ts'
import { optionalPatient } from '../../../plugins/authorisation.ts'
import { listCompletions } from './completions.sql.ts'
import { readTherapistLogo } from './logoFile.service.ts'
import { listNextSlots } from './nextSlots.service.ts'
import { runInPracticeOf, listBusyTimes, listQuestions, listSlots, readTherapist } from './therapists.service.ts'
import { listPublicSessionTypes, listFoundTherapists } from './therapists.sql.ts'

export const therapistHandlers = {
  'GET /therapists': async ({ services, query, reply }) => {
    const foundTherapists = await inTransaction(services.database, (tx) =>
      listFoundTherapists(tx, query, services.now()),
    )
    void reply.header(totalCountHeader, foundTherapists.count)
    return foundTherapists.therapists
  },

  'GET /therapists/:id': ({ services, params }) => readTherapist(services, params.id),

  'GET /therapists/:id/logo': ({ services, params }) => readTherapistLogo(services, params.id),

  'GET /therapists/completions': ({ services, query }) =>
    inTransaction(services.database, (tx) => listCompletions(tx, query, services.now())),

  'GET /therapists/next-slots': ({ services, query: { ids } }) => listNextSlots(services, ids.split(',')),

  'GET /therapists/:id/sessions': ({ services, params, query }) => listBusyTimes(services, params.id, query),

  'GET /therapists/:id/slots': async ({ services, params, query, request }) =>
    listSlots(services, params.id, query, await optionalPatient(request, services)),

  'GET /therapists/:id/session-types': ({ services, params }) =>
    runInPracticeOf(services, params.id, listPublicSessionTypes),

  'GET /therapists/:id/session-types/:sessionTypeId/questions': ({ services, params }) =>
    listQuestions(services, params.id, params.sessionTypeId),
} satisfies Partial<Handlers>
