import type { ListedPatient } from 'shared/contracts/patients/patient'
import { csvOf } from 'shared/domain/csv'
import { shortDay } from 'shared/domain/format'
import { fieldsOfPeopleAround } from '../fields/fieldsOfPeopleAround.ts'
import { typeLabel } from '../typeLabel.ts'

const personFields = Object.values(fieldsOfPeopleAround).flat()

type Cell = (patient: ListedPatient) => string

const columns: readonly (readonly [title: string, cell: Cell])[] = [
  ['Type', typeLabel],
  ['Nom', ({ individual, contactLastname }) => individual?.lastname ?? contactLastname],
  ['Prénom', ({ individual, contactFirstname }) => individual?.firstname ?? contactFirstname],
  ['Entreprise', ({ firm }) => firm?.companyName ?? ''],
  ['SIREN', ({ firm }) => firm?.siren ?? ''],
  ['E-mail', ({ email }) => email],
  ['Téléphone', ({ phoneNumber }) => phoneNumber],
  ['Rue', ({ address }) => address.streetName],
  ['Code postal', ({ address }) => address.zipCode],
  ['Ville', ({ address }) => address.city],
  ['Date de naissance', ({ individual }) => (individual?.birthdate ? shortDay(individual.birthdate) : '')],
  [
    "Nombre d'heures à effectuer",
    ({ individual }) => (individual ? String(individual.nbHoursToDo).replace('.', ',') : ''),
  ],
  ...personFields.map(
    ({ name, label }) => [label, ({ individual }: ListedPatient) => individual?.[name] ?? ''] as const,
  ),
]

/** Returns the CSV of the patients: contact details and the people around them, without medical data. */
export const patientsCsv = (patients: readonly ListedPatient[]): string =>
  csvOf([columns.map(([title]) => title), ...patients.map((patient) => columns.map(([, cell]) => cell(patient)))])
