/** The types of a discount, in the order they are offered. */
export const discountTypes = [
  { value: 'PERCENT', label: '%' },
  { value: 'EURO', label: '€' },
] as const
