import { ApiError } from './ApiError.ts'

/** A screen's sentences for the refusals of one call, by error code. */
export type Messages = { readonly [errorCode: string]: string; readonly otherwise: string }

export const messageFor = (error: unknown, messages: Messages) =>
  (error instanceof ApiError ? messages[error.errorCode] : undefined) ?? messages.otherwise
