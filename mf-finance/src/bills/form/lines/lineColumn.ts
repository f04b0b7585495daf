const columns = ['description', 'serviceDate', 'quantity', 'priceWithoutTaxes', 'taxesAmount', 'discount'] as const

export type LineColumn = (typeof columns)[number]

/** The column of the field that has the focus; undefined on a button or a list of choices. */
export const columnOf = (target: EventTarget): LineColumn | undefined =>
  target instanceof HTMLInputElement ? columns.find((column) => target.name.endsWith(`.${column}`)) : undefined
