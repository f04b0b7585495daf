/** Returns the name of the debtor of an invoice: the patient, or « payer (pour patient) ». */
export const debtorName = (patient: string, payerName: string | null): string =>
  payerName === null ? patient : `${payerName} (pour ${patient})`
