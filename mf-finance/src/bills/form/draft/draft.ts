import type { BillableSession } from 'shared/contracts/finance/billableSession'
import type { BillInput } from 'shared/contracts/finance/bills'
import { billDefaults } from 'shared/domain/bills/billDefaults'
import type { CashReason } from 'shared/domain/bills/cash'
import { emptyLine } from 'shared/domain/bills/lines/detailedLine'
import type { DatedLine } from 'shared/domain/bills/lines/detailedLine'
import type { PricingProfile } from 'shared/domain/bills/PricingProfile'
import type { Day } from 'shared/domain/calendar/day'
import { monthOf } from 'shared/domain/calendar/period'
import { isRecord } from 'shared/domain/isRecord'
import { centsOf, eurosOf, sumOf } from 'shared/domain/money/cents'
import type { DiscountType } from 'shared/domain/money/totals'
import { reasonAgainstVat, type VatProfile } from 'shared/domain/vat/vatRights'
import { mergeStored } from '../../../issuing/mergeStored.ts'
import { selectedPricesOf } from '../selectedPricesOf.ts'
import type { LastTexts } from './lastTexts.ts'

/**
 * Values of the form, with the content of both modes: a change of the mode loses neither the selected sessions nor the
 * free lines.
 */
export interface Draft extends Omit<ReturnType<typeof billDefaults>, 'taxes'>, LastTexts {
  billNumber: string
  patientId: string | null
  /** Payer of the invoice in simplified mode; null for the patient. */
  payerId: string | null
  therapistId: string | null
  simplifiedMode: boolean
  /** Period of the sessions listed in simplified mode. */
  startDate: Day
  endDate: Day
  /** Therapist whose sessions are listed; null for every therapist. */
  sessionsTherapistId: string | null
  /** Ids of the selected sessions. */
  simplifiedBillingContent: string[]
  /** Result of `sessionListKey` for the list in which the sessions were selected; '' before the first selection. */
  selectionListKey: string
  detailedBillingContent: DatedLine[]
  /** The VAT rate of simplified mode, in percent. */
  taxes: number | null
  /** The global discount, in percent or in euros by `discountType`; null for none. */
  discount: number | null
  discountType: DiscountType
  /** Whether the client's credit is deducted, if there is any. */
  spendsCredit: boolean
  /** Why more than the legal maximum is paid in cash; null if it is not. */
  cashReason: CashReason | null
  /** Id of the quote that the invoice is based on; null without a quote. */
  estimationId: string | null
  /** The client's order number. */
  orderNumber: string
}

interface NewDraftOptions {
  profile: PricingProfile
  today: Day
  billNumber: string
  therapistId: string | null
  lastTexts: LastTexts
}

/** Returns the initial values of a new invoice. */
export function newDraft({ profile, today, billNumber, therapistId, lastTexts }: NewDraftOptions): Draft {
  const defaults = billDefaults(profile, today)
  return {
    ...defaults,
    ...lastTexts,
    ...monthOf(today),
    billNumber,
    therapistId,
    patientId: null,
    payerId: null,
    simplifiedMode: true,
    sessionsTherapistId: therapistId,
    simplifiedBillingContent: [],
    selectionListKey: '',
    detailedBillingContent: [emptyLine(defaults.taxes)],
    discount: null,
    discountType: 'PERCENT',
    spendsCredit: true,
    cashReason: null,
    estimationId: null,
    orderNumber: '',
  }
}

type SessionList = Pick<Draft, 'patientId' | 'payerId' | 'startDate' | 'endDate' | 'sessionsTherapistId'>

/** Returns a key that identifies the list of sessions of a draft. */
export const sessionListKey = ({ patientId, payerId, startDate, endDate, sessionsTherapistId }: SessionList): string =>
  [patientId, payerId ?? '', startDate, endDate, sessionsTherapistId ?? ''].join(' ')

/** Returns the total of the selected sessions as displayed, with the period and the therapist of their list. */
const selectionOf = (draft: Draft, rows: readonly BillableSession[]) => ({
  sessionsNet: eurosOf(sumOf(selectedPricesOf(draft, rows).map(centsOf))),
  listed: {
    startDate: draft.startDate,
    endDate: draft.endDate,
    ...(draft.sessionsTherapistId !== null && { therapistId: draft.sessionsTherapistId }),
  },
})

/** Returns the reason and the comment of amounts without VAT; null and '' if every amount has VAT. */
const vatReasonOf = ({ withTaxes, simplifiedMode, taxes, detailedBillingContent, vatReason, taxesComment }: Draft) => {
  const rates = simplifiedMode ? [taxes] : detailedBillingContent.map(({ taxesAmount }) => taxesAmount)
  const isTaxed = withTaxes && !rates.includes(0)
  return isTaxed ? { vatReason: null, taxesComment: '' } : { vatReason, taxesComment }
}

/** Returns the draft without VAT if the practice may not charge any. */
export const withAllowedVat = (draft: Draft, profile: VatProfile): Draft =>
  reasonAgainstVat(profile) === null ? draft : { ...draft, withTaxes: false }

/** Converts a valid draft to the input of the request, with the content of the selected mode only. */
export function inputOf(draft: Draft, rows: readonly BillableSession[]): BillInput {
  const {
    startDate: _start,
    endDate: _end,
    sessionsTherapistId: _therapist,
    selectionListKey: _key,
    ...formValues
  } = draft
  return {
    ...formValues,
    billNumber: draft.billNumber.trim(),
    patientId: draft.patientId ?? '',
    therapistId: draft.therapistId ?? '',
    simplifiedBillingContent: draft.simplifiedMode ? draft.simplifiedBillingContent : [],
    detailedBillingContent: draft.simplifiedMode ? [] : draft.detailedBillingContent,
    ...(draft.simplifiedMode && selectionOf(draft, rows)),
    cashReason: draft.selectedPaymentChoice === 'CASH' ? draft.cashReason : null,
    taxes: draft.withTaxes ? draft.taxes : 0,
    ...vatReasonOf(draft),
    orderNumber: draft.orderNumber.trim(),
  }
}

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** Merges a draft that was stored on the device into `base`; returns undefined if the stored value is not an object. */
export function parseDraft(stored: unknown, base: Draft): Draft | undefined {
  if (!isRecord(stored)) return undefined
  const { simplifiedBillingContent: storedIds, detailedBillingContent: storedLines } = stored
  const merged = mergeStored(base, stored)
  return {
    ...merged,
    payerId: merged.simplifiedMode ? merged.payerId : null,
    simplifiedBillingContent: isStringArray(storedIds) ? storedIds : base.simplifiedBillingContent,
    detailedBillingContent:
      Array.isArray(storedLines) && storedLines.length > 0
        ? storedLines.map((line) => mergeStored(emptyLine(base.taxes), line))
        : base.detailedBillingContent,
  }
}
