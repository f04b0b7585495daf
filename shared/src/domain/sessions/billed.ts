/**
 * Whether the session, or a part of it, is invoiced (ruling 111): its form no longer changes it, and it can be neither
 * moved nor deleted. Its comments can still be written (ruling 122).
 */
export const isBilled = ({ billId, partBilled }: { billId: string | null; partBilled: boolean }): boolean =>
  billId !== null || partBilled
