import type { Patient, PatientInput, PatientType } from '../../../contracts/patients/patient.ts'
import type { Day } from '../../calendar/day.ts'
import { shortDay } from '../../format.ts'
import { patientProblems } from '../patient.ts'
import { importedValues } from './importedValues.ts'
import type { ImportedLine } from './importedValues.ts'
import { importFieldDefinitions, importFieldLabel } from './importFields.ts'
import type { ColumnMapping, ImportedValues } from './importFields.ts'
import { ambiguous, KnownPatients } from './KnownPatients.ts'
import type { KnownPatient } from './KnownPatients.ts'
import { differingFields, filledFields, inputOfValues } from './patientValues.ts'
import { plainText } from '../../plainText.ts'
import type { SheetRow } from './recogniseColumns.ts'

/** A line as the preview showed it. */
interface PreviewedLine {
  verdict: Verdict
  changes: PlannedLine['changes']
  /** The id of the patient that the line changes; undefined if unknown. */
  patientId?: string | undefined
}

export type Verdict = 'new' | 'same' | 'changed' | 'refused'

/** A line of the file, and what the import does with it. */
export interface PlannedLine {
  /** The number of the line, counted from 1 as in a spreadsheet. */
  line: number
  verdict: Verdict
  name: string
  type: PatientType
  /** The reasons why the line is refused, or a sentence about the earlier line that it repeats. */
  reasons: string[]
  /** The stored and the new value of each changed field. */
  changes: { label: string; from: string; to: string }[]
  /** The values of a new line. */
  values: { label: string; value: string }[]
  /** The patient to store for a new or a changed line; `former` is the stored patient before the change. */
  write?: { id: string; input: PatientInput; former?: Patient }
}

export interface ImportPlan {
  rows: readonly SheetRow[]
  headerRow: number
  headers: readonly string[]
  columns: ColumnMapping
  /** Every patient of the practice that is not deleted, also archived patients. */
  patients: readonly Patient[]
  today: Day
  newId: () => string
  /** Returns, in French, the violations of the contract's schema, such as texts that are too long. */
  schemaProblems: (input: PatientInput) => string[]
  /**
   * The lines that a member saw before the import, by number: a line that would now change something else is refused.
   * Omitted without a preview.
   */
  previewedLines?: ReadonlyMap<number, PreviewedLine> | undefined
}

const nameOf = ({ type, lastname, firstname, companyName }: ImportedValues) =>
  (type === 'FIRM' ? companyName : [lastname, firstname].filter(Boolean).join(' ')) ?? ''

const typeOf = ({ type }: ImportedValues): PatientType => (type === 'FIRM' ? 'FIRM' : 'INDIVIDUAL')

/** Returns the name and the type of a line's patient. */
const identityOf = (values: ImportedValues) => ({ name: nameOf(values), type: typeOf(values) })

/** Creates a refused line with its reasons. */
type Refusal = (...reasons: string[]) => PlannedLine

const isBlank = (row: SheetRow) => row.every((cell) => cell.trim() === '')

/** Whether a header says that the first name precedes the last name: « Prénom Nom ». */
const isFirstnameFirst = (header: string) => /^prenoms? (?:et )?nom/.test(plainText(header))

const labelsOf = (fields: readonly (keyof ImportedValues)[]) => fields.map((field) => importFieldLabel(field))

/**
 * Plans what the import does with each line of a sheet: add a patient, change one, nothing, or refuse the line. Fields
 * are checked by the rule of the form (`patientProblems`). Empty cells change nothing, and repeated lines add no
 * patient. It is a generator, so that the caller can do other work between two lines: it first yields `undefined` for
 * each line that it reads, then each planned line, firms first.
 */
export function* planImport(plan: ImportPlan): Generator<PlannedLine | undefined> {
  const knownPatients = new KnownPatients(plan.patients, plan.columns)
  const nameColumn = plan.columns.indexOf('fullName')
  const options = { today: plan.today, firstnameFirst: isFirstnameFirst(plan.headers[nameColumn] ?? '') }
  const lines: (ImportedLine & { line: number })[] = []
  for (const [index, row] of plan.rows.entries()) {
    if (index <= plan.headerRow || isBlank(row)) continue
    lines.push({ line: index + 1, ...importedValues(row, plan.columns, options) })
    yield undefined
  }
  // Firms are planned first, because an employee's line may precede the line of the firm.
  const firmLines = lines.filter(({ values }) => values.type === 'FIRM')
  const personLines = lines.filter(({ values }) => values.type !== 'FIRM')
  for (const { line, values, reasons } of [...firmLines, ...personLines]) {
    const refusal: Refusal = (...why) => ({
      line,
      verdict: 'refused',
      ...identityOf(values),
      reasons: why,
      changes: [],
      values: [],
    })
    if (reasons.length > 0) yield refusal(...reasons)
    else yield planLine(plan, knownPatients, line, values, refusal)
  }
}

