/** Types of a discount, in the order of the list. */
export const discountTypes = [
  { value: 'PERCENT', label: '%' },
  { value: 'EURO', label: '€' },
] as const
