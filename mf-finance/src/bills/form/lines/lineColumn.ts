const columns = ['description', 'serviceDate', 'quantity', 'priceWithoutTaxes', 'taxesAmount', 'discount'] as const

export type LineColumn = (typeof columns)[number]

/** Returns the column of the input in which a key was pressed; undefined for a button or a select. */
export const columnOf = (target: EventTarget): LineColumn | undefined =>
  target instanceof HTMLInputElement ? columns.find((column) => target.name.endsWith(`.${column}`)) : undefined