function planLine(
  plan: ImportPlan,
  knownPatients: KnownPatients,
  line: number,
  values: ImportedValues,
  refusal: Refusal,
): PlannedLine {
  const knownPatient = knownPatients.find(values)
  if (knownPatient === ambiguous)
    return refusal(
      values.type === 'FIRM'
        ? 'Plusieurs entreprises correspondent : le SIRET, ou le SIREN avec le nom et le code postal, les distingue'
        : 'Plusieurs patients portent ce nom : la date de naissance les distingue',
    )
  const patientWithEmail = knownPatients.findByEmail(values)
  if (patientWithEmail && patientWithEmail !== knownPatient)
    return refusal(
      patientWithEmail.line === undefined
        ? `Adresse mail utilisée pour un patient déjà enregistré : ${nameOf(patientWithEmail.values)}`
        : `Adresse mail déjà utilisée à la ligne ${patientWithEmail.line}`,
    )
  const employer =
    values.type === 'INDIVIDUAL' && values.companyName
      ? knownPatients.findEmployer(values, knownPatient?.employerId)
      : undefined
  if (employer === ambiguous)
    return refusal(
      `Entreprise : plusieurs de vos patients s'appellent « ${values.companyName} », le SIRET les distingue`,
    )
  if (values.type === 'INDIVIDUAL' && values.companyName && !employer)
    return refusal(`Entreprise : « ${values.companyName} » n'est pas parmi vos patients`)
  const fields = knownPatient ? differingFields(values, knownPatient.values) : []
  if (knownPatient && employer && employer.id !== knownPatient.employerId) fields.push('companyName')
  if (knownPatient && fields.length === 0) {
    const reasons = knownPatient.line === undefined ? [] : [`Déjà à la ligne ${knownPatient.line}`]
    // Later lines for the same patient refer to this line.
    knownPatient.line ??= line
    return { line, verdict: 'same', ...identityOf(knownPatient.values), reasons, changes: [], values: [] }
  }
  if (knownPatient?.line !== undefined)
    return refusal(`Déjà à la ligne ${knownPatient.line}, avec autre chose : ${labelsOf(fields).join(', ')}`)
  return knownPatient
    ? planChange(plan, knownPatients, { line, values, found: knownPatient, fields, employer }, refusal)
    : planAddition(plan, knownPatients, { line, values, employer }, refusal)
}

const shownValue = (field: keyof ImportedValues, value = '') =>
  importFieldDefinitions[field].kind === 'day' && value ? shortDay(value) : value

/** Returns why a line that adds a patient must not, although the rules allow it: the preview showed something else. */
function surpriseOfAddition({ previewedLines }: ImportPlan, line: number): string | undefined {
  const previewed = previewedLines?.get(line)
  if (!previewedLines || previewed?.verdict === 'new') return undefined
  return previewed?.verdict === 'changed' || previewed?.verdict === 'same'
    ? "Ce patient a été supprimé ou renommé depuis l'aperçu : la ligne n'est pas importée"
    : "Cette ligne était refusée dans l'aperçu, elle n'est pas importée"
}

/**
 * Returns why a line that changes a patient must not: since the preview, a member changed one of its fields. What the
 * line shares with the preview is not enough, because a patient is changed as a whole.
 */
function surpriseOfChange(
  { previewedLines }: ImportPlan,
  { line, id, changes }: { line: number; id: string; changes: PlannedLine['changes'] },
): string | undefined {
  if (!previewedLines) return undefined
  const previewed = previewedLines.get(line)
  if (previewed?.verdict === 'refused') return "Cette ligne était refusée dans l'aperçu, elle n'est pas importée"
  if (previewed?.verdict === 'new') return "Ce patient a été ajouté depuis l'aperçu : la ligne n'est pas importée"
  if (previewed?.patientId !== undefined && previewed.patientId !== id)
    return "La ligne désigne un autre patient que dans l'aperçu, elle n'est pas importée"
  const labels = changes
    .filter(
      ({ label, from, to }) =>
        !previewed?.changes.some((change) => change.label === label && change.from === from && change.to === to),
    )
    .map(({ label }) => label)
  return labels.length > 0 ? `Modifié depuis l'aperçu : ${labels.join(', ')}. La ligne n'est pas importée` : undefined
}

/** Returns the problems by the rules of the form; if there are none, by the schema of the API. */
function problemsIn({ today, schemaProblems }: ImportPlan, input: PatientInput): string[] {
  const problems = patientProblems(input, today).map(({ label, message }) =>
    label ? `${label} : ${message}` : message,
  )
  return problems.length > 0 ? problems : schemaProblems(input)
}

function planAddition(
  plan: ImportPlan,
  knownPatients: KnownPatients,
  { line, values, employer }: { line: number; values: ImportedValues; employer: KnownPatient | undefined },
  refusal: Refusal,
): PlannedLine {
  const input = inputOfValues(values, employer?.id ?? null)
  const problems = problemsIn(plan, input)
  if (problems.length > 0) return refusal(...problems)
  const surprise = surpriseOfAddition(plan, line)
  if (surprise) return refusal(surprise)
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

function planChange(
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
  const surprise = surpriseOfChange(plan, { line, id: found.id, changes })
  if (surprise) return refusal(surprise)
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
