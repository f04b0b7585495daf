/** Matches the postal codes of départements 01 to 95 (Corsica is 20), and overseas 971 to 978, 980, 984, 986 to 988. */
const frenchZipCodePattern = /^(?:(?:0[1-9]|[1-8]\d|9[0-5])\d{3}|97[1-8]\d{2}|98[046-8]\d{2})$/

/** Whether the text is a French postal code of five digits, overseas and Monaco included. */
export const isZipCode = (text: string): boolean => frenchZipCodePattern.test(text)

/** Removes spaces from a postal code. */
export const normalizeZipCode = (text: string): string => text.replaceAll(/\s/g, '')
