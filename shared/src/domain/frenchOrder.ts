/** The French alphabetical order, which ignores accents and case and sorts numbers by value. */
export const frenchOrder = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })
