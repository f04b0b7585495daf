/** The key of a user's draft on the device. */
export const draftKey = (userId: string, name: string) => `complice.draft.${userId}.${name}` as const

/** The key of what a user sent under the name of a draft, and got no response to. */
export const unansweredKey = (userId: string, name: string) => `complice.unanswered.${userId}.${name}` as const
