import { Type, type Static } from 'typebox'
import { maxSubjectLength, maxTextLength } from './letterLimits.ts'
import { Day, Email, Id, Money, Nullable, Text } from '../wire.ts'

/** 1 to 3 for a dunning e-mail; null for the e-mail that sends an invoice or a credit note. */
const LetterLevel = Nullable(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]))

/**
 * `WITHDRAWN`: a dunning e-mail that was not sent because nothing remained to be paid; for a quote, an e-mail replaced
 * by a newer one.
 */
export const LetterState = Type.Union([
  Type.Literal('PENDING'),
  Type.Literal('SENT'),
  Type.Literal('REFUSED'),
  Type.Literal('WITHDRAWN'),
])
export type LetterState = Static<typeof LetterState>

/** The reason an e-mail was not delivered: the mail server's response, as one of these codes. */
export const LetterRefusal = Type.Union([
  Type.Literal('UNKNOWN_ADDRESS'),
  Type.Literal('MAILBOX_FULL'),
  Type.Literal('TOO_LARGE'),
  Type.Literal('REJECTED'),
  Type.Literal('UNREACHABLE'),
])
export type LetterRefusal = Static<typeof LetterRefusal>

/** An e-mail sent for an invoice. Once its patient is erased, `email`, `subject` and `text` are empty. */
export const BillLetter = Type.Object({
  id: Id,
  level: LetterLevel,
  email: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  state: LetterState,
  reason: Nullable(LetterRefusal),
  askedAt: Type.String(),
  /** The instant it was sent, refused or withdrawn. */
  decidedAt: Nullable(Type.String()),
})
export type BillLetter = Static<typeof BillLetter>

/** The replacement of each placeholder of a text (`letterWords`), in its printed form. */
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
export const BillLetterDraft = Type.Object({
  billId: Id,
  billNumber: Type.String(),
  email: Type.String(),
  values: Values,
})
export type BillLetterDraft = Static<typeof BillLetterDraft>

/** The most invoices that can be e-mailed or dunned at once. */
export const maxBillsPerRequest = 200
const BillIds = Type.Array(Id, { minItems: 1, maxItems: maxBillsPerRequest })

export const BillLetterDraftSearch = Type.Object({ billIds: BillIds })

/** A dunning e-mail that is due. */
export const BillDunning = Type.Object({
  ...BillLetterDraft.properties,
  level: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
  /** The first day it is proposed. */
  since: Day,
  dueOn: Day,
  overdueDays: Type.Integer(),
  remaining: Money,
  /** The state of the invoice's last e-mail of any kind. */
  letterState: Nullable(LetterState),
})
export type BillDunning = Static<typeof BillDunning>

/** The e-mails to send, and the text of each level; placeholders between braces are replaced in each e-mail. */
export const BillLettersInput = Type.Object({
  letters: Type.Array(Type.Object({ billId: Id, level: LetterLevel, email: Email }), {
    minItems: 1,
    maxItems: maxBillsPerRequest,
  }),
  texts: Type.Array(Type.Object({ level: LetterLevel, subject: Text(maxSubjectLength), text: Text(maxTextLength) }), {
    minItems: 1,
    maxItems: 4,
  }),
})
export type BillLettersInput = Static<typeof BillLettersInput>

/** The result for each e-mail: null if it will be sent, else `message` says why not. */
export const BillLetterVerdicts = Type.Array(
  Type.Object({ billId: Id, billNumber: Type.String(), message: Nullable(Type.String()) }),
)
export type BillLetterVerdicts = Static<typeof BillLetterVerdicts>
