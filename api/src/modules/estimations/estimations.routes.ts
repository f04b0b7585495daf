import type { Handlers } from '../../handlers.ts'
import { findEstimations } from './estimations.sql.ts'
import { draftEstimation, issueEstimation, readEstimationFile } from './estimations.service.ts'

export const estimationHandlers = {
  'GET /estimations': ({ tx, query, member }) => findEstimations(tx, query, member.timeZone),

  'POST /draft/estimations': (call) => draftEstimation(call, call.body),

  'POST /estimations': async (call) => {
    const { file, isPatientSaved } = await issueEstimation(call, call.body)
    if (isPatientSaved !== undefined) void call.reply.header('x-patient-saved', String(isPatientSaved))
    return file
  },

  'GET /estimations/:estimationId': (call) => readEstimationFile(call, call.params.estimationId),
} satisfies Partial<Handlers>
