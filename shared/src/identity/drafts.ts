/** The key of a user's draft on the device. */
export const draftKey = (userId: string, name: string) => `complice.draft.${userId}.${name}` as const

/** The key of a request that a user sent under the name of a draft, and that got no response. */
export const unansweredKey = (userId: string, name: string) => `complice.unanswered.${userId}.${name}` as const
