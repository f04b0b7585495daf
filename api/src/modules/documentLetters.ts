import type { DocumentLetters } from '../mail/DocumentLetter.ts'
import { billLetter } from './billings/letters/billLetter.ts'
import { estimationLetter } from './estimations/link/estimationLetter.ts'
import { trialLetter } from './trials/trialLetter.ts'

/** How letters that are read when they leave are opened, by their name. */
export const documentLetters: DocumentLetters = {
  billSent: billLetter,
  estimationWithFile: estimationLetter,
  trialEnding: trialLetter,
}
