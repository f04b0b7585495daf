import type { BillEmail } from 'shared/contracts/finance/billEmails'
import { emailReasons } from 'shared/domain/accounts/emailReasons'
import { shortDay } from 'shared/domain/format'
import { practiceMomentOf } from 'shared/session'
import { DetailList } from '../../issuing/DetailList.tsx'
import { EmailStateChip } from '../../issuing/emails/EmailStateChip.tsx'
import { levelLabel } from '../emails/messages.ts'
import { texts } from './messages.ts'

const formatMoment = (instant: string) => {
  const { day, time } = practiceMomentOf(instant)
  return `${shortDay(day)} à ${time}`
}

/** List of the e-mails of a document: date, address and delivery state. */
export const EmailRows = ({ letters }: { letters: readonly BillEmail[] }) => (
  <DetailList
    title="Envois"
    empty={texts.nothingSent}
    rows={letters.map(({ id, level, email, state, reason, askedAt, decidedAt }) => ({
      key: id,
      text: levelLabel(level),
      detail: [email, formatMoment(decidedAt ?? askedAt), reason && emailReasons[reason]],
      value: '',
      action: <EmailStateChip state={state} />,
    }))}
  />
)
