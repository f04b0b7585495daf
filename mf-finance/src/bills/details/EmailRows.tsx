import type { BillEmail } from 'shared/contracts/finance/billEmails'
import { shortDay } from 'shared/domain/format'
import { practiceMomentOf } from 'shared/session'
import { DetailList } from '../../issuing/DetailList.tsx'
import { EmailStateChip } from '../../issuing/emails/EmailStateChip.tsx'
import { reasonLabels } from '../../issuing/emails/emailLabels.ts'
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
      detail: [email, formatMoment(decidedAt ?? askedAt), reason && reasonLabels[reason]],
      value: '',
      action: <EmailStateChip state={state} />,
    }))}
  />
)
