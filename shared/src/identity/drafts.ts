/** Returns the storage key of a user's draft on the device. */
export const draftKey = (userId: string, name: string) => `complice.draft.${userId}.${name}` as const

/** Returns the key under which the idempotency key of a user's request is stored, while the request has no response. */
export const unansweredKey = (userId: string, name: string) => `complice.unanswered.${userId}.${name}` as const
