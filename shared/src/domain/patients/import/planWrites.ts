import type { PatientInput } from '../../../contracts/patients/patient.ts'
import { shortDay } from '../../format.ts'
import { patientProblems } from '../patient.ts'
import { importFieldDefinitions, importFieldLabel } from './importFields.ts'
import type { ImportedValues } from './importFields.ts'
import type { ImportPlan, PlannedLine } from './ImportPlan.ts'
import type { KnownPatient, KnownPatients } from './KnownPatients.ts'
import { filledFields, inputOfValues } from './patientValues.ts'
import { identityOf } from './plannedPatient.ts'
import type { Refusal } from './plannedPatient.ts'
import { additionConflict, changeConflict } from './previewConflicts.ts'

const shownValue = (field: keyof ImportedValues, value = '') =>
  importFieldDefinitions[field].kind === 'day' && value ? shortDay(value) : value

/** Returns the problems by the rules of the form; if there are none, by the schema of the API. */
function problemsIn({ today, schemaProblems }: ImportPlan, input: PatientInput): string[] {
  const problems = patientProblems(input, today).map(({ label, message }) =>
    label ? `${label} : ${message}` : message,
  )
  return problems.length > 0 ? problems : schemaProblems(input)
}

/** Plans a line that adds a patient, or refuses it. */
export function planAddition(
  plan: ImportPlan,
  knownPatients: KnownPatients,
  { line, values, employer }: { line: number; values: ImportedValues; employer: KnownPatient | undefined },
  refusal: Refusal,
): PlannedLine {
  const input = inputOfValues(values, employer?.id ?? null)
  const problems = problemsIn(plan, input)
  if (problems.length > 0) return refusal(...problems)
  const conflict = additionConflict(plan, line)
  if (conflict) return refusal(conflict)
  const id = plan.newId()
  knownPatients.add({ id, values, line, employerId: employer?.id })
  return {
    line,
    verdict: 'new',
    ...identityOf(values),
    reasons: [],
    changes: [],
    values: filledFields(values).map((field) => ({
      label: importFieldLabel(field),
      value: shownValue(field, values[field]),
    })),
    write: { id, input },
  }
}

interface ChangingLine {
  line: number
  values: ImportedValues
  found: KnownPatient
  fields: readonly (keyof ImportedValues)[]
  employer: KnownPatient | undefined
}

/** Plans a line that changes a patient, or refuses it. */
export function planChange(
  plan: ImportPlan,
  knownPatients: KnownPatients,
  { line, values, found, fields, employer }: ChangingLine,
  refusal: Refusal,
): PlannedLine {
  const changes = fields.map((field) => ({
    label: importFieldLabel(field),
    from: shownValue(field, found.values[field]),
    to: shownValue(field, values[field]),
  }))
  const changedValues = { ...found.values, ...Object.fromEntries(fields.map((field) => [field, values[field] ?? ''])) }
  const input = inputOfValues(changedValues, employer?.id ?? found.storedPatient?.individual?.firm ?? null)
  const problems = problemsIn(plan, input)
  if (problems.length > 0) return refusal(...problems)
  const conflict = changeConflict(plan, { line, id: found.id, changes })
  if (conflict) return refusal(conflict)
  found.values = changedValues
  found.line = line
  found.employerId = employer?.id ?? found.employerId
  knownPatients.add(found)
  return {
    line,
    verdict: 'changed',
    ...identityOf(changedValues),
    reasons: [],
    changes,
    values: [],
    write: { id: found.id, input, former: found.storedPatient },
  }
}
