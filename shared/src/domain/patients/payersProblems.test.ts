import { describe, expect, it } from '@jest/globals'
import type { PayersInput } from '../../contracts/finance/payer.ts'
import { payerKinds, payersProblems } from './payersProblems.ts'

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
const percent = (value: number): Share => ({ kind: 'PERCENT', value })
const rest: Share = { kind: 'REST', value: 0 }

const problems = (payers: Partial<Payer>[], patientShare: Share = null) =>
  payersProblems({ payers: payers.map((change) => ({ ...payer, ...change })), patientShare }).map(
    ({ field, kind, message }) => `${field} ${kind}: ${message}`,
  )

const addressMissing = 'address.streetName required: L’adresse est obligatoire : elle figure sur ses factures'
const sirenInvalid = "siren invalid: Le numéro SIREN n'est pas valable : neuf chiffres, dont le dernier est une clé"

describe('those who pay for a patient', () => {
  it.each<[string, Partial<Payer>[], Share]>([
    ['nobody', [], null],
    ['one with every field', [{}], null],
    ['one without an e-mail address, a SIREN and a limit', [{ email: '', siren: ' ', yearlyCeiling: null }], null],
    ['a guardian, whose SIREN is not looked at', [{ kind: 'GUARDIAN', siren: '1' }], null],
    ['two and the patient, up to 100 %', [{ share: percent(50) }, { share: percent(20) }], percent(30)],
    ['one who takes the rest', [{ share: rest }], percent(30)],
  ])('can be %s', (_caseName, payers, patientShare) => {
    expect(problems(payers, patientShare)).toEqual([])
  })

  it.each<[string, Partial<Payer>, string[]]>([
    ['a name', { name: ' ' }, ['name required: Le nom est obligatoire']],
    ['a name without markup', { name: '<b>' }, ['name invalid: Caractères non acceptés, par exemple < ou >']],
    ['a street', { address: { ...payer.address, streetName: ' ' } }, [addressMissing]],
    ['a postal code', { address: { ...payer.address, zipCode: '' } }, [addressMissing]],
    ['a city', { address: { ...payer.address, city: '' } }, [addressMissing]],
    [
      'a postal code that exists',
      { address: { ...payer.address, zipCode: '99999' } },
      ["address.zipCode invalid: Le code postal n'est pas valable : cinq chiffres, par exemple 69003"],
    ],
    ['an e-mail address', { email: 'nulle part' }, ["email invalid: L'adresse mail n'est pas valable"]],
    ['a SIREN with its key', { siren: '732829321' }, [sirenInvalid]],
    ['a SIREN with its key, as a firm', { kind: 'FIRM', siren: '1' }, [sirenInvalid]],
    ['a limit above 0 €', { yearlyCeiling: 0 }, ['yearlyCeiling invalid: Un plafond est de plus de 0 €']],
  ])('each need %s', (_caseName, change, expected) => {
    expect(problems([{}, change])).toEqual(expected.map((problem) => `payers.1.${problem}`))
  })

  it('have the label of the name where it is not valid', () => {
    expect(payersProblems({ payers: [{ ...payer, name: '<' }], patientShare: null })).toMatchObject([{ label: 'Nom' }])
  })

  it.each<[string, Partial<Payer>[], Share, string]>([
    [
      'has no percentage, at its field',
      [{}, { share: percent(0) }],
      null,
      'payers.1.share.value invalid: Le pourcentage est à saisir',
    ],
    [
      'is the patient’s, at its field',
      [{ share: percent(10) }],
      percent(0),
      'patientShare.value invalid: Le pourcentage est à saisir',
    ],
    [
      'exceeds 100 % with the others',
      [{ share: percent(60) }, { share: percent(30) }],
      percent(11),
      'payers invalid: Les parts dépassent 100 %',
    ],
    [
      'is a second rest',
      [{ share: rest }],
      rest,
      'payers invalid: Une seule personne ou un seul organisme paie le reste',
    ],
  ])('are refused where a share %s', (_caseName, payers, patientShare, expected) => {
    expect(problems(payers, patientShare)).toEqual([expected])
  })

  it('have the field of the share among ten payers', () => {
    const payers = Array.from({ length: 11 }, (_, index) => ({ share: percent(index === 10 ? 0 : 1) }))
    expect(problems(payers)).toEqual(['payers.10.share.value invalid: Le pourcentage est à saisir'])
  })

  it('are of one of five kinds', () => {
    expect(payerKinds).toEqual({
      GUARDIAN: 'Responsable légal',
      FIRM: 'Entreprise',
      DEPARTMENT: 'Département',
      MUTUAL: 'Mutuelle',
      OTHER: 'Autre organisme',
    })
  })
})
