import type { Day } from 'shared/domain/calendar/day'
import type { EstimationAmounts } from 'shared/domain/estimations/estimationTotals'
import type { Client } from '../../../../pdf/bills/Client.ts'
import type { Issuer } from '../../../../pdf/bills/Issuer.ts'

/** Data from which the PDF of a quote is generated. */
export interface EstimationContent extends EstimationAmounts {
  /** Null for a draft. */
  number: string | null
  day: Day
  validUntil: Day
  createdAt: Date
  issuer: Issuer
  therapist: string
  client: Client
  /** Null for an individual. `beneficiary` is the name of a single participant, null if none is chosen. */
  firm: { nbParticipants: number; beneficiary: string | null } | null
  /** Reason for the absence of VAT; '' if there is VAT. */
  comments: string
  therapistComments: string
  /** Consumer mediator as one line; '' if the profile names none. */
  mediator: string
}
