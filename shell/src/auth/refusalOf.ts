import { isStatus, messageFor } from 'shared/client'
import type { Messages } from 'shared/client'
import { noAnswer } from './messages.ts'

/** The sentence shown in a form about what the server answered, if it did. */
export const refusalOf = (error: unknown, messages: Messages): string => (isStatus(error, 0) ? noAnswer : messageFor(error, messages))
