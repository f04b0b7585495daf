import type { EmailRefusal } from 'shared/contracts/finance/billEmails'
import { isRecord } from 'shared/domain/isRecord'
import type { Tx } from '../db.ts'
import type { Services } from '../services.ts'
import type { EmailContent, RenderContext } from './emailContent.ts'

/** The outcome of an e-mail: the mail server took it, or will never take it. */
export type Delivery = { state: 'SENT' } | { state: 'REFUSED'; reason: EmailRefusal }

/** An e-mail as it must read, for the test of all e-mails. */
interface EmailExample<Content> {
  /** Ends the sentence "the e-mail about …". */
  about: string
  data: Content
  subject: string
  /** Parts of its text. */
  says: readonly string[]
  /** Where its button leads. */
  link?: string
}

type Render<Content> = (content: Content, context: RenderContext) => EmailContent
type Examples<Content> = readonly [EmailExample<Content>, ...EmailExample<Content>[]]

interface EmailDeclaration<Name extends string, Content> {
  /** Stored with each e-mail that waits: it never changes. */
  name: Name
  render: Render<Content>
  examples: Examples<Content>
}

interface ReadEmailDeclaration<Name extends string, Data, Content> extends EmailDeclaration<Name, Content> {
  /** Undefined for one that is not to be sent any more. Takes transactions of its own. */
  read: (services: Services, data: Data) => Promise<Content | undefined>
  /** Records the outcome, in the transaction that ends the e-mail. */
  recordDelivery: (tx: Tx, data: Data, delivery: Delivery, now: Date) => Promise<void>
}

/** An e-mail that checks its data itself, so that all e-mails fit into one list. */
export interface Email<Name extends string = string, Data = unknown> {
  name: Name
  /** Undefined for one that is not to be sent any more. */
  open: (services: Services, data: unknown) => Promise<EmailContent | undefined>
  /** With it, a refusal of the mail server is an outcome; without it, the e-mail is tried again. */
  recordDelivery?: (tx: Tx, data: unknown, delivery: Delivery, now: Date) => Promise<void>
  examples: readonly (Omit<EmailExample<unknown>, 'data'> & { render: (context: RenderContext) => EmailContent })[]
  /** Never set: carries the type of the data. */
  dataType?: Data
}

interface RenderedEmail<Name extends string, Data, Content> extends Email<Name, Data> {
  render: Render<Content>
}

/** The data was typed by the e-mail when it was sent, and is stored as it was. */
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

/** Declares an e-mail rendered from the data it was sent with; `modules/background.ts` lists them all. */
export const defineEmail = <const Name extends string, Data>({
  name,
  render,
  examples,
}: EmailDeclaration<Name, Data>): RenderedEmail<Name, Data, Data> => ({
  name,
  render,
  examples: renderedExamples(render, examples),
  open: async (services, data) => withData(name, data, (own: Data) => render(own, contextOf(services))),
})

/** Declares an e-mail whose content is read from the practice when it is delivered; its data names the row. */
export const defineReadEmail = <const Name extends string, Data, Content>({
  name,
  read,
  render,
  recordDelivery,
  examples,
}: ReadEmailDeclaration<Name, Data, Content>): RenderedEmail<Name, Data, Content> => ({
  name,
  render,
  examples: renderedExamples(render, examples),
  open: async (services, data) => {
    const content = await withData(name, data, (own: Data) => read(services, own))
    return content === undefined ? undefined : render(content, contextOf(services))
  },
  recordDelivery: (tx, data, delivery, now) =>
    withData(name, data, (own: Data) => recordDelivery(tx, own, delivery, now)),
})
