import type { BillLetter } from 'shared/contracts/finance/billLetters'
import { shortDay } from 'shared/domain/format'
import { practiceMomentOf } from 'shared/session'
import { DetailList } from '../../issuing/DetailList.tsx'
import { LetterChip } from '../../issuing/letters/LetterChip.tsx'
import { reasonLabels } from '../../issuing/letters/letterLabels.ts'
import { letterLabel } from '../letters/messages.ts'
import { texts } from './messages.ts'

const writtenMoment = (instant: string) => {
  const { day, time } = practiceMomentOf(instant)
  return `${shortDay(day)} à ${time}`
}

/** List of the e-mails of a document: date, address and delivery state. */
export const LetterRows = ({ letters }: { letters: readonly BillLetter[] }) => (
  <DetailList
    title="Envois"
    empty={texts.nothingSent}
    rows={letters.map(({ id, level, email, state, reason, askedAt, decidedAt }) => ({
      key: id,
      text: letterLabel(level),
      detail: [email, writtenMoment(decidedAt ?? askedAt), reason && reasonLabels[reason]],
      value: '',
      action: <LetterChip state={state} />,
    }))}
  />
)
