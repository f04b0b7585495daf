import { describe, expect, it } from '@jest/globals'
import { vatExemptionMention } from './vatExemption.ts'

describe('the VAT exemption mention of a document', () => {
  it.each([
    ['FRANCHISE', '2026-11-23', 'TVA non applicable, art. 293 B du CGI'],
    ['FRANCHISE', '2027-12-31', 'TVA non applicable, art. 293 B du CGI'],
    ['FRANCHISE', '2028-01-01', 'TVA non applicable, art. L. 223-3 du CIBS'],
    ['EXONERE_SANTE', '2028-01-01', 'Exonération de TVA, art. 261-4-1° du CGI'],
  ] as const)('for %s on %s is « %s »', (exemption, day, expected) => {
    expect(vatExemptionMention(exemption, day)).toBe(expected)
  })
})
