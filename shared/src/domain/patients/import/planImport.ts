import type { Patient, PatientInput, PatientType } from '../../../contracts/patients/patient.ts'
import type { Day } from '../../calendar/day.ts'
import { patientProblems } from '../patient.ts'
import { importedValues } from './importedValues.ts'
import type { ReadLine } from './importedValues.ts'
import { importFieldLabel } from './importFields.ts'
import type { ColumnMapping, ImportedValues } from './importFields.ts'
import { ambiguous, KnownPatients } from './KnownPatients.ts'
import type { KnownPatient } from './KnownPatients.ts'
import { differingFields, inputOfValues } from './patientValues.ts'
import { plainText } from '../../plainText.ts'
import type { SheetRow } from './recogniseColumns.ts'

export type Verdict = 'new' | 'same' | 'changed' | 'refused'

/** One line of the file and its outcome. */
export interface PlannedLine {
  /** Counted from 1, as in a spreadsheet. */
  line: number
  verdict: Verdict
  name: string
  type: PatientType
  /** The reasons it is refused, or the line it repeats. */
  reasons: string[]
  /** The former and the new value of each changed field. */
  changes: { label: string; from: string; to: string }[]
  /** The patient to write, for a new or a changed line. */
  write?: { id: string; input: PatientInput; former?: Patient }
}

export interface ImportPlan {
  rows: readonly SheetRow[]
  headerRow: number
  headers: readonly string[]
  columns: ColumnMapping
  /** Every patient of the practice that is not deleted, including archived ones. */
  patients: readonly Patient[]
  today: Day
  newId: () => string
  /** The violations of the contract's schema: lengths and characters. In French. */
  schemaProblems: (input: PatientInput) => string[]
}

const nameOf = ({ type, lastname, firstname, companyName }: ImportedValues) =>
  (type === 'FIRM' ? companyName : [lastname, firstname].filter(Boolean).join(' ')) ?? ''

const typeOf = ({ type }: ImportedValues): PatientType => (type === 'FIRM' ? 'FIRM' : 'INDIVIDUAL')

/** The name and type of a line's patient, for any outcome. */
const identityOf = (values: ImportedValues) => ({ name: nameOf(values), type: typeOf(values) })

/** Builds a refused line with its reasons. */
type Refusal = (...reasons: string[]) => PlannedLine

const isBlank = (row: SheetRow) => row.every((cell) => cell.trim() === '')

/** Whether the header is « Prénom Nom »: the first name comes first. */
const isFirstnameFirst = (header: string) => /^prenoms? (?:et )?nom/.test(plainText(header))

const labelsOf = (fields: readonly (keyof ImportedValues)[]) => fields.map((field) => importFieldLabel(field))

/**
 * Plans the lines of a sheet, in order: each is new, same, changed, or refused with reasons. Fields are checked by the
 * form's own rule (`patientProblems`). An empty cell changes nothing; a repeated line adds no patient. A generator, so
 * that the caller can yield to other work between lines; it yields `undefined` for each line that is only read so far.
 */
export function* planImport(plan: ImportPlan): Generator<PlannedLine | undefined> {
  const known = new KnownPatients(plan.patients)
  const nameColumn = plan.columns.indexOf('fullName')
  const options = { today: plan.today, firstnameFirst: isFirstnameFirst(plan.headers[nameColumn] ?? '') }
  const lines: (ReadLine & { line: number })[] = []
  for (const [index, row] of plan.rows.entries()) {
    if (index <= plan.headerRow || isBlank(row)) continue
    lines.push({ line: index + 1, ...importedValues(row, plan.columns, options) })
    yield undefined
  }
  // Firms first: an employee's line may precede the firm's.
  const ofFirms = lines.filter(({ values }) => values.type === 'FIRM')
  const ofPeople = lines.filter(({ values }) => values.type !== 'FIRM')
  for (const { line, values, reasons } of [...ofFirms, ...ofPeople]) {
    const refusal: Refusal = (...why) => ({
      line,
      verdict: 'refused',
      ...identityOf(values),
      reasons: why,
      changes: [],
    })
    if (reasons.length > 0) yield refusal(...reasons)
    else yield planLine(plan, known, line, values, refusal)
  }
}

