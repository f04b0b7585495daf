import { csvOf } from '../../csv.ts'
import { importFieldLabels, importFields } from './importFields.ts'
import type { ImportField } from './importFields.ts'

const examples: readonly Partial<Record<ImportField, string>>[] = [
  {
    type: 'Particulier',
    lastname: 'Durand',
    firstname: 'Léa',
    email: 'lea.durand@exemple.fr',
    phoneNumber: '06 12 34 56 78',
    streetName: '4 rue des Lilas',
    zipCode: '01000',
    city: 'Bourg-en-Bresse',
    birthdate: '12/03/2015',
    nbHoursToDo: '10',
    legalManagerLastname: 'Durand',
    legalManagerFirstname: 'Anne',
    legalManagerLink: 'Mère',
    legalManagerPhone: '06 98 76 54 32',
  },
  {
    type: 'Entreprise',
    companyName: 'Résidence des Tilleuls',
    siren: '732829320',
    contactLastname: 'Petit',
    contactFirstname: 'Hugo',
    email: 'contact@tilleuls.exemple.fr',
    phoneNumber: '04 78 00 00 00',
    streetName: '12 avenue du Parc',
    zipCode: '69003',
    city: 'Lyon',
  },
]

const fields = importFields.filter((field) => field !== 'fullName')

/** The model file: the columns the import knows, and a line for each type of patient. */
export const importTemplate = (): string =>
  csvOf([
    fields.map((field) => importFieldLabels[field]),
    ...examples.map((example) => fields.map((field) => example[field] ?? '')),
  ])
