import type { Operator } from '../contracts/operator.ts'

/** Returns an operator of whom only the e-mail address is known. */
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
