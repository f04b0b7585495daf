/** Returns the storage key of a user's draft on the device. */
export const draftKey = (userId: string, name: string) => `complice.draft.${userId}.${name}` as const

/** Returns the storage key of a request about a user's draft that was sent and got no response. */
export const unansweredKey = (userId: string, name: string) => `complice.unanswered.${userId}.${name}` as const
