import type { Handlers } from '../../../handlers.ts'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { todayOf } from '../../../memberContext.ts'
import { readEstimationDetails } from './estimationDetails.service.ts'
import { findEstimations } from './estimations.sql.ts'
import { previewEstimation, issueEstimation, readEstimationFile } from './estimations.service.ts'
import { mailEstimation } from './mailEstimation.service.ts'
import { recordPaperDecision } from './recordPaperDecision.service.ts'
import {
  acceptEstimation,
  readSharedEstimation,
  readSharedFile,
  refuseEstimation,
  withdrawFromEstimation,
} from './link/sharedEstimation.service.ts'

export const estimationHandlers = {
  'GET /estimations': async ({ tx, query, member, services }) => {
    await refuseUnknownIds(tx, 'member', [query.therapistId])
    return findEstimations(tx, query, { timeZone: member.timeZone, today: todayOf({ member, services }) })
  },

  'POST /draft/estimations': (call) => previewEstimation(call, call.body),

  'POST /estimations': async (call) => {
    const { file, isPatientSaved } = await issueEstimation(call, call.body)
    if (isPatientSaved !== undefined) void call.reply.header('x-patient-saved', String(isPatientSaved))
    return file
  },

  'GET /estimations/:estimationId': (call) => readEstimationFile(call, call.params.estimationId),

  'GET /estimations/:estimationId/details': (call) => readEstimationDetails(call, call.params.estimationId),

  'POST /estimations/:estimationId/mails': (call) => mailEstimation(call, call.params.estimationId, call.body),

  'POST /estimations/:estimationId/decisions': (call) => recordPaperDecision(call, call.params.estimationId, call.body),

  'POST /shared-estimations': ({ services, body }) => readSharedEstimation(services, body.token),

  'POST /shared-estimations/file': ({ services, body }) => readSharedFile(services, body.token),

  'POST /shared-estimations/acceptance': ({ services, body }) => acceptEstimation(services, body),

  'POST /shared-estimations/refusal': ({ services, body }) => refuseEstimation(services, body),

  'POST /shared-estimations/withdrawal': ({ services, body }) => withdrawFromEstimation(services, body.token),
} satisfies Partial<Handlers>
