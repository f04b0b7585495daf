import type { BillContent } from '../BillContent.ts'
import { noEarlyDiscount, recoveryIndemnity } from '../billTexts.ts'
import { element, textElement, type Xml } from './element.ts'
import { isBusiness } from './tradeParties.ts'

const note = (text: string, code = ''): Xml =>
  element('ram:IncludedNote', [textElement('ram:Content', text), textElement('ram:SubjectCode', code)])

const noPenalty = "Aucune pénalité n'est due en cas de retard de paiement."
const noIndemnity = "Aucune indemnité forfaitaire de recouvrement n'est due par un particulier."

/**
 * Builds the notes that French rules require once each: penalties (PMD), recovery indemnity (PMT), discount for early
 * payment (AAB), and the kind of client (BAR).
 */
export const notes = ({ lateInterest, client, corrects }: BillContent): Xml[] => [
  corrects ? note(corrects.reason) : '',
  note(lateInterest.sentence ?? noPenalty, 'PMD'),
  note(client.isFirm ? recoveryIndemnity : noIndemnity, 'PMT'),
  note(noEarlyDiscount, 'AAB'),
  note(isBusiness(client) ? 'B2B' : 'B2C', 'BAR'),
]
