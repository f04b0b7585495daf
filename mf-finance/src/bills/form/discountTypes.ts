/** Units of a discount, in the order of the select field. */
export const discountTypes = [
  { value: 'PERCENT', label: '%' },
  { value: 'EURO', label: '€' },
] as const
