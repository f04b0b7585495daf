import type { VatReason } from 'shared/contracts/vatReason'
import { lateInterests } from 'shared/domain/bills/lateInterests'
import { paymentChoices } from 'shared/domain/bills/paymentChoices'
import { paymentTerms } from 'shared/domain/bills/paymentTerms'
import { vatexCode, vatReasonText } from 'shared/domain/vat/vatReasons'
import type { PricedLine } from 'shared/domain/money/totals'
import type { BillContent, BillLine } from '../../modules/finance/bills/BillContent.ts'
import type { Issuer } from '../../pdf/bills/Issuer.ts'

/** Returns the item with this id; throws if there is none. */
export function findById<T extends { id: string }>(list: readonly T[], id: string): T {
  const item = list.find((candidate) => candidate.id === id)
  if (!item) throw new Error(`No item has the id ${id}.`)
  return item
}

export const issuer: Issuer = {
  firmName: 'Les Prés de Chloé',
  ownerName: 'Chloé Œuvrard',
  individualFirm: true,
  street: '4 rue du Lac',
  zipCode: '69003',
  city: 'Lyon',
  phone: '+33612345678',
  email: 'chloe@exemple.fr',
  siren: '732829320',
  tvaNumber: 'FR44732829320',
  legalForm: '',
  shareCapital: null,
  rcsCity: '',
  logo: undefined,
}

const individualClient = {
  name: 'Léa Martin',
  street: '12 rue des Lilas',
  zipCode: '69001',
  city: 'Lyon',
  siren: '',
  siret: '',
  isFirm: false,
  email: 'lea@exemple.fr',
}

export const firmClient = {
  name: 'Les Tilleuls',
  street: '8 cours Gambetta',
  zipCode: '69007',
  city: 'Lyon',
  siren: '552100554',
  siret: '',
  isFirm: true,
  email: 'compta@tilleuls.exemple.fr',
}

/** Returns the reason of amounts without VAT, as an invoice of November 2026 states it. */
export const exemptionOf = (reason: VatReason): NonNullable<BillContent['exemption']> => ({
  reason,
  text: vatReasonText(reason, '', '2026-11-30'),
  code: vatexCode(reason),
})

/** Returns an invoice line for a session of 60 €, with a VAT rate of 20 %, with a date and a club. */
export const billLine = (change: Partial<BillLine> = {}, priced: Partial<PricedLine> = {}): BillLine => ({
  description: "Séance de médiation par l'animal",
  serviceDate: '2026-11-12',
  place: 'Club des Tilleuls, Lyon',
  ...change,
  // The quantity is in ten-thousandths, the price in cents, the rate in hundredths of a percent.
  priced: { quantity: 10_000, unitPrice: 6000, rate: 2000, ...priced },
})

/** Returns the content of an invoice to an individual, with one session and VAT. */
export const billContent = (change: Partial<BillContent> = {}): BillContent => ({
  kind: 'INVOICE',
  number: '2026-0042',
  issuedOn: '2026-11-30',
  issuedAt: new Date('2026-11-30T10:00:00Z'),
  dueOn: '2026-12-30',
  issuer,
  therapist: 'Chloé Œuvrard',
  client: individualClient,
  lines: [billLine()],
  globalDiscount: undefined,
  withTaxes: true,
  exemption: null,
  vatOnDebits: false,
  paymentTerm: findById(paymentTerms, 'DAYS_30'),
  paymentChoice: findById(paymentChoices, 'TRANSFER'),
  lateInterest: findById(lateInterests, 'THREE_TIMES_LEGAL_RATE'),
  bank: { bankName: 'Banque des Monts', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
  introText: '',
  concludeText: '',
  mediator: 'Centre de la médiation, 1 rue de la Paix, 75002 Paris, https://mediation.exemple.fr',
  creditSpent: 0,
  paidOn: null,
  corrects: null,
  ...change,
})

/** Returns the content of an invoice whose issuer is exempt from VAT. */
export const exemptBillContent = (change: Partial<BillContent> = {}): BillContent =>
  billContent({
    withTaxes: false,
    exemption: exemptionOf('FRANCHISE'),
    issuer: { ...issuer, tvaNumber: '' },
    lines: [billLine({}, { rate: 0 })],
    ...change,
  })

/** Returns the content of a credit note for the whole invoice 2026-0042. */
export const creditNoteContent = (change: Partial<BillContent> = {}): BillContent =>
  billContent({
    kind: 'CREDIT_NOTE',
    number: 'A2026-0001',
    issuedOn: '2026-12-02',
    issuedAt: new Date('2026-12-02T10:00:00Z'),
    dueOn: '2026-12-02',
    corrects: {
      number: '2026-0042',
      issuedOn: '2026-11-30',
      reason: 'Séance facturée deux fois.',
      creditedBefore: [],
    },
    ...change,
  })

/** Returns this number of lines at the same price, dated in November 2026. */
export const buildBillLines = (count: number): BillLine[] =>
  Array.from({ length: count }, (_, index) =>
    billLine({ serviceDate: `2026-11-${String((index % 28) + 1).padStart(2, '0')}` }),
  )
