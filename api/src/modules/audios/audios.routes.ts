import type { Handlers } from '../../handlers.ts'
import { addAudio, listAudios, readAudio, removeAudio } from './audios.service.ts'

export const audioHandlers = {
  'GET /sessions/:id/audios': (call) => listAudios(call, call.params.id),

  'GET /sessions/:id/audios/:audioId': (call) => readAudio(call, call.params.id, call.params.audioId),

  'PATCH /sessions/:id/audios': (call) => addAudio(call, call.params.id, call.body.content),

  'DELETE /sessions/:id/audios/:audioId': async (call) => {
    await removeAudio(call, call.params.id, call.params.audioId)
    return undefined
  },
} satisfies Partial<Handlers>
