import * as Type from 'typebox'
import type { Static } from 'typebox'
import { EmailRefusal, EmailState } from '../emailDelivery.ts'
import { maxSubjectLength, maxTextLength } from './emailTextLimits.ts'
import { Day, Id, maxEmailLength, Money, Nullable, Text } from '../wire.ts'

/** 1 to 3 for a dunning e-mail; null for the e-mail that sends an invoice or a credit note. */
const EmailLevel = Nullable(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]))

/** An e-mail sent for an invoice. Once its patient is erased, `email`, `subject` and `text` are empty. */
export const BillEmail = Type.Object({
  id: Id,
  level: EmailLevel,
  email: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  state: EmailState,
  reason: Nullable(EmailRefusal),
  /** The instant (ISO) a member requested it. */
  askedAt: Type.String(),
  /** The instant it was sent, refused or withdrawn. */
  decidedAt: Nullable(Type.String()),
})
export type BillEmail = Static<typeof BillEmail>

/** The replacement of each placeholder of a text (`emailPlaceholders` of shared/domain), in its printed form. */
const Values = Type.Object({
  document: Type.String(),
  number: Type.String(),
  issuedOn: Type.String(),
  total: Type.String(),
  dueOn: Type.String(),
  remaining: Type.String(),
  client: Type.String(),
  practice: Type.String(),
  penalties: Type.String(),
})

/** The prefilled e-mail of an invoice; `email` is '' if no address is known. */
export const BillEmailDraft = Type.Object({
  billId: Id,
  billNumber: Type.String(),
  email: Type.String(),
  values: Values,
})
export type BillEmailDraft = Static<typeof BillEmailDraft>

/** Maximum number of invoices to e-mail or dun in one request. */
export const maxBillsPerRequest = 200
const BillIds = Type.Array(Id, { minItems: 1, maxItems: maxBillsPerRequest })

export const BillEmailDraftQuery = Type.Object({ billIds: BillIds })

/** A dunning e-mail that is due. */
export const BillDunning = Type.Object({
  ...BillEmailDraft.properties,
  level: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
  /** The first day it is proposed. */
  since: Day,
  dueOn: Day,
  overdueDays: Type.Integer(),
  remaining: Money,
  /** The state of the invoice's last e-mail of any kind. */
  letterState: Nullable(EmailState),
})
export type BillDunning = Static<typeof BillDunning>

/**
 * The e-mails to send, and the text of each level; placeholders between braces are replaced in each e-mail. An invalid
 * address is refused for its own e-mail, not for the others.
 */
export const BillEmailsInput = Type.Object({
  letters: Type.Array(Type.Object({ billId: Id, level: EmailLevel, email: Text(maxEmailLength) }), {
    minItems: 1,
    maxItems: maxBillsPerRequest,
  }),
  texts: Type.Array(Type.Object({ level: EmailLevel, subject: Text(maxSubjectLength), text: Text(maxTextLength) }), {
    minItems: 1,
    maxItems: 4,
  }),
})
export type BillEmailsInput = Static<typeof BillEmailsInput>

/** The result for each e-mail: `message` is null if it will be sent, else the reason for the refusal. */
export const BillEmailVerdicts = Type.Array(
  Type.Object({ billId: Id, billNumber: Type.String(), message: Nullable(Type.String()) }),
)
export type BillEmailVerdicts = Static<typeof BillEmailVerdicts>
