import { describe, expect, it } from '@jest/globals'
import { editsNameOnly, isFrenchPhone, profileProblems } from './profile.ts'
import type { ProfileDraft } from './profile.ts'

const complete: ProfileDraft = {
  firstname: 'Camille',
  lastname: 'Roux',
  phoneNumber: '06 12 34 56 78',
  firm: {
    name: 'Les Prés',
    siren: '732829320',
    address: { streetName: '4 rue du Lac', zipCode: '69003', city: 'Lyon' },
  },
}
const empty: ProfileDraft = {
  firstname: '',
  lastname: '',
  phoneNumber: '',
  firm: { name: '', siren: '', address: { streetName: '', zipCode: '', city: '' } },
}

describe('a profile', () => {
  it('can be saved when complete', () => {
    expect(profileProblems(complete)).toEqual([])
  })

  it('needs everything printed on invoices', () => {
    expect(profileProblems(empty).map(({ message }) => message)).toEqual([
      'Nom de famille obligatoire',
      'Prénom obligatoire',
      "Nom de l'entreprise obligatoire",
      'Numéro de SIREN obligatoire',
      'Format Numéro de téléphone manquant ou incorrect',
      'Adresse (rue, code postal, ville) obligatoire',
    ])
  })

  it.each([
    ['', 0],
    ['https://exemple.fr', 0],
    ['http://exemple.fr/prés?a=1', 0],
    ['javascript:alert(1)', 1],
    ['data:text/html,<script>', 1],
    ['exemple.fr', 1],
  ])('accepts web addresses only: %s', (websiteURL, count) => {
    expect(profileProblems({ ...complete, firm: { ...complete.firm, websiteURL } })).toHaveLength(count)
  })

  it.each([
    ['an SIREN whose key is wrong', { firm: { ...complete.firm, siren: '123456789' } }, ['firm.siren']],
    [
      'a SIREN of zeros, which the key alone would accept',
      { firm: { ...complete.firm, siren: '000000000' } },
      ['firm.siren'],
    ],
    ['a VAT number with a wrong key', { tvaNumber: 'FR45732829320' }, ['tvaNumber']],
    ['a mediator without a name', { mediator: { name: ' ', address: 'Paris', websiteURL: '' } }, ['mediator.name']],
    [
      "a mediator's site that is none",
      { mediator: { name: 'CNPM', address: '', websiteURL: 'javascript:alert(1)' } },
      ['mediator.websiteURL'],
    ],
  ])('is refused for %s', (_what, change, fields) => {
    expect(profileProblems({ ...complete, ...change }).map(({ field }) => field)).toEqual(fields)
  })

  it('accepts a SIREN with spaces, a VAT number and a mediator', () => {
    const filled = {
      ...complete,
      firm: { ...complete.firm, siren: '732 829 320' },
      tvaNumber: 'FR44732829320',
      mediator: { name: 'CNPM', address: '27 avenue de la Libération, Saint-Chamond', websiteURL: 'https://cnpm.fr' },
    }
    expect(profileProblems(filled)).toEqual([])
  })

  it('reports the missing part of the address by its field', () => {
    const address = { streetName: '4 rue du Lac', zipCode: ' ', city: 'Lyon' }
    expect(profileProblems({ ...complete, firm: { ...complete.firm, address } }).map(({ field }) => field)).toEqual([
      'firm.address.zipCode',
    ])
  })

  it('checks only the family name when only the name is edited', () => {
    expect(profileProblems(empty, { nameOnly: true })).toEqual([
      { field: 'lastname', kind: 'required', message: 'Nom de famille obligatoire' },
    ])
  })

  it.each([
    ['the owner', ['ROLE_ADMIN', 'ROLE_THERAPIST'], false],
    ['a therapist of the team', ['THERAPIST'], true],
    ['an assistant', ['ROLE_ASSISTANT'], true],
  ])('of %s', (_who, roles, nameOnly) => {
    expect(editsNameOnly(roles)).toBe(nameOnly)
  })
})

describe('a French phone number', () => {
  it.each([
    '0612345678',
    '06 12 34 56 78',
    '06.12.34.56.78',
    '06-12-34-56-78',
    '+33612345678',
    '+33 6 12 34 56 78',
    '0033 6 12 34 56 78',
    '+33 (0)6 12 34 56 78',
    '06/12/34/56/78',
    '0692 12 34 56',
    '+262 692 12 34 56',
  ])('may be %s', (phone) => {
    expect(isFrenchPhone(phone)).toBe(true)
  })

  it.each(['', '12', '0012345678', '06123456789', '061234567', '+44 20 7946 0000', '06 12 34 56 7a'])(
    'is not %j',
    (phone) => {
      expect(isFrenchPhone(phone)).toBe(false)
    },
  )
})
