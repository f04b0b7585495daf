/** Whether the text is a month that the API accepts: `yyyy-mm` between 1900 and 2199. */
export const isMonth = (text: string): boolean => /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text)
