import type { ImportField as ContractField } from '../../../contracts/patients/patientImport.ts'

/** The fields of a patient that a column of a spreadsheet can fill, with their French labels. */
export const importFieldLabels = {
  fullName: 'Nom et prénom (une seule colonne)',
  lastname: 'Nom',
  firstname: 'Prénom',
  type: 'Type',
  companyName: 'Entreprise',
  siren: 'SIREN',
  contactLastname: 'Nom du contact',
  contactFirstname: 'Prénom du contact',
  email: 'E-mail',
  phoneNumber: 'Téléphone',
  streetName: 'Rue',
  zipCode: 'Code postal',
  city: 'Ville',
  birthdate: 'Date de naissance',
  nbHoursToDo: "Nombre d'heures à effectuer",
  legalManagerLastname: 'Nom du responsable légal',
  legalManagerFirstname: 'Prénom du responsable légal',
  legalManagerLink: 'Lien avec le patient',
  legalManagerPhone: 'Téléphone du responsable légal',
  legalManagerEmail: 'E-mail du responsable légal',
  referentPhone: 'Téléphone du référent',
  referentEmail: 'E-mail du référent',
  funderLastname: 'Nom du financeur',
  funderFirstname: 'Prénom du financeur',
  funderCompanyName: 'Entreprise du financeur',
  funderTel: 'Téléphone du financeur',
  funderEmail: 'E-mail du financeur',
} as const satisfies Record<ContractField, string>

export type ImportField = keyof typeof importFieldLabels

export const importFields = Object.keys(importFieldLabels).filter(
  (name): name is ImportField => name in importFieldLabels,
)

/** Which field each column fills, by its position; null leaves the column out. */
export type ColumnMapping = readonly (ImportField | null)[]

/** What a line gives: only the fields it fills, as a form would hold them. The name is always in its two parts. */
export type ImportedValues = Partial<Record<Exclude<ImportField, 'fullName'>, string>>
