import { Type, type Static } from 'typebox'
import { uuidPattern } from '../uuidPattern.ts'
import { Id } from '../wire.ts'

/** `name` is the instant it was recorded, or came in where that is not known, in milliseconds since 1970. */
export const AudioEntry = Type.Object({ id: Id, name: Type.String({ pattern: '^\\d+$' }) })
export type AudioEntry = Static<typeof AudioEntry>

/** `content` is a data URL with its media type (ruling 27). */
export const AudioComment = Type.Object({ ...AudioEntry.properties, content: Type.String() })
export type AudioComment = Static<typeof AudioComment>

/**
 * A data URL of at most 5 MB before its base64; anything else is refused by its media type (415). `recordingId`: given by
 * the device, by which it is added once whenever it is sent again; `recordedAt`: the instant it was begun (ruling 135).
 */
export const AudioInput = Type.Object({
  content: Type.String(),
  recordingId: Type.Optional(Type.String({ pattern: uuidPattern })),
  recordedAt: Type.Optional(Type.String({ format: 'date-time', maxLength: 40 })),
})
export type AudioInput = Static<typeof AudioInput>
