/** Characters of the subject and of the text that a member writes above an invoice or a dunning e-mail (ruling 102). */
export const mostOfSubject = 150
export const mostOfText = 3_000
