import { plainText } from '../../plainText.ts'
import { isBlankRow } from './blankRow.ts'
import { columnSets } from './columnSets.ts'
import { columnsByPreference } from './headerNames.ts'
import { importedValues } from './importedValues.ts'
import type { ImportedLine } from './importedValues.ts'
import { importFieldLabel } from './importFields.ts'
import type { ImportedValues } from './importFields.ts'
import type { ImportPlan, PlannedLine } from './ImportPlan.ts'
import { ambiguous, KnownPatients } from './KnownPatients.ts'
import type { KnownPatient } from './KnownPatients.ts'
import { leftOutCell } from './leftOutCell.ts'
import { withFirstPhone, withoutKnownPhones } from './linePhones.ts'
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
  const knownPatients = new KnownPatients(plan.patients, plan.columns)
  const nameColumn = plan.columns.indexOf('fullName')
  const options = {
    today: plan.today,
    timeZone: plan.timeZone,
    omitsWrongCells: plan.omitsWrongCells ?? false,
    firstnameFirst: isFirstnameFirst(plan.headers[nameColumn] ?? ''),
    preferredColumns: columnsByPreference(plan.headers, plan.columns),
    columnSetsByKind: columnSets(plan.headers, plan.columns),
  }
  const lines: (ImportedLine & { line: number })[] = []
  for (const [index, row] of plan.rows.entries()) {
    if (index <= plan.headerRow || isBlankRow(row)) continue
    lines.push({ line: index + 1, ...importedValues(row, plan.columns, options) })
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
    else yield planLine(plan, knownPatients, { line, values, leftOut }, refuse)
  }
}

/** Finds the firm that employs a person, or the reason why the cell that names it cannot be used. */
function employerOf(
  knownPatients: KnownPatients,
  values: ImportedValues,
  currentEmployerId: string | undefined,
): KnownPatient | string | undefined {
  if (values.type !== 'INDIVIDUAL' || !values.companyName) return undefined
  const employer = knownPatients.findEmployer(values, currentEmployerId)
  if (employer === ambiguous)
    return `plusieurs de vos patients s'appellent « ${values.companyName} », le SIRET les distingue`
  return employer ?? `« ${values.companyName} » n'est pas parmi vos patients`
}

function planLine(
  plan: ImportPlan,
  knownPatients: KnownPatients,
  { line, ...importedLine }: Omit<ImportedLine, 'reasons'> & { line: number },
  refuse: Refuse,
): PlannedLine {
  const { values, leftOut: wrongValues } = omitWrongValues(plan, importedLine.values)
  const leftOut = [...importedLine.leftOut, ...wrongValues]
  const knownPatient = knownPatients.find(values)
  if (knownPatient === ambiguous)
    return refuse(
      values.type === 'FIRM'
        ? 'Plusieurs entreprises correspondent : le SIRET, ou le SIREN avec le nom et le code postal, les distingue'
        : 'Plusieurs patients portent ce nom : la date de naissance les distingue',
    )
  const patientWithEmail = knownPatients.findByEmail(values)
  if (patientWithEmail && patientWithEmail !== knownPatient)
    return refuse(
      patientWithEmail.line === undefined
        ? `Adresse mail utilisée pour un patient déjà enregistré : ${nameOf(patientWithEmail.values)}`
        : `Adresse mail déjà utilisée à la ligne ${patientWithEmail.line}`,
    )
  const foundEmployer = employerOf(knownPatients, values, knownPatient?.employerId)
  const employer = typeof foundEmployer === 'string' ? undefined : foundEmployer
  if (typeof foundEmployer === 'string') {
    if (!plan.omitsWrongCells) return refuse(`Entreprise : ${foundEmployer}`)
    leftOut.push(leftOutCell('companyName', values.companyName ?? '', foundEmployer))
    delete values.companyName
  }
  const fields = knownPatient
    ? differingFields(withoutKnownPhones(values, knownPatient.values), knownPatient.values)
    : []
  if (knownPatient && employer && employer.id !== knownPatient.employerId) fields.push('companyName')
  if (knownPatient && fields.length === 0) {
    const reasons = knownPatient.line === undefined ? [] : [`Déjà à la ligne ${knownPatient.line}`]
    // Later lines for the same patient refer to this line.
    knownPatient.line ??= line
    return { line, verdict: 'same', ...identityOf(knownPatient.values), reasons, leftOut, changes: [], values: [] }
  }
  if (knownPatient?.line !== undefined)
    return refuse(`Déjà à la ligne ${knownPatient.line}, avec autre chose : ${labelsOf(fields).join(', ')}`)
  return knownPatient
    ? planChange(plan, knownPatients, { line, values, knownPatient, fields, employer, leftOut }, refuse)
    : planAddition(plan, knownPatients, { line, values: withFirstPhone(values), employer, leftOut }, refuse)
}
