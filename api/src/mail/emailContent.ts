export interface Attachment {
  filename: string
  content: string | Buffer
  contentType: string
}

/** Where e-mails end that are no part of a service that goes on. */
export interface UnsubscribeLinks {
  /** For the mail reader, which posts to it (RFC 8058). */
  oneClickUrl: string
  /** For the recipient: the page that asks. */
  pageUrl: string
}

/** A rendered e-mail, before it is text or HTML. Plain text only: the layout escapes it. */
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
  /** The e-mail has a link to end such e-mails, and the mail reader offers it too (List-Unsubscribe). */
  unsubscribe?: UnsubscribeLinks
  /** Who gets what the recipient writes back; nobody without it. */
  replyTo?: { name: string; address: string }
}

/** What every e-mail may need to be rendered. */
export interface RenderContext {
  publicUrl: string
  providerEmail: string
  /** The instant the e-mail is rendered, for the stamp of an invitation. */
  now: Date
}
