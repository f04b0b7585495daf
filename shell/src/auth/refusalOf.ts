import { ApiError, isStatus, messageFor } from 'shared/client'
import type { Messages } from 'shared/client'
import { noResponse } from './messages.ts'

/** The sentence a form shows for the server's refusal; undefined without a response. */
export const refusalOf = (error: unknown, messages: Messages): string =>
  isStatus(error, 0) ? noResponse : messageFor(error, messages)

/** The server's message about one field: a common password, an e-mail that does not match the link. */
export const problemOf = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.problems.find((problem) => problem.field === field)?.message : undefined
