/** Départements 01 to 95, with Corsica as 20; overseas 971 to 978, 980, 984, 986 to 988. */
const frenchZipCode = /^(?:(?:0[1-9]|[1-8]\d|9[0-5])\d{3}|97[1-8]\d{2}|98[046-8]\d{2})$/

/** Whether the text is a French postal code of five digits, overseas and Monaco included. */
export const isZipCode = (text: string): boolean => frenchZipCode.test(text)

/** The postal code without typed or pasted spaces. */
export const formatZipCode = (text: string): string => text.replaceAll(/\s/g, '')
