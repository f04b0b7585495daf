export interface Attachment {
  filename: string
  content: string
  contentType: string
}

/** What a mail says, before it is text or HTML: a title, what about, what to do. Plain words only: the layout escapes them. */
export interface Letter {
  subject: string
  title: string
  paragraphs: string[]
  facts?: [label: string, value: string][]
  action?: { label: string; url: string }
  /** Said small, below. */
  notes?: string[]
  attachment?: Attachment
}

/** What every letter may need to be written. */
export interface Writing {
  publicUrl: string
  providerEmail: string
  /** The instant the mail is written, for the stamp of an invitation. */
  now: Date
}
