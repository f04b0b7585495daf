import type { Handlers } from '../../../handlers.ts'
import { createAudio, deleteAudio, listAudios, readAudio } from './audios.service.ts'

export const audioHandlers = {
  'GET /sessions/:id/audios': (call) => listAudios(call, call.params.id),

  'GET /sessions/:id/audios/:audioId': (call) => readAudio(call, call.params.id, call.params.audioId),

  'PATCH /sessions/:id/audios': (call) => createAudio(call, call.params.id, call.body),

  'DELETE /sessions/:id/audios/:audioId': (call) => deleteAudio(call, call.params.id, call.params.audioId),
} satisfies Partial<Handlers>
