import type { ListedPatient } from 'shared/contracts/patients/patient'
import { addressText } from 'shared/domain/contact/address'
import { countryOf } from 'shared/domain/contact/country'
import { countryName } from 'shared/domain/contact/countryNames'
import { completeFirmNumbers } from 'shared/domain/contact/firmNumbers'
import { csvOf } from 'shared/domain/csv'
import { birthText, formatBirth } from 'shared/domain/patients/birth'
import { relatedContactFieldGroups } from '../fields/relatedContactFieldGroups.ts'
import { typeLabel } from '../typeLabel.ts'

const relatedContactFields = Object.values(relatedContactFieldGroups).flat()

type Firm = ListedPatient['firm']
/** Returns the text of a cell. `firm` is the patient itself, or the firm that employs the patient. */
type ToCell = (patient: ListedPatient, firm: Firm | undefined) => string

const columns: readonly (readonly [title: string, cell: ToCell])[] = [
  ['Type', typeLabel],
  ['Nom', ({ individual, contactLastname }) => individual?.lastname ?? contactLastname],
  ['Prénom', ({ individual, contactFirstname }) => individual?.firstname ?? contactFirstname],
  ['Entreprise', (_patient, firm) => firm?.companyName ?? ''],
  ['SIREN', (_patient, firm) => completeFirmNumbers(firm).siren],
  ['SIRET', (_patient, firm) => completeFirmNumbers(firm).siret],
  ['Numéro de TVA', (_patient, firm) => firm?.vatNumber ?? ''],
  ['E-mail', ({ email }) => email],
  ['Téléphone', ({ phoneNumber }) => phoneNumber],
  ['Téléphone 2', ({ secondPhoneNumber = '' }) => secondPhoneNumber],
  ['Rue', ({ address }) => address.streetName],
  ['Code postal', ({ address }) => address.zipCode],
  ['Ville', ({ address }) => address.city],
  ['Pays', ({ address }) => (addressText(address) ? countryName(countryOf(address)) : '')],
  ['Date de naissance', ({ individual }) => (individual ? formatBirth(birthText(individual)) : '')],
  [
    "Nombre d'heures à effectuer",
    ({ individual }) => (individual ? String(individual.nbHoursToDo).replace('.', ',') : ''),
  ],
  ...relatedContactFields.map(
    ({ name, label }) => [label, ({ individual }: ListedPatient) => individual?.[name] ?? ''] as const,
  ),
  ['Note du cabinet', ({ practiceNote = '' }) => practiceNote],
]

/**
 * Returns the CSV of the patients: contact details, birth, hours to do, employer, legal guardian, referent, funder and
 * the practice's note, without sessions, evaluations and animal data. `findFirm` finds an employer that is not in the
 * list.
 */
export function patientsCsv(
  patients: readonly ListedPatient[],
  findFirm: (id: string) => Firm | undefined = () => undefined,
): string {
  const firms = new Map(patients.flatMap(({ id, firm }) => (firm ? [[id, firm] as const] : [])))
  const firmOf = ({ firm, individual }: ListedPatient) => {
    if (firm || !individual?.firm) return firm
    return firms.get(individual.firm) ?? findFirm(individual.firm)
  }
  return csvOf([
    columns.map(([title]) => title),
    ...patients.map((patient) => columns.map(([, cell]) => cell(patient, firmOf(patient)))),
  ])
}
