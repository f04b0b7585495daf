/** 01 to 95 with Corsica as 20, overseas 971 to 978, 980, 984, 986 to 988. */
const french = /^(?:(?:0[1-9]|[1-8]\d|9[0-5])\d{3}|97[1-8]\d{2}|98[046-8]\d{2})$/

/** Whether the text is a French postal code, overseas and Monaco included: a text of five digits, never a number. */
export const isZipCode = (text: string): boolean => french.test(text)

/** The postal code without the spaces it may be typed or pasted with. */
export const formatZipCode = (text: string): string => text.replaceAll(/\s/g, '')
