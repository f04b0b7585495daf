import { ApiError } from './ApiError.ts'

/** The sentences a screen shows when one call fails, by the API's error code. */
export type Messages = { readonly [errorCode: string]: string; readonly otherwise: string }

/** The sentence for an error: that of its code, `otherwise` without one. */
export const messageFor = (error: unknown, messages: Messages) =>
  (error instanceof ApiError ? messages[error.errorCode] : undefined) ?? messages.otherwise
