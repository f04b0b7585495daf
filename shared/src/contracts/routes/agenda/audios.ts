import * as Type from 'typebox'
import { AudioComment, AudioEntry, AudioInput } from '../../agenda/audio.ts'
import { errorCode } from '../../errorCodes.ts'
import type { Route } from '../route.ts'
import { ById, Id } from '../../wire.ts'

const SessionAudio = Type.Object({ id: Id, audioId: Id })

export const audioRoutes = {
  'GET /sessions/:id/audios': {
    summary: 'The audio comments of a session',
    auth: 'bearer',
    privilege: 'AGENDA',
    offers: ['PRO', 'ULTIME'],
    params: ById,
    ok: Type.Array(AudioEntry),
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /sessions/:id/audios/:audioId': {
    summary: 'One audio comment',
    auth: 'bearer',
    privilege: 'AGENDA',
    offers: ['PRO', 'ULTIME'],
    params: SessionAudio,
    ok: AudioComment,
    managesOwnTransactions: true,
    status: 200,
    errors: [errorCode.notFound, errorCode.unavailable],
  },
  'PATCH /sessions/:id/audios': {
    summary: 'Add an audio comment',
    auth: 'bearer',
    privilege: 'AGENDA',
    offers: ['PRO', 'ULTIME'],
    params: ById,
    body: AudioInput,
    maxBodyBytes: 8 * 1024 * 1024,
    ok: AudioEntry,
    managesOwnTransactions: true,
    status: 200,
    errors: [errorCode.notFound, errorCode.tooLarge, errorCode.mediaRefused, errorCode.unavailable],
  },
  'DELETE /sessions/:id/audios/:audioId': {
    summary: 'Remove an audio comment',
    auth: 'bearer',
    privilege: 'AGENDA',
    offers: ['PRO', 'ULTIME'],
    params: SessionAudio,
    status: 204,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
