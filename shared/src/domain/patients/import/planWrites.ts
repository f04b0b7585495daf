import type { PatientInput } from '../../../contracts/patients/patient.ts'
import { countryAfterZipCode } from '../../contact/country.ts'
import { countryName } from '../../contact/countryNames.ts'
import { formatBirth } from '../birth.ts'
import { patientProblems } from '../patient.ts'
import { importFieldDefinitions, importFieldLabel, importFields } from './importFields.ts'
import type { ImportedValues, ImportField } from './importFields.ts'
import type { ImportPlan, InputProblem, PlannedLine } from './ImportPlan.ts'
import type { IndexedPatient, PatientIndex } from './PatientIndex.ts'
import { isOmissible, leftOutCell } from './leftOutCell.ts'
import type { LeftOutCell } from './leftOutCell.ts'
import { filledFields, toPatientInput } from './patientValues.ts'
import { identityOf } from './plannedPatient.ts'
import type { Refuse } from './plannedPatient.ts'
import { additionConflict, changeConflict } from './previewConflicts.ts'

function formatValue(field: keyof ImportedValues, value = ''): string {
  const { kind } = importFieldDefinitions[field]
  if (kind === 'country') return countryName(value)
  if (kind === 'number') return value.replace('.', ',')
  return kind === 'day' ? formatBirth(value) : value
}

/** Returns the country of an existing patient whose postal code a line without a country changes. */
const countryOfNewZipCode = ({ country, zipCode = '' }: ImportedValues, formerValues: ImportedValues) =>
  country === undefined && zipCode ? { country: countryAfterZipCode({ zipCode, country: formerValues.country }) } : {}

/** The import field at the end of a path such as `individual.birthdate`. */
const fieldOfPath = (path: string): ImportField | undefined =>
  path === 'individual.birthYear'
    ? 'birthdate'
    : importFields.find((field) => path.endsWith(`.${field}`) || path === field)

/** Returns the problems by the rules of the form; if there are none, by the schema of the API. */
function problemsIn({ today, schemaProblems }: ImportPlan, input: PatientInput): InputProblem[] {
  const problems = patientProblems(input, today).map(({ field, label, message }) => ({
    field: fieldOfPath(field),
    label,
    message,
  }))
  return problems.length > 0 ? problems : schemaProblems(input)
}

const messagesIn = (plan: ImportPlan, input: PatientInput) =>
  problemsIn(plan, input).map(({ label, message }) => (label ? `${label} : ${message}` : message))

/**
 * Removes the values of a line that the rules of the form or the schema refuse, if wrong cells are left out. Values
 * that identify the patient remain, so the line is refused if they are wrong.
 */
export function omitWrongValues(
  plan: ImportPlan,
  values: ImportedValues,
): { values: ImportedValues; leftOut: LeftOutCell[] } {
  if (!plan.omitsWrongCells) return { values, leftOut: [] }
  const remaining: ImportedValues = { ...values }
  const leftOut: LeftOutCell[] = []
  const isPresent = (field: ImportField | undefined): field is keyof ImportedValues =>
    field !== undefined && field !== 'fullName' && Boolean(remaining[field]) && isOmissible(field)
  for (;;) {
    const wrong = problemsIn(plan, toPatientInput(remaining, null)).find(({ field }) => isPresent(field))
    if (!wrong || !isPresent(wrong.field)) return { values: remaining, leftOut }
    leftOut.push(leftOutCell(wrong.field, formatValue(wrong.field, remaining[wrong.field]), wrong.message))
    delete remaining[wrong.field]
  }
}

interface ChangingLine {
  line: number
  values: ImportedValues
  existingPatient: IndexedPatient
  fields: readonly (keyof ImportedValues)[]
  employer: IndexedPatient | undefined
  leftOut: LeftOutCell[]
}

/** Plans a line that adds a patient, or refuses it. */
export function planAddition(
  plan: ImportPlan,
  patientIndex: PatientIndex,
  { line, values, employer, leftOut }: Pick<ChangingLine, 'line' | 'values' | 'employer' | 'leftOut'>,
  refuse: Refuse,
): PlannedLine {
  const input = toPatientInput(values, employer?.id ?? null)
  const problems = messagesIn(plan, input)
  if (problems.length > 0) return refuse(...problems)
  const conflict = additionConflict(plan, line)
  if (conflict) return refuse(conflict)
  const id = plan.newId()
  patientIndex.add({ id, values, line, employerId: employer?.id })
  return {
    line,
    verdict: 'new',
    ...identityOf(values),
    reasons: [],
    leftOut,
    changes: [],
    values: filledFields(values).map((field) => ({
      label: importFieldLabel(field),
      value: formatValue(field, values[field]),
    })),
    write: { id, input },
  }
}

/** Plans a line that changes a patient, or refuses it. */
export function planChange(
  plan: ImportPlan,
  patientIndex: PatientIndex,
  { line, values, existingPatient, fields, employer, leftOut }: ChangingLine,
  refuse: Refuse,
): PlannedLine {
  const changes = fields.map((field) => ({
    label: importFieldLabel(field),
    from: formatValue(field, existingPatient.values[field]),
    to: formatValue(field, values[field]),
  }))
  const changedValues = {
    ...existingPatient.values,
    ...countryOfNewZipCode(values, existingPatient.values),
    ...Object.fromEntries(fields.map((field) => [field, values[field] ?? ''])),
  }
  const input = toPatientInput(changedValues, employer?.id ?? existingPatient.storedPatient?.individual?.firm ?? null)
  const problems = messagesIn(plan, input)
  if (problems.length > 0) return refuse(...problems)
  const conflict = changeConflict(plan, { line, id: existingPatient.id, changes })
  if (conflict) return refuse(conflict)
  existingPatient.values = changedValues
  existingPatient.line = line
  existingPatient.employerId = employer?.id ?? existingPatient.employerId
  patientIndex.add(existingPatient)
  return {
    line,
    verdict: 'changed',
    ...identityOf(changedValues),
    reasons: [],
    leftOut,
    changes,
    values: [],
    write: { id: existingPatient.id, input, former: existingPatient.storedPatient },
  }
}
