/** As a French reader sorts: accents and capitals aside, numbers as numbers. */
export const frenchOrder = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })
