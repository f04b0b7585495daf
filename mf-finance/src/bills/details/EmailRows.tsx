import type { BillEmail } from 'shared/contracts/finance/billEmails'
import { deliveryFailureTexts } from 'shared/domain/accounts/deliveryFailureTexts'
import { momentText } from 'shared/domain/format'
import { practiceMomentOf } from 'shared/session'
import { DetailList } from '../../issuing/DetailList.tsx'
import { EmailStateChip } from '../../issuing/emails/EmailStateChip.tsx'
import { levelLabel } from '../emails/messages.ts'
import { texts } from './messages.ts'

/** List of the e-mails of a document: date, address and delivery state. */
export const EmailRows = ({ letters }: { letters: readonly BillEmail[] }) => (
  <DetailList
    title="Envois"
    empty={texts.nothingSent}
    rows={letters.map(({ id, level, email, state, reason, askedAt, decidedAt }) => ({
      key: id,
      text: levelLabel(level),
      detail: [email, momentText(practiceMomentOf(decidedAt ?? askedAt)), reason && deliveryFailureTexts[reason]],
      value: '',
      action: <EmailStateChip state={state} />,
    }))}
  />
)
