/** Whether an invoice has a session, or a part of it (ruling 111): it is neither changed nor deleted then. */
export const isBilled = ({ billId, partBilled }: { billId: string | null; partBilled: boolean }): boolean =>
  billId !== null || partBilled
