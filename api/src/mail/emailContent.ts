export interface Attachment {
  filename: string
  content: string | Buffer
  contentType: string
  /** Set for a calendar file, which is also sent as a body part with this method: calendars then update their entry. */
  calendarMethod?: 'REQUEST' | 'CANCEL'
}

/** Unsubscribe links of e-mails that are not part of an ongoing service. */
export interface UnsubscribeLinks {
  /** For the mail client, which posts to this URL (RFC 8058). */
  oneClickUrl: string
  /** For the recipient: the page that asks for confirmation. */
  pageUrl: string
}

/** A rendered e-mail before its layout as text and HTML. Plain text only: the layout escapes it. */
export interface EmailContent {
  subject: string
  title: string
  paragraphs: string[]
  facts?: [label: string, value: string][]
  action?: { label: string; url: string }
  /** Small print at the end. */
  notes?: string[]
  attachment?: Attachment
  /** Adds an unsubscribe link, also as a header for the mail client (List-Unsubscribe). */
  unsubscribe?: UnsubscribeLinks
}

/** Data for rendering any e-mail. */
export interface RenderContext {
  publicUrl: string
  operatorEmail: string
  /** The recipient, named in invitations: a calendar adds an invitation only if it names the owner of the calendar. */
  recipient: { name: string; address: string }
  /** The instant the e-mail is rendered, for the timestamp of a calendar file. */
  now: Date
}
