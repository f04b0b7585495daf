import { ApiError, isStatus, messageFor } from 'shared/client'
import type { Messages } from 'shared/client'
import { noAnswer } from './messages.ts'

/** The sentence shown in a form about what the server answered, if it did. */
export const refusalOf = (error: unknown, messages: Messages): string =>
  isStatus(error, 0) ? noAnswer : messageFor(error, messages)

/** What only the server could know of one field: a password everybody tries first, an address that is not the link's. */
export const problemOf = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.problems.find((problem) => problem.field === field)?.message : undefined
