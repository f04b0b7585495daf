/** Name of the debtor of an invoice: its patient, or the payer for that patient. */
export const billedName = (patient: string, payerName: string | null): string =>
  payerName === null ? patient : `${payerName} (pour ${patient})`
