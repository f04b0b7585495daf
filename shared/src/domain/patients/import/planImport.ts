import { plainText } from '../../plainText.ts'
import { isBlankRow } from './blankRow.ts'
import { findColumnSets } from './columnSets.ts'
import { columnsByPreference } from './headerNames.ts'
import { readLineValues } from './importedValues.ts'
import type { ImportedLine } from './importedValues.ts'
import { importFieldLabel } from './importFields.ts'
import type { ImportedValues } from './importFields.ts'
import type { ImportPlan, PlannedLine } from './ImportPlan.ts'
import { ambiguous, PatientIndex } from './PatientIndex.ts'
import type { IndexedPatient } from './PatientIndex.ts'
import { leftOutCell } from './leftOutCell.ts'
import { withFirstPhone, withoutExistingPhones } from './linePhones.ts'
import { differingFields } from './patientValues.ts'
import { identityOf, nameOf } from './plannedPatient.ts'
import type { Refuse } from './plannedPatient.ts'
import { omitWrongValues, planAddition, planChange } from './planWrites.ts'

/** Whether a header indicates that the first name precedes the last name: « Prénom Nom ». */
const isFirstnameFirst = (header: string) => /^prenoms? (?:et )?nom/.test(plainText(header))

const labelsOf = (fields: readonly (keyof ImportedValues)[]) => fields.map((field) => importFieldLabel(field))

/**
 * Plans the import of each line of a sheet: add a patient, change a patient, change nothing, or refuse the line. Fields
 * are checked by the rule of the form (`patientProblems`). Empty cells change nothing, and repeated lines add no
 * patient. It is a generator, so that the caller can do other work between two lines: it first yields `undefined` for
 * each line that it reads, then each planned line, firms first.
 */
export function* planImport(plan: ImportPlan): Generator<PlannedLine | undefined> {
  const patientIndex = new PatientIndex(plan.patients, plan.columns)
  const nameColumn = plan.columns.indexOf('fullName')
  const options = {
    today: plan.today,
    timeZone: plan.timeZone,
    omitsWrongCells: plan.omitsWrongCells ?? false,
    firstnameFirst: isFirstnameFirst(plan.headers[nameColumn] ?? ''),
    preferredColumns: columnsByPreference(plan.headers, plan.columns),
    columnSetsByKind: findColumnSets(plan.headers, plan.columns),
  }
  const lines: (ImportedLine & { line: number })[] = []
  for (const [index, row] of plan.rows.entries()) {
    if (index <= plan.headerRow || isBlankRow(row)) continue
    lines.push({ line: index + 1, ...readLineValues(row, plan.columns, options) })
    yield undefined
  }
  // Firms are planned first, because an employee's line may precede the line of the firm.
  const firmLines = lines.filter(({ values }) => values.type === 'FIRM')
  const personLines = lines.filter(({ values }) => values.type !== 'FIRM')
  for (const { line, values, leftOut, reasons } of [...firmLines, ...personLines]) {
    const refuse: Refuse = (...refusalReasons) => ({
      line,
      verdict: 'refused',
      ...identityOf(values),
      reasons: refusalReasons,
      leftOut: [],
      changes: [],
      values: [],
    })
    if (reasons.length > 0) yield refuse(...reasons)
    else yield planLine(plan, patientIndex, { line, values, leftOut }, refuse)
  }
}

/** Finds the firm that employs a person, or the reason why the cell that names it cannot be used. */
function employerOf(
  patientIndex: PatientIndex,
  values: ImportedValues,
  currentEmployerId: string | undefined,
): IndexedPatient | string | undefined {
  if (values.type !== 'INDIVIDUAL' || !values.companyName) return undefined
  const employer = patientIndex.findEmployer(values, currentEmployerId)
  if (employer === ambiguous)
    return `plusieurs de vos patients s'appellent « ${values.companyName} », le SIRET les distingue`
  return employer ?? `« ${values.companyName} » n'est pas parmi vos patients`
}

function planLine(
  plan: ImportPlan,
  patientIndex: PatientIndex,
  { line, ...importedLine }: Omit<ImportedLine, 'reasons'> & { line: number },
  refuse: Refuse,
): PlannedLine {
  const { values, leftOut: wrongValues } = omitWrongValues(plan, importedLine.values)
  const leftOut = [...importedLine.leftOut, ...wrongValues]
  const existingPatient = patientIndex.find(values)
  if (existingPatient === ambiguous)
    return refuse(
      values.type === 'FIRM'
        ? 'Plusieurs entreprises correspondent : le SIRET, ou le SIREN avec le nom et le code postal, les distingue'
        : 'Plusieurs patients portent ce nom : la date de naissance les distingue',
    )
  const patientWithEmail = patientIndex.findByEmail(values)
  if (patientWithEmail && patientWithEmail !== existingPatient)
    return refuse(
      patientWithEmail.line === undefined
        ? `Adresse mail utilisée pour un patient déjà enregistré : ${nameOf(patientWithEmail.values)}`
        : `Adresse mail déjà utilisée à la ligne ${patientWithEmail.line}`,
    )
  const foundEmployer = employerOf(patientIndex, values, existingPatient?.employerId)
  const employer = typeof foundEmployer === 'string' ? undefined : foundEmployer
  if (typeof foundEmployer === 'string') {
    if (!plan.omitsWrongCells) return refuse(`Entreprise : ${foundEmployer}`)
    leftOut.push(leftOutCell('companyName', values.companyName ?? '', foundEmployer))
    delete values.companyName
  }
  const fields = existingPatient
    ? differingFields(withoutExistingPhones(values, existingPatient.values), existingPatient.values)
    : []
  if (existingPatient && employer && employer.id !== existingPatient.employerId) fields.push('companyName')
  if (existingPatient && fields.length === 0) {
    const reasons = existingPatient.line === undefined ? [] : [`Déjà à la ligne ${existingPatient.line}`]
    // Later lines for the same patient refer to this line.
    existingPatient.line ??= line
    return { line, verdict: 'same', ...identityOf(existingPatient.values), reasons, leftOut, changes: [], values: [] }
  }
  if (existingPatient?.line !== undefined)
    return refuse(`Déjà à la ligne ${existingPatient.line}, avec autre chose : ${labelsOf(fields).join(', ')}`)
  return existingPatient
    ? planChange(plan, patientIndex, { line, values, existingPatient, fields, employer, leftOut }, refuse)
    : planAddition(plan, patientIndex, { line, values: withFirstPhone(values), employer, leftOut }, refuse)
}
