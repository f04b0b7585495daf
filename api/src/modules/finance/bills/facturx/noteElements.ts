import type { BillContent } from '../BillContent.ts'
import { noEarlyDiscount, recoveryIndemnity } from '../billTexts.ts'
import { element, textElement, type Xml } from './element.ts'
import { saleKindOf } from './saleKind.ts'

const noteElement = (text: string, code = ''): Xml =>
  element('ram:IncludedNote', [textElement('ram:Content', text), textElement('ram:SubjectCode', code)])

const noPenalty = "Aucune pénalité n'est due en cas de retard de paiement."
const noIndemnity = "Aucune indemnité forfaitaire de recouvrement n'est due par un particulier."

/**
 * Builds the notes that French rules require once each: penalties (PMD), recovery indemnity (PMT), discount for early
 * payment (AAB), and the kind of client (BAR).
 */
export const noteElements = (content: BillContent): Xml[] => [
  content.corrects ? noteElement(content.corrects.reason) : '',
  noteElement(content.lateInterest.sentence ?? noPenalty, 'PMD'),
  noteElement(content.client.isFirm ? recoveryIndemnity : noIndemnity, 'PMT'),
  noteElement(noEarlyDiscount, 'AAB'),
  noteElement(saleKindOf(content), 'BAR'),
]
