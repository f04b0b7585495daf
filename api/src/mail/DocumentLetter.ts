import type { LetterRefusal } from 'shared/contracts/finance/billLetters'
import type { Tx } from '../db.ts'
import type { Services } from '../services.ts'
import type { LetterContent } from './letterContent.ts'
import type { DocumentLetterName, LetterData } from './letterData.ts'

/** What became of a letter: the mail server took it, or will never take it. */
export type Delivery = { state: 'SENT' } | { state: 'REFUSED'; reason: LetterRefusal }

/** A letter whose content, with its document, is read from the practice when it is delivered; `data` names the row. */
export interface DocumentLetter<Data> {
  /** Undefined for one that is not to be sent any more. Takes transactions of its own. */
  open: (services: Services, data: Data) => Promise<LetterContent | undefined>
  /** Writes down what became of it, in the transaction that ends the letter. */
  decide: (tx: Tx, data: Data, delivery: Delivery, now: Date) => Promise<void>
}

/** How each letter with a document is opened. */
export type DocumentLetters = { [N in DocumentLetterName]: DocumentLetter<LetterData[N]> }
