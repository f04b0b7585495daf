/** Return the columns to which the encryption of a member's keys is bound. */
export const keyField = (memberId: string) => ({ table: 'second_factor', column: 'key', id: memberId })
export const pendingKeyField = (memberId: string) => ({ table: 'second_factor', column: 'pending_key', id: memberId })
