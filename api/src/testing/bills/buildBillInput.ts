import type { BillInput, DetailedLine } from 'shared/contracts/finance/bills'

export const buildDetailedLine = (change: Partial<DetailedLine> = {}): DetailedLine => ({
  description: 'Séance de médiation',
  quantity: 1,
  priceWithoutTaxes: 50,
  taxesAmount: 20,
  discount: null,
  discountType: 'PERCENT',
  ...change,
})

type RequiredBillFields = Pick<BillInput, 'patientId' | 'therapistId'>

/** Returns the input of an invoice with one typed line (detailed mode) of 50 € excluding VAT, at a VAT rate of 20 %. */
export const buildBillInput = (change: RequiredBillFields & Partial<BillInput>): BillInput => ({
  billNumber: '',
  withTaxes: true,
  taxes: 20,
  taxesComment: '',
  simplifiedMode: false,
  selectedTermOfPayment: 'DAYS_30',
  selectedPaymentChoice: 'TRANSFER',
  selectedLateInterest: 'THREE_TIMES_LEGAL_RATE',
  simplifiedBillingContent: [],
  detailedBillingContent: [buildDetailedLine()],
  discount: null,
  discountType: 'PERCENT',
  introText: '',
  concludeText: '',
  ...change,
})
