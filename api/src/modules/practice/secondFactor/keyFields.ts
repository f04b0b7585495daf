/** Returns the column to which the encryption of the member's active key is bound. */
export const keyField = (memberId: string) => ({ table: 'second_factor', column: 'key', id: memberId })

/** Returns the column to which the encryption of a key that the member has not confirmed yet is bound. */
export const pendingKeyField = (memberId: string) => ({ table: 'second_factor', column: 'pending_key', id: memberId })
