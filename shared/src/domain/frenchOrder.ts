/** The French collation: ignores accents and case, sorts numbers as numbers. */
export const frenchOrder = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })
