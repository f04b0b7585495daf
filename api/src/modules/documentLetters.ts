import type { DocumentLetters } from '../mail/DocumentLetter.ts'
import { billLetter } from './finance/bills/letters/billLetter.ts'
import { estimationLetter } from './finance/estimations/link/estimationLetter.ts'
import { trialLetter } from './practice/trials/trialLetter.ts'

/** How letters that are read when they leave are opened, by their name. */
export const documentLetters: DocumentLetters = {
  billSent: billLetter,
  estimationWithFile: estimationLetter,
  trialEnding: trialLetter,
}
