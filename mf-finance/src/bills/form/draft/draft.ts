import type { BillableSession } from 'shared/contracts/finance/billableSession'
import type { BillInput } from 'shared/contracts/finance/bills'
import { billDefaults } from 'shared/domain/bills/billDefaults'
import { emptyLine } from 'shared/domain/bills/lines/detailedLine'
import type { DatedLine } from 'shared/domain/bills/lines/detailedLine'
import type { PricingProfile } from 'shared/domain/bills/PricingProfile'
import type { Day } from 'shared/domain/calendar/day'
import { monthOf } from 'shared/domain/calendar/period'
import { isRecord } from 'shared/domain/isRecord'
import { centsOf, eurosOf, sumOf } from 'shared/domain/money/cents'
import type { DiscountType } from 'shared/domain/money/totals'
import { mergeStored } from '../../../issuing/mergeStored.ts'
import { chosenPrices } from '../chosenPrices.ts'
import type { LastTexts } from './lastTexts.ts'

/** Values of the form. It has the content of both modes, so that nothing is lost when the mode changes. */
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
  /** Key of the list from which the sessions were selected (`sessionListKey`); '' before the first selection. */
  chosenFrom: string
  detailedBillingContent: DatedLine[]
  taxes: number | null
  discount: number | null
  discountType: DiscountType
  /** Id of the quote that the invoice bills; null for none. */
  estimationId: string | null
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
    chosenFrom: '',
    detailedBillingContent: [emptyLine(defaults.taxes)],
    discount: null,
    discountType: 'PERCENT',
    estimationId: null,
  }
}

type SessionList = Pick<Draft, 'patientId' | 'payerId' | 'startDate' | 'endDate' | 'sessionsTherapistId'>

/** Key of the list of sessions that the draft requests. */
export const sessionListKey = ({ patientId, payerId, startDate, endDate, sessionsTherapistId }: SessionList): string =>
  [patientId, payerId ?? '', startDate, endDate, sessionsTherapistId ?? ''].join(' ')

/** Displayed total of the sessions selected in simplified mode, with the period and therapist of their list. */
const selectionOf = (draft: Draft, rows: readonly BillableSession[]) => ({
  sessionsNet: eurosOf(sumOf(chosenPrices(draft, rows).map(centsOf))),
  listed: {
    startDate: draft.startDate,
    endDate: draft.endDate,
    ...(draft.sessionsTherapistId !== null && { therapistId: draft.sessionsTherapistId }),
  },
})

/** Builds the input of the request from a valid draft, with the content of the selected mode only. */
export function inputOf(draft: Draft, rows: readonly BillableSession[]): BillInput {
  const { startDate: _start, endDate: _end, sessionsTherapistId: _of, chosenFrom: _from, ...sent } = draft
  return {
    ...sent,
    billNumber: draft.billNumber.trim(),
    patientId: draft.patientId ?? '',
    therapistId: draft.therapistId ?? '',
    simplifiedBillingContent: draft.simplifiedMode ? draft.simplifiedBillingContent : [],
    detailedBillingContent: draft.simplifiedMode ? [] : draft.detailedBillingContent,
    ...(draft.simplifiedMode && selectionOf(draft, rows)),
    taxes: draft.withTaxes ? draft.taxes : 0,
    taxesComment: draft.withTaxes ? '' : draft.taxesComment,
  }
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** Merges a draft stored on the device over `base`; undefined if it cannot be read. */
export function parseDraft(stored: unknown, base: Draft): Draft | undefined {
  if (!isRecord(stored)) return undefined
  const { simplifiedBillingContent: chosen, detailedBillingContent: lines } = stored
  const merged = mergeStored(base, stored)
  return {
    ...merged,
    payerId: merged.simplifiedMode ? merged.payerId : null,
    simplifiedBillingContent: isTextList(chosen) ? chosen : base.simplifiedBillingContent,
    detailedBillingContent:
      Array.isArray(lines) && lines.length > 0
        ? lines.map((line) => mergeStored(emptyLine(base.taxes), line))
        : base.detailedBillingContent,
  }
}
