import { describe, expect, it } from '@jest/globals'
import type { VatReason } from '../../contracts/vatReason.ts'
import {
  allowedVatReasons,
  defaultVatReason,
  documentVatProblems,
  sentenceAgainstVat,
  statedVatReason,
  vatRateOf,
  type DocumentVat,
  type VatProfile,
} from './vatRights.ts'

const subjectToVat: VatProfile = {
  taxes: true,
  taxesAmount: 20,
  vatExemption: 'FRANCHISE',
  tvaNumber: 'FR44732829320',
  firm: { address: { zipCode: '69003' } },
}
const withoutNumber: VatProfile = { ...subjectToVat, tvaNumber: '' }
const franchise: VatProfile = { ...withoutNumber, taxes: false }
const healthCare: VatProfile = { ...franchise, vatExemption: 'EXONERE_SANTE' }
const profileAt = (zipCode: string): VatProfile => ({ ...subjectToVat, firm: { address: { zipCode } } })
const document = (change: Partial<DocumentVat> = {}): DocumentVat => ({
  rates: [20],
  net: 150_00,
  comment: '',
  ...change,
})

type VatRightsCase = [
  caseName: string,
  mayCharge: boolean,
  rate: number,
  defaultReason: VatReason | null,
  reasons: VatReason[],
  profile: VatProfile,
]

describe('the VAT of a practice', () => {
  it.each<VatRightsCase>([
    ['subject to VAT', true, 20, null, ['EXONERE_SANTE'], subjectToVat],
    ['in La Réunion', true, 8.5, null, ['EXONERE_SANTE'], { ...profileAt('97400'), taxesAmount: 8.5 }],
    ['exempt by art. 293 B', false, 0, 'FRANCHISE', ['FRANCHISE', 'EXONERE_SANTE'], franchise],
    ['exempt as care', true, 0, 'EXONERE_SANTE', ['EXONERE_SANTE', 'FRANCHISE'], healthCare],
    ['in Guyane', false, 0, 'GUYANE_MAYOTTE', ['GUYANE_MAYOTTE'], profileAt('97300')],
    ['in Mayotte', false, 0, 'GUYANE_MAYOTTE', ['GUYANE_MAYOTTE'], profileAt('97600')],
    ['in Saint-Martin', false, 0, 'OUTSIDE_TERRITORY', ['OUTSIDE_TERRITORY'], profileAt('97150')],
  ])(
    'that is %s: may be charged %s, default rate %d %%, default reason %s',
    (_caseName, mayCharge, rate, defaultReason, reasons, profile) => {
      expect(sentenceAgainstVat(profile) === '').toBe(mayCharge)
      expect(vatRateOf(profile)).toBe(rate)
      expect(defaultVatReason(profile)).toBe(defaultReason)
      expect(allowedVatReasons(profile)).toEqual(reasons)
    },
  )
})

describe('the VAT of a document', () => {
  it.each<[string, VatProfile, Partial<DocumentVat>]>([
    ['VAT above 150 € with a VAT number', subjectToVat, { net: 150_01 }],
    ['VAT up to 150 € without a VAT number', withoutNumber, { net: 150_00 }],
    ['no VAT above 150 € without a VAT number', franchise, { rates: [0], net: 1_000_00 }],
    ['VAT of a practice that is exempt as care', { ...healthCare, tvaNumber: 'FR44732829320' }, {}],
    ['care among lines with VAT', subjectToVat, { rates: [20, 0], vatReason: 'EXONERE_SANTE' }],
    ['a text that cites its own reason', franchise, { rates: [0], comment: 'Art. 293 B' }],
    ['a reason that its text cites', subjectToVat, { rates: [0], comment: 'Exonéré, art. 261-4-1°' }],
    ['no amount', withoutNumber, { rates: [], net: 0 }],
  ])('may have %s', (_caseName, profile, change) => {
    expect(documentVatProblems({ rate: 'taxes', reason: 'vatReason' }, document(change), profile)).toEqual([])
  })

  it.each<[caseName: string, profile: VatProfile, change: Partial<DocumentVat>, field: string, message: RegExp]>([
    ['VAT above 150 € without a VAT number', withoutNumber, { net: 150_01 }, 'taxes', /150 € HT/],
    ['VAT of a practice exempt by art. 293 B', franchise, {}, 'taxes', /293 B/],
    ['VAT in Guyane', profileAt('97300'), { rates: [8.5] }, 'taxes', /art\. 294/],
    ['no reason', subjectToVat, { rates: [0] }, 'vatReason', /motif de l'absence/],
    ['art. 293 B, if VAT is due', subjectToVat, { rates: [0], vatReason: 'FRANCHISE' }, 'vatReason', /pas celui/],
    ['art. 294 on the mainland', franchise, { rates: [0], vatReason: 'GUYANE_MAYOTTE' }, 'vatReason', /pas celui/],
    [
      'a second reason in its text',
      franchise,
      { rates: [0], vatReason: 'FRANCHISE', comment: 'Exonération, art. 261-4-1°' },
      'vatReason',
      /un document n'en a qu'un/,
    ],
    ['the reason of a firm abroad', subjectToVat, { rates: [0], vatReason: 'EXPORT' }, 'vatReason', /pays du client/],
  ])('may not have %s', (_caseName, profile, change, field, message) => {
    expect(documentVatProblems({ rate: 'taxes', reason: 'vatReason' }, document(change), profile)).toMatchObject([
      { field, message: expect.stringMatching(message) },
    ])
  })

  it('states its reason only where a rate is 0 %', () => {
    expect(statedVatReason(document(), subjectToVat, '2026-11-27')).toBeNull()
    expect(
      statedVatReason(document({ rates: [20, 0], vatReason: 'EXONERE_SANTE' }), subjectToVat, '2026-11-27'),
    ).toEqual({ reason: 'EXONERE_SANTE', text: 'Exonération de TVA, art. 261-4-1° du CGI' })
  })
})
