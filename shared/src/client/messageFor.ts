import { ApiError } from './ApiError.ts'

/** The messages that a screen shows when a call fails, by the API's error code; `otherwise` for all other codes. */
export type Messages = { readonly [errorCode: string]: string; readonly otherwise: string }

/** Returns the message for an error's code, else `otherwise`. */
export const messageFor = (error: unknown, messages: Messages) =>
  (error instanceof ApiError ? messages[error.errorCode] : undefined) ?? messages.otherwise
