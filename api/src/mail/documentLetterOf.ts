import type { DocumentLetter, DocumentLetters } from './DocumentLetter.ts'
import type { DocumentLetterName, LetterData } from './letterData.ts'

interface NamedData<N extends DocumentLetterName = DocumentLetterName> {
  name: N
  data: LetterData[N]
}

/** The data was typed by the name when the letter was sent, and is kept as it was. */
const isDocumentLetter = (
  documentLetters: DocumentLetters,
  letter: { name: string; data: unknown },
): letter is NamedData => letter.name in documentLetters

const bound = <N extends DocumentLetterName>(documentLetters: DocumentLetters, { name, data }: NamedData<N>) => {
  const letter: DocumentLetter<LetterData[N]> = documentLetters[name]
  return {
    open: (services: Parameters<typeof letter.open>[0]) => letter.open(services, data),
    decide: (tx: Parameters<typeof letter.decide>[0], delivery: Parameters<typeof letter.decide>[2], now: Date) =>
      letter.decide(tx, data, delivery, now),
  }
}

/** What a letter with a document says and what becomes of it; undefined for a letter without one. */
export const documentLetterOf = (
  documentLetters: DocumentLetters,
  letter: { name: string; data: unknown },
): ReturnType<typeof bound> | undefined =>
  isDocumentLetter(documentLetters, letter) ? bound(documentLetters, letter) : undefined
