import type { EmailRefusal } from 'shared/contracts/finance/billEmails'
import { isRecord } from 'shared/domain/isRecord'
import type { Tx } from '../db.ts'
import type { Services } from '../services.ts'
import type { EmailContent, RenderContext } from './emailContent.ts'

/** Outcome of an e-mail: accepted by the mail server, or permanently refused. */
export type Delivery = { state: 'SENT' } | { state: 'REFUSED'; reason: EmailRefusal }

/** Expected content of an example, for the test of all e-mails. */
interface EmailExample<Content> {
  /** Completes the test title "the e-mail about …". */
  about: string
  data: Content
  subject: string
  /** Excerpts of the text. */
  says: readonly string[]
  /** The URL of the button. */
  link?: string
}

type Render<Content> = (content: Content, context: RenderContext) => EmailContent
type Examples<Content> = readonly [EmailExample<Content>, ...EmailExample<Content>[]]

interface EmailDeclaration<Name extends string, Content> {
  /** The e-mail's name, stored with each pending e-mail: it never changes. */
  name: Name
  /**
   * For an e-mail that follows from another action: while the practice may not send it, it is left out. Any other e-mail is
   * then refused (ruling 136).
   */
  isAutomatic?: boolean
  /** For an e-mail about the account itself, without typed text: it is also sent while the practice is unconfirmed. */
  isAboutAccount?: boolean
  render: Render<Content>
  examples: Examples<Content>
}

interface ReadEmailDeclaration<Name extends string, Data, Content> extends EmailDeclaration<Name, Content> {
  /** Returns undefined for an e-mail that must no longer be sent. Opens its own transactions. */
  read: (services: Services, data: Data) => Promise<Content | undefined>
  /** Records the outcome, in the transaction that deletes the pending e-mail. */
  recordDelivery: (tx: Tx, data: Data, delivery: Delivery, now: Date) => Promise<void>
}

/** An e-mail that validates its own data, so that e-mails of all data types fit into one list. */
export interface Email<Name extends string = string, Data = unknown> {
  name: Name
  isAutomatic?: boolean
  isAboutAccount?: boolean
  /** Returns undefined for an e-mail that must no longer be sent. */
  open: (services: Services, data: unknown) => Promise<EmailContent | undefined>
  /** With this function, a refusal by the mail server is recorded as an outcome; without it, the e-mail is retried. */
  recordDelivery?: (tx: Tx, data: unknown, delivery: Delivery, now: Date) => Promise<void>
  examples: readonly (Omit<EmailExample<unknown>, 'data'> & { render: (context: RenderContext) => EmailContent })[]
  /** Never set: it only carries the data type. */
  dataType?: Data
}

interface RenderedEmail<Name extends string, Data, Content> extends Email<Name, Data> {
  render: Render<Content>
}

/** `sendEmail` checked the data's type and stored the data unchanged. */
const isDataOf = <Data>(_run: (data: Data) => unknown, data: unknown): data is Data => isRecord(data)

/** Calls `run` with the stored data of an e-mail. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it narrows the data to what `run` accepts
function withData<Data, Result>(name: string, data: unknown, run: (data: Data) => Result): Result {
  if (!isDataOf(run, data)) throw new Error(`E-mail without data: ${name}`)
  return run(data)
}

const contextOf = ({ settings: { publicUrl, providerEmail }, now }: Services): RenderContext => ({
  publicUrl,
  providerEmail,
  now: now(),
})

const renderedExamples = <Content>(render: Render<Content>, examples: Examples<Content>): Email['examples'] =>
  examples.map(({ data, ...expected }) => ({ ...expected, render: (context) => render(data, context) }))

/** Declares an e-mail rendered from its stored data; `modules/background.ts` lists all e-mails. */
export const defineEmail = <const Name extends string, Data>({
  name,
  isAutomatic = false,
  isAboutAccount = false,
  render,
  examples,
}: EmailDeclaration<Name, Data>): RenderedEmail<Name, Data, Data> => ({
  name,
  isAutomatic,
  isAboutAccount,
  render,
  examples: renderedExamples(render, examples),
  open: async (services, data) => withData(name, data, (typedData: Data) => render(typedData, contextOf(services))),
})

/** Declares an e-mail whose content is read from the practice when it is delivered; its data names the row. */
export const defineReadEmail = <const Name extends string, Data, Content>({
  name,
  isAutomatic = false,
  read,
  render,
  recordDelivery,
  examples,
}: ReadEmailDeclaration<Name, Data, Content>): RenderedEmail<Name, Data, Content> => ({
  name,
  isAutomatic,
  render,
  examples: renderedExamples(render, examples),
  open: async (services, data) => {
    const content = await withData(name, data, (typedData: Data) => read(services, typedData))
    return content === undefined ? undefined : render(content, contextOf(services))
  },
  recordDelivery: (tx, data, delivery, now) =>
    withData(name, data, (typedData: Data) => recordDelivery(tx, typedData, delivery, now)),
})
