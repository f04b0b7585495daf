import type { Operator } from '../contracts/operator.ts'

/** An operator of whom only the address for questions is known. */
export const anOperator = (change: Partial<Operator> = {}): Operator => ({
  name: null,
  legalForm: null,
  address: null,
  siren: null,
  register: null,
  vatNumber: null,
  director: null,
  phone: null,
  host: null,
  privacyContact: null,
  email: 'bonjour@prairie.test',
  subProcessors: [],
  socialLinks: [],
  demoBookingUrl: null,
  analytics: null,
  ...change,
})
