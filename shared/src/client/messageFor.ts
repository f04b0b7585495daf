import { ApiError } from './ApiError.ts'

/** The messages a screen shows when one call fails, by the API's error code. */
export type Messages = { readonly [errorCode: string]: string; readonly otherwise: string }

/** The message for an error: the one of its code, else `otherwise`. */
export const messageFor = (error: unknown, messages: Messages) =>
  (error instanceof ApiError ? messages[error.errorCode] : undefined) ?? messages.otherwise
