import { billLetter } from '../modules/billings/letters/billLetter.ts'
import { estimationLetter } from '../modules/estimations/estimationLetter.ts'
import { trialLetter } from '../modules/trials/trialLetter.ts'
import type { DocumentLetter } from './DocumentLetter.ts'
import type { DocumentLetterName, LetterData } from './letterData.ts'

/** How letters that are read when they leave are opened, by their name. */
const documentLetters: { [N in DocumentLetterName]: DocumentLetter<LetterData[N]> } = {
  billSent: billLetter,
  estimationWithFile: estimationLetter,
  trialEnding: trialLetter,
}

interface NamedData<N extends DocumentLetterName = DocumentLetterName> {
  name: N
  data: LetterData[N]
}

/** The data was typed by the name when the letter was sent, and is kept as it was. */
const isDocumentLetter = (letter: { name: string; data: unknown }): letter is NamedData =>
  letter.name in documentLetters

const bound = <N extends DocumentLetterName>({ name, data }: NamedData<N>) => {
  const letter: DocumentLetter<LetterData[N]> = documentLetters[name]
  return {
    open: (services: Parameters<typeof letter.open>[0]) => letter.open(services, data),
    decide: (tx: Parameters<typeof letter.decide>[0], delivery: Parameters<typeof letter.decide>[2], now: Date) =>
      letter.decide(tx, data, delivery, now),
  }
}

/** What a letter with a document says and what becomes of it; undefined for a letter without one. */
export const documentLetterOf = (letter: { name: string; data: unknown }): ReturnType<typeof bound> | undefined =>
  isDocumentLetter(letter) ? bound(letter) : undefined
