import { describe, expect, it } from '@jest/globals'
import { issuerProblems, type IssuerDraft } from './issuer.ts'

const complete: IssuerDraft = {
  firstname: 'Claire',
  lastname: 'Moreau',
  firm: {
    name: 'Les Prés',
    siren: '732 829 320',
    address: { streetName: '4 rue du Lac', zipCode: '69003', city: 'Lyon' },
  },
}

describe('the issuer of a quote or an invoice', () => {
  it('is complete with a name, a firm with its SIREN, and an address', () => {
    expect(issuerProblems(complete)).toEqual([])
  })

  it('may have a name with characters that are refused in a new profile', () => {
    expect(
      issuerProblems({ ...complete, lastname: 'Moreau <3', firm: { ...complete.firm, name: 'Les <Prés>' } }),
    ).toEqual([])
  })

  it('may have a postal code that is refused in a new profile', () => {
    const address = { ...complete.firm.address, zipCode: '7500' }
    expect(issuerProblems({ ...complete, firm: { ...complete.firm, address } })).toEqual([])
  })

  it.each([
    [{ firstname: ' ' }, 'Prénom obligatoire'],
    [{ lastname: '' }, 'Nom de famille obligatoire'],
    [{ firm: { ...complete.firm, name: '' } }, "Nom de l'entreprise obligatoire"],
    [{ firm: { ...complete.firm, siren: '' } }, 'Numéro de SIREN obligatoire'],
    [
      { firm: { ...complete.firm, siren: '000000000' } },
      "Le numéro SIREN n'est pas valable : neuf chiffres, dont le dernier est une clé",
    ],
    [
      { firm: { ...complete.firm, address: { streetName: '', zipCode: '', city: 'Lyon' } } },
      'Adresse (rue, code postal, ville) obligatoire',
    ],
  ])('is refused with one message: %j → %s', (change, message) => {
    expect(issuerProblems({ ...complete, ...change }).map((problem) => problem.message)).toEqual([message])
  })
})
