/**
 * Maximum characters of the subject and the text that a member writes for an invoice's e-mail or a dunning e-mail
 * (ruling 102).
 */
export const maxSubjectLength = 150
export const maxTextLength = 3_000
