/** The key of a user's draft on the device. */
export const draftKey = (userId: string, name: string) => `complice.draft.${userId}.${name}` as const