function planLine(
  plan: ImportPlan,
  known: KnownPatients,
  line: number,
  values: ImportedValues,
  refusal: Refusal,
): PlannedLine {
  const found = known.find(values)
  if (found === ambiguous) return refusal('Plusieurs patients portent ce nom : la date de naissance les distingue')
  const ofEmail = known.findByEmail(values)
  if (ofEmail && ofEmail !== found)
    return refusal(
      ofEmail.line === undefined
        ? `Adresse mail utilisée pour un patient déjà enregistré : ${nameOf(ofEmail.values)}`
        : `Adresse mail déjà utilisée à la ligne ${ofEmail.line}`,
    )
  const employer = values.type === 'INDIVIDUAL' && values.companyName ? known.findFirm(values.companyName) : undefined
  if (values.type === 'INDIVIDUAL' && values.companyName && !employer)
    return refusal(`Entreprise : « ${values.companyName} » n'est pas parmi vos patients`)
  const fields = found ? differingFields(values, found.values) : []
  if (found && fields.length === 0) {
    const reasons = found.line === undefined ? [] : [`Déjà à la ligne ${found.line}`]
    // The first line for a patient counts, also when the file is imported again.
    found.line ??= line
    return { line, verdict: 'same', ...identityOf(found.values), reasons, changes: [] }
  }
  if (found?.line !== undefined)
    return refusal(`Déjà à la ligne ${found.line}, avec autre chose : ${labelsOf(fields).join(', ')}`)
  return found
    ? planChange(plan, known, { line, values, found, fields, employer }, refusal)
    : planAddition(plan, known, { line, values, employer }, refusal)
}

/** Checks the rules of the form; if these find nothing, the schema of the API. */
function problemsIn({ today, schemaProblems }: ImportPlan, input: PatientInput): string[] {
  const problems = patientProblems(input, today).map(({ label, message }) =>
    label ? `${label} : ${message}` : message,
  )
  return problems.length > 0 ? problems : schemaProblems(input)
}

function planAddition(
  plan: ImportPlan,
  known: KnownPatients,
  { line, values, employer }: { line: number; values: ImportedValues; employer: KnownPatient | undefined },
  refusal: Refusal,
): PlannedLine {
  const input = inputOfValues(values, employer?.id ?? null)
  const problems = problemsIn(plan, input)
  if (problems.length > 0) return refusal(...problems)
  const id = plan.newId()
  known.add({ id, values, line })
  return { line, verdict: 'new', ...identityOf(values), reasons: [], changes: [], write: { id, input } }
}

interface ChangingLine {
  line: number
  values: ImportedValues
  found: KnownPatient
  fields: readonly (keyof ImportedValues)[]
  employer: KnownPatient | undefined
}

function planChange(
  plan: ImportPlan,
  known: KnownPatients,
  { line, values, found, fields, employer }: ChangingLine,
  refusal: Refusal,
): PlannedLine {
  const changes = fields.map((field) => ({
    label: importFieldLabel(field),
    from: found.values[field] ?? '',
    to: values[field] ?? '',
  }))
  const changed = { ...found.values, ...Object.fromEntries(fields.map((field) => [field, values[field] ?? ''])) }
  const input = inputOfValues(changed, employer?.id ?? found.storedPatient?.individual?.firm ?? null)
  const problems = problemsIn(plan, input)
  if (problems.length > 0) return refusal(...problems)
  found.values = changed
  found.line = line
  known.updateKeys(found)
  return {
    line,
    verdict: 'changed',
    ...identityOf(changed),
    reasons: [],
    changes,
    write: { id: found.id, input, former: found.storedPatient },
  }
}
