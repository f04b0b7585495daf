export interface Attachment {
  filename: string
  content: string | Buffer
  contentType: string
}

/** Where letters end that are no part of a service that goes on. */
export interface UnsubscribeLinks {
  /** For the mail reader, which posts to it (RFC 8058). */
  oneClickUrl: string
  /** For the recipient: the page that asks. */
  pageUrl: string
}

/** A rendered letter, before it is text or HTML. Plain text only: the layout escapes it. */
export interface EmailContent {
  subject: string
  title: string
  paragraphs: string[]
  facts?: [label: string, value: string][]
  action?: { label: string; url: string }
  /** In small print at the end. */
  notes?: string[]
  attachment?: Attachment
  /** In whose name it is sent; the product's without it. The address is always the operator's. */
  senderName?: string
  /** The letter has a link to end such letters, and the mail reader offers it too (List-Unsubscribe). */
  unsubscribe?: UnsubscribeLinks
  /** Who gets what the recipient writes back; nobody without it. */
  replyTo?: { name: string; address: string }
}

/** What every letter may need to be rendered. */
export interface RenderContext {
  publicUrl: string
  providerEmail: string
  /** The instant the letter is rendered, for the stamp of an invitation. */
  now: Date
}
