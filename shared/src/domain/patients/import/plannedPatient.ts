import type { PatientType } from '../../../contracts/patients/patient.ts'
import type { ImportedValues } from './importFields.ts'
import type { PlannedLine } from './ImportPlan.ts'

export const nameOf = ({ type, lastname, firstname, companyName }: ImportedValues) =>
  (type === 'FIRM' ? companyName : [lastname, firstname].filter(Boolean).join(' ')) ?? ''

const typeOf = ({ type }: ImportedValues): PatientType => (type === 'FIRM' ? 'FIRM' : 'INDIVIDUAL')

/** Returns the name and the type of a line's patient. */
export const identityOf = (values: ImportedValues) => ({ name: nameOf(values), type: typeOf(values) })

/** Function that returns a refused line with these reasons. */
export type Refuse = (...reasons: string[]) => PlannedLine
