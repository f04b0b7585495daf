/** Returns the URL that calls a phone number, however it was typed. */
export const phoneUrl = (phoneNumber: string) => `tel:${phoneNumber.replaceAll(/[^\d+]/g, '')}`
