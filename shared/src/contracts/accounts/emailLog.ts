import * as Type from 'typebox'
import type { Static } from 'typebox'
import { EmailRefusal, EmailState } from '../emailDelivery.ts'
import { Day, Id, Nullable, Paged } from '../wire.ts'

/**
 * The e-mails that members may request today: `limit` in all, of which `remaining` are left; automatic e-mails are not
 * counted. `resumesOn` is tomorrow's date in the practice's time zone.
 */
export const EmailQuota = Type.Object({ limit: Type.Integer(), remaining: Type.Integer(), resumesOn: Day })

/**
 * An e-mail of the practice, without subject and text. `name` is a key of `emailKinds`. `recipient` is empty after the
 * data of its patient was erased.
 */
export const LoggedEmail = Type.Object({
  id: Id,
  /** The instant (ISO) it was created, by a member's request or automatically. */
  askedAt: Type.String(),
  name: Type.String(),
  recipient: Type.String(),
  state: EmailState,
  reason: Nullable(EmailRefusal),
})
export type LoggedEmail = Static<typeof LoggedEmail>

export const LoggedEmails = Paged(LoggedEmail)
export type LoggedEmails = Static<typeof LoggedEmails>

export const EmailLogFilter = Type.Object({ state: Type.Optional(EmailState) })
export type EmailLogFilter = Static<typeof EmailLogFilter>
