import type { EmailRefusal } from 'shared/contracts/emailDelivery'
import { isRecord } from 'shared/domain/isRecord'
import type { Tx } from '../db.ts'
import type { Services } from '../services.ts'
import type { EmailContent, RenderContext } from './emailContent.ts'

/**
 * Outcome of an e-mail: accepted by the mail server, permanently refused by it, or given up after the last attempt
 * (`UNREACHABLE`).
 */
export type Delivery = { state: 'SENT' } | { state: 'REFUSED'; reason: EmailRefusal }

/** Expected content of an example, for the test of all e-mails. */
interface EmailExample<Content> {
  /** Completes the test title "the e-mail about …". */
  about: string
  data: Content
  subject: string
  /** Excerpts of the text. */
  excerpts: readonly string[]
  /** The URL of the button. */
  link?: string
}

type Recipient = RenderContext['recipient']
type Render<Content> = (content: Content, context: RenderContext) => EmailContent
type Examples<Content> = readonly [EmailExample<Content>, ...EmailExample<Content>[]]

/**
 * The author of an e-mail: the product, or the practice that writes to a patient, a payer, a firm or a future member.
 */
export type SenderKind = 'PRODUCT' | 'PRACTICE'

interface SendingRules<Data> {
  /** An e-mail of a practice has its name and reply address, counts in its quota, and is listed for its members. */
  sender: SenderKind | ((data: Data) => SenderKind)
  /**
   * Marks an e-mail that results from another action. It is skipped while the practice is unconfirmed (ruling 136), and
   * delayed above the quota of the practice; an e-mail without this flag is refused in both cases.
   */
  isAutomatic?: true
  /** Marks an e-mail about an account, without typed text: it is also sent while the practice is unconfirmed. */
  isAboutAccount?: true
  /** Limits the e-mails to one recipient in 24 hours, since anybody may type the address. */
  isLimitedPerRecipient?: true
}

interface EmailDeclaration<Name extends string, Data, Content> extends SendingRules<Data> {
  /** The e-mail's name, stored with each pending e-mail: it never changes. */
  name: Name
  render: Render<Content>
  examples: Examples<Content>
}

interface LoadedEmailDeclaration<Name extends string, Data, Content> extends EmailDeclaration<Name, Data, Content> {
  /** Returns undefined for an e-mail that must no longer be sent. Opens its own transactions. */
  read: (services: Services, data: Data) => Promise<Content | undefined>
  /** Records the outcome, in the transaction that marks the e-mail as done. */
  recordDelivery: (tx: Tx, data: Data, delivery: Delivery, now: Date) => Promise<void>
}

/** An example that its e-mail renders; `change` replaces its data. */
interface RenderedExample extends Omit<EmailExample<unknown>, 'data'> {
  render: (context: RenderContext, change?: (data: unknown) => unknown) => EmailContent
}

/** An e-mail that validates its own data, so that e-mails of all data types fit into one list. */
export interface Email<Name extends string = string, Data = unknown> {
  name: Name
  senderOf: (data: unknown) => SenderKind
  isAutomatic: boolean
  isAboutAccount: boolean
  isLimitedPerRecipient: boolean
  /** Returns undefined for an e-mail that must no longer be sent. */
  open: (services: Services, data: unknown, recipient: Recipient) => Promise<EmailContent | undefined>
  /**
   * Records the outcome. With this function, a permanent refusal is an outcome; without it, the e-mail is retried,
   * unless a practice sent it.
   */
  recordDelivery?: (tx: Tx, data: unknown, delivery: Delivery, now: Date) => Promise<void>
  examples: readonly RenderedExample[]
  /** Never set: it only carries the data type. */
  dataType?: Data
}

interface RenderedEmail<Name extends string, Data, Content> extends Email<Name, Data> {
  render: Render<Content>
}

/** Narrows the data's type without a check: `sendEmail` received the data typed, and stored it unchanged. */
const isDataOf = <Data>(_run: (data: Data) => unknown, data: unknown): data is Data => isRecord(data)

/** Calls `run` with the stored data of an e-mail. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it narrows the data to what `run` accepts
function withData<Data, Result>(name: string, data: unknown, run: (data: Data) => Result): Result {
  if (!isDataOf(run, data)) throw new Error(`E-mail without data: ${name}`)
  return run(data)
}

const contextOf = ({ settings: { publicUrl, operatorEmail }, now }: Services, recipient: Recipient): RenderContext => ({
  recipient,
  publicUrl,
  operatorEmail,
  now: now(),
})

const buildRenderedExamples = <Content>(name: string, render: Render<Content>, examples: Examples<Content>) =>
  examples.map(({ data, ...expected }): RenderedExample => ({
    ...expected,
    render: (context, change = (unchanged) => unchanged) =>
      withData(name, change(data), (content: Content) => render(content, context)),
  }))

/** The sending rules of a declaration, with their defaults. */
const rulesOf = <Data>(
  name: string,
  { sender, isAutomatic, isAboutAccount, isLimitedPerRecipient }: SendingRules<Data>,
) => ({
  senderOf: (data: unknown): SenderKind =>
    typeof sender === 'function' ? withData(name, data, (typedData: Data) => sender(typedData)) : sender,
  isAutomatic: isAutomatic ?? false,
  isAboutAccount: isAboutAccount ?? false,
  isLimitedPerRecipient: isLimitedPerRecipient ?? false,
})

/** Declares an e-mail rendered from its stored data; `modules/background.ts` lists all e-mails. */
export const defineEmail = <const Name extends string, Data>({
  name,
  render,
  examples,
  ...rules
}: EmailDeclaration<Name, Data, Data>): RenderedEmail<Name, Data, Data> => ({
  name,
  ...rulesOf(name, rules),
  render,
  examples: buildRenderedExamples(name, render, examples),
  open: async (services, data, recipient) =>
    withData(name, data, (typedData: Data) => render(typedData, contextOf(services, recipient))),
})

/** Declares an e-mail whose content is read from the practice when it is delivered; its data names the row. */
export const defineEmailLoadedAtDelivery = <const Name extends string, Data, Content>({
  name,
  read,
  render,
  recordDelivery,
  examples,
  ...rules
}: LoadedEmailDeclaration<Name, Data, Content>): RenderedEmail<Name, Data, Content> => ({
  name,
  ...rulesOf(name, rules),
  render,
  examples: buildRenderedExamples(name, render, examples),
  open: async (services, data, recipient) => {
    const content = await withData(name, data, (typedData: Data) => read(services, typedData))
    return content === undefined ? undefined : render(content, contextOf(services, recipient))
  },
  recordDelivery: (tx, data, delivery, now) =>
    withData(name, data, (typedData: Data) => recordDelivery(tx, typedData, delivery, now)),
})
