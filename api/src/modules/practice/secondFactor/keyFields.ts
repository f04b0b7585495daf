/** The fields the seals of a member's keys are tied to. */
export const keyField = (memberId: string) => ({ table: 'second_factor', column: 'key', id: memberId })
export const pendingKeyField = (memberId: string) => ({ table: 'second_factor', column: 'pending_key', id: memberId })
