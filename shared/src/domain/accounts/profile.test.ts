import { describe, expect, it } from '@jest/globals'
import { canEditNameOnly, hasBankDetails, isFrenchPhone, profileProblems } from './profile.ts'
import type { ProfileDraft } from './profile.ts'

const completeProfile: ProfileDraft = {
  firstname: 'Camille',
  lastname: 'Roux',
  phoneNumber: '06 12 34 56 78',
  firm: {
    name: 'Les Prés',
    siren: '732829320',
    address: { streetName: '4 rue du Lac', zipCode: '69003', city: 'Lyon' },
  },
}
const emptyProfile: ProfileDraft = {
  firstname: '',
  lastname: '',
  phoneNumber: '',
  firm: { name: '', siren: '', address: { streetName: '', zipCode: '', city: '' } },
}

describe('profileProblems', () => {
  it('accepts a complete profile', () => {
    expect(profileProblems(completeProfile)).toEqual([])
  })

  it('requires the names, the firm with its SIREN and address, and a phone number', () => {
    expect(profileProblems(emptyProfile).map(({ message }) => message)).toEqual([
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
    ['http://a', 1],
    ['https://user:password@exemple.fr', 1],
  ])(
    'accepts only http and https addresses of a domain, without credentials: %j has %i problem(s)',
    (websiteURL, count) => {
      expect(profileProblems({ ...completeProfile, firm: { ...completeProfile.firm, websiteURL } })).toHaveLength(count)
    },
  )

  it.each([
    ['a SIREN with a wrong check digit', { firm: { ...completeProfile.firm, siren: '123456789' } }, ['firm.siren']],
    [
      'a SIREN of zeros only, although its check digit is right',
      { firm: { ...completeProfile.firm, siren: '000000000' } },
      ['firm.siren'],
    ],
    [
      'a postal code of four digits',
      { firm: { ...completeProfile.firm, address: { streetName: '4 rue du Lac', zipCode: '7500', city: 'Paris' } } },
      ['firm.address.zipCode'],
    ],
    ['a VAT number with wrong check characters', { tvaNumber: 'FR45732829320' }, ['tvaNumber']],
    ['a mediator without a name', { mediator: { name: ' ', address: 'Paris', websiteURL: '' } }, ['mediator.name']],
    [
      "a mediator's website that is not a web address",
      { mediator: { name: 'CNPM', address: '', websiteURL: 'javascript:alert(1)' } },
      ['mediator.websiteURL'],
    ],
  ])('refuses %s', (_caseName, change, fields) => {
    expect(profileProblems({ ...completeProfile, ...change }).map(({ field }) => field)).toEqual(fields)
  })

  it.each([
    [
      'a wrong SIREN',
      { firm: { ...completeProfile.firm, siren: '123456789' } },
      "Le numéro SIREN n'est pas valable : neuf chiffres, dont le dernier est une clé",
    ],
    ['a wrong phone number', { phoneNumber: '12' }, 'Format Numéro de téléphone manquant ou incorrect'],
    [
      'a wrong website',
      { firm: { ...completeProfile.firm, websiteURL: 'exemple.fr' } },
      "L'adresse du site n'est pas valable, par exemple https://exemple.fr",
    ],
    [
      'a wrong VAT number',
      { tvaNumber: 'FR45732829320' },
      "Le numéro de TVA n'est pas valable : FR, une clé de deux caractères, puis votre SIREN",
    ],
    [
      'a mediator with a website alone',
      { mediator: { name: '', address: '', websiteURL: 'https://cnpm.fr' } },
      'Nom du médiateur obligatoire',
    ],
  ])('explains in French why it refuses %s', (_caseName, change, message) => {
    expect(profileProblems({ ...completeProfile, ...change }).map((problem) => problem.message)).toEqual([message])
  })

  it('accepts a mediator that is left empty', () => {
    expect(profileProblems({ ...completeProfile, mediator: { name: '', address: ' ', websiteURL: '' } })).toEqual([])
  })

  it.each([
    [{ lastname: 'Roux <3' }, 'lastname', 'Nom'],
    [{ firstname: 'Camille <3' }, 'firstname', 'Prénom'],
    [{ firm: { ...completeProfile.firm, name: 'Les <Prés>' } }, 'firm.name', "Nom de l'entreprise"],
    [{ mediator: { name: '<CNPM>', address: '', websiteURL: '' } }, 'mediator.name', 'Nom du médiateur'],
  ])('names the field of a refused character: %j', (change, field, label) => {
    expect(profileProblems({ ...completeProfile, ...change })).toMatchObject([{ field, label }])
  })

  it('accepts a SIREN with spaces, a VAT number and a mediator', () => {
    const filled = {
      ...completeProfile,
      firm: { ...completeProfile.firm, siren: '732 829 320' },
      tvaNumber: 'FR44732829320',
      mediator: { name: 'CNPM', address: '27 avenue de la Libération, Saint-Chamond', websiteURL: 'https://cnpm.fr' },
    }
    expect(profileProblems(filled)).toEqual([])
  })

  it('reports the missing field of the address', () => {
    const address = { streetName: '4 rue du Lac', zipCode: ' ', city: 'Lyon' }
    expect(
      profileProblems({ ...completeProfile, firm: { ...completeProfile.firm, address } }).map(({ field }) => field),
    ).toEqual(['firm.address.zipCode'])
  })

  it('requires only the last name of a member who edits only their name', () => {
    expect(profileProblems(emptyProfile, { nameOnly: true })).toEqual([
      { field: 'lastname', kind: 'required', message: 'Nom de famille obligatoire' },
    ])
  })
})

describe('canEditNameOnly', () => {
  it.each([
    ['not for an administrator', ['ROLE_ADMIN', 'ROLE_THERAPIST'], false],
    ['for a therapist', ['THERAPIST'], true],
    ['for an assistant', ['ROLE_ASSISTANT'], true],
  ])('limits the editing to the name: %s', (_caseName, roles, nameOnly) => {
    expect(canEditNameOnly(roles)).toBe(nameOnly)
  })
})

// The screens pass roles without the prefix `ROLE_` (`parseRoleNames`), the API with it.
describe('hasBankDetails', () => {
  it.each([
    [['ROLE_ADMIN'], true],
    [['THERAPIST'], true],
    [['ROLE_ASSISTANT', 'ROLE_THERAPIST'], true],
    [['ROLE_ASSISTANT'], false],
    [['FORMER_THERAPIST'], false],
    [['ROLE_ADMINISTRATION'], false],
    [[], false],
  ])('for a member with the roles %j is %s, by whole names', (roles, expected) => {
    expect(hasBankDetails(roles)).toBe(expected)
  })
})

describe('isFrenchPhone', () => {
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
  ])('accepts %s', (phone) => {
    expect(isFrenchPhone(phone)).toBe(true)
  })

  it.each(['', '12', '0012345678', '06123456789', '061234567', '+44 20 7946 0000', '06 12 34 56 7a'])(
    'refuses %j',
    (phone) => {
      expect(isFrenchPhone(phone)).toBe(false)
    },
  )
})
