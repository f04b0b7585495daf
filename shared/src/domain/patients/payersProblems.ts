import type { PayerKind, PayersInput } from '../../contracts/finance/payer.ts'
import { clientAddressProblems, isCompleteAddress } from '../contact/address.ts'
import { emailProblems, nameProblems } from '../contact/contactProblems.ts'
import { toSiren } from '../contact/firmNumbers.ts'
import { isSiren } from '../contact/siren.ts'
import { clientVatNumberProblems } from '../contact/vatNumber.ts'
import { divisionProblems } from '../money/divisionProblems.ts'
import { invalid, required, type Problem } from '../problems.ts'

type PayerInput = PayersInput['payers'][number]

/** The label of each kind of payer. */
export const payerKindLabels: Readonly<Record<PayerKind, string>> = {
  GUARDIAN: 'Responsable légal',
  FIRM: 'Entreprise',
  DEPARTMENT: 'Département',
  MUTUAL: 'Mutuelle',
  OTHER: 'Autre organisme',
}

const isBlank = (text: string) => text.trim() === ''

function payerProblems(
  { name, address, email, siren, vatNumber = '', kind, yearlyCeiling }: PayerInput,
  path: string,
): Problem[] {
  return [
    ...(isBlank(name) ? [required(`${path}.name`, 'Le nom est obligatoire')] : []),
    ...nameProblems(`${path}.name`, name, 'Nom'),
    ...(!isCompleteAddress(address)
      ? [required(`${path}.address.streetName`, 'L’adresse est obligatoire : elle figure sur ses factures')]
      : clientAddressProblems(`${path}.address`, address)),
    ...emailProblems(`${path}.email`, email),
    ...(kind !== 'GUARDIAN' && !isBlank(siren) && !isSiren(toSiren(siren))
      ? [invalid(`${path}.siren`, "Le numéro SIREN n'est pas valable : neuf chiffres, dont le dernier est une clé")]
      : []),
    ...(kind === 'GUARDIAN' ? [] : clientVatNumberProblems(`${path}.vatNumber`, vatNumber, siren)),
    ...(yearlyCeiling === 0 ? [invalid(`${path}.yearlyCeiling`, 'Un plafond est de plus de 0 €')] : []),
  ]
}

/** Returns the problems of a patient's payers: missing or invalid fields of a payer, or invalid shares. */
export function payersProblems({ payers, patientShare }: Pick<PayersInput, 'payers' | 'patientShare'>): Problem[] {
  const shares = [
    ...payers.flatMap(({ share }, index) => (share ? [{ path: `payers.${index}.share.value`, share }] : [])),
    ...(patientShare ? [{ path: 'patientShare.value', share: patientShare }] : []),
  ]
  const division = shares.map(({ path, share }) => ({ payerId: path, ...share }))
  return [
    ...payers.flatMap((payer, index) => payerProblems(payer, `payers.${index}`)),
    ...divisionProblems(division).map((problem) => {
      const [, index] = /^division\.(\d+)\.value$/.exec(problem.field) ?? []
      return { ...problem, field: index === undefined ? 'payers' : (shares[Number(index)]?.path ?? 'payers') }
    }),
  ]
}
