/** Who owes an invoice: its patient, or who pays for them. */
export const billedName = (patient: string, payerName: string | null): string =>
  payerName === null ? patient : `${payerName} (pour ${patient})`
