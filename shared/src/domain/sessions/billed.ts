/** Whether the session, or a part of it, is invoiced (ruling 111): it can no longer be changed or deleted. */
export const isBilled = ({ billId, partBilled }: { billId: string | null; partBilled: boolean }): boolean =>
  billId !== null || partBilled
