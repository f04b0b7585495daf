import { plainText } from '../../plainText.ts'
import { importedValues } from './importedValues.ts'
import type { ImportedLine } from './importedValues.ts'
import { importFieldLabel } from './importFields.ts'
import type { ImportedValues } from './importFields.ts'
import type { ImportPlan, PlannedLine } from './ImportPlan.ts'
import { ambiguous, KnownPatients } from './KnownPatients.ts'
import { differingFields } from './patientValues.ts'
import { identityOf, nameOf } from './plannedPatient.ts'
import type { Refusal } from './plannedPatient.ts'
import { planAddition, planChange } from './planWrites.ts'
import type { SheetRow } from './recogniseColumns.ts'

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
