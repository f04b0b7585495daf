import { describe, expect, it } from '@jest/globals'
import type { PayersInput } from '../../contracts/finance/payer.ts'
import { payerKindLabels, payersProblems } from './payersProblems.ts'

type Payer = PayersInput['payers'][number]
type Share = PayersInput['patientShare']

const payer: Payer = {
  kind: 'MUTUAL',
  name: 'Mutuelle du Parc',
  address: { streetName: '1 rue du Parc', zipCode: '69003', city: 'Lyon' },
  email: 'contact@exemple.fr',
  siren: '732 829 320',
  yearlyCeiling: 500,
  share: null,
}
const percentShare = (value: number): Share => ({ kind: 'PERCENT', value })
const restShare: Share = { kind: 'REST', value: 0 }

const problemTextsOf = (payers: Partial<Payer>[], patientShare: Share = null) =>
  payersProblems({ payers: payers.map((change) => ({ ...payer, ...change })), patientShare }).map(
    ({ field, kind, message }) => `${field} ${kind}: ${message}`,
  )

const missingAddressProblem = 'address.streetName required: L’adresse est obligatoire : elle figure sur ses factures'
const invalidSirenProblem =
  "siren invalid: Le numéro SIREN n'est pas valable : neuf chiffres, dont le dernier est une clé"

describe('payersProblems', () => {
  it.each<[string, Partial<Payer>[], Share]>([
    ['no payers', [], null],
    ['a payer with every field', [{}], null],
    [
      'a payer without an e-mail address, a SIREN and a yearly ceiling',
      [{ email: '', siren: ' ', yearlyCeiling: null }],
      null,
    ],
    ['a guardian with an invalid SIREN, which is not checked', [{ kind: 'GUARDIAN', siren: '1' }], null],
    [
      'shares of two payers and the patient that sum to 100 %',
      [{ share: percentShare(50) }, { share: percentShare(20) }],
      percentShare(30),
    ],
    ['a payer of the rest', [{ share: restShare }], percentShare(30)],
  ])('accepts %s', (_caseName, payers, patientShare) => {
    expect(problemTextsOf(payers, patientShare)).toEqual([])
  })

  it.each<[string, Partial<Payer>, string[]]>([
    ['a name', { name: ' ' }, ['name required: Le nom est obligatoire']],
    ['a name without markup', { name: '<b>' }, ['name invalid: Caractères non acceptés, par exemple < ou >']],
    ['a street', { address: { ...payer.address, streetName: ' ' } }, [missingAddressProblem]],
    ['a postal code', { address: { ...payer.address, zipCode: '' } }, [missingAddressProblem]],
    ['a city', { address: { ...payer.address, city: '' } }, [missingAddressProblem]],
    [
      'a valid postal code',
      { address: { ...payer.address, zipCode: '99999' } },
      ["address.zipCode invalid: Le code postal n'est pas valable : cinq chiffres, par exemple 69003"],
    ],
    ['a valid e-mail address', { email: 'nulle part' }, ["email invalid: L'adresse mail n'est pas valable"]],
    ['a SIREN with a correct check digit', { siren: '732829321' }, [invalidSirenProblem]],
    ['a SIREN with a correct check digit for a firm', { kind: 'FIRM', siren: '1' }, [invalidSirenProblem]],
    ['a yearly ceiling above 0 €', { yearlyCeiling: 0 }, ['yearlyCeiling invalid: Un plafond est de plus de 0 €']],
  ])('requires for each payer %s', (_caseName, change, expected) => {
    expect(problemTextsOf([{}, change])).toEqual(expected.map((problem) => `payers.1.${problem}`))
  })

  it('returns the label of an invalid name', () => {
    expect(payersProblems({ payers: [{ ...payer, name: '<' }], patientShare: null })).toMatchObject([{ label: 'Nom' }])
  })

  it.each<[caseName: string, payers: Partial<Payer>[], patientShare: Share, expected: string]>([
    [
      'a payer’s percentage of 0, at the field of the share',
      [{}, { share: percentShare(0) }],
      null,
      'payers.1.share.value invalid: Le pourcentage est à saisir',
    ],
    [
      'the patient’s percentage of 0, at the field of the share',
      [{ share: percentShare(10) }],
      percentShare(0),
      'patientShare.value invalid: Le pourcentage est à saisir',
    ],
    [
      'shares that together exceed 100 %',
      [{ share: percentShare(60) }, { share: percentShare(30) }],
      percentShare(11),
      'payers invalid: Les parts dépassent 100 %',
    ],
    [
      'two shares of the rest',
      [{ share: restShare }],
      restShare,
      'payers invalid: Une seule personne ou un seul organisme paie le reste',
    ],
  ])('reports %s', (_caseName, payers, patientShare, expected) => {
    expect(problemTextsOf(payers, patientShare)).toEqual([expected])
  })

  it('returns the field of the share of the eleventh payer', () => {
    const payers = Array.from({ length: 11 }, (_, index) => ({ share: percentShare(index === 10 ? 0 : 1) }))
    expect(problemTextsOf(payers)).toEqual(['payers.10.share.value invalid: Le pourcentage est à saisir'])
  })
})

describe('payerKindLabels', () => {
  it('has a label for each of the five kinds', () => {
    expect(payerKindLabels).toEqual({
      GUARDIAN: 'Responsable légal',
      FIRM: 'Entreprise',
      DEPARTMENT: 'Département',
      MUTUAL: 'Mutuelle',
      OTHER: 'Autre organisme',
    })
  })
})
