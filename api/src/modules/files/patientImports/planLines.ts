import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { uniqBy } from 'es-toolkit'
import { Compile } from 'typebox/compile'
import { PatientInput } from 'shared/contracts/patients/patient'
import { importFieldLabel, importFields } from 'shared/domain/patients/import/importFields'
import type { ImportPlan, InputProblem, PlannedLine } from 'shared/domain/patients/import/ImportPlan'
import { planImport } from 'shared/domain/patients/import/planImport'
import { v7 as uuidv7 } from 'uuid'

const compiledSchema = Compile(PatientInput)
const maxReasons = 5
/**
 * Steps between two yields to the event loop, so that other requests wait a few milliseconds at most. Each line takes
 * two steps: reading, then comparing.
 */
const linesPerYield = 25

interface SchemaViolation {
  keyword: string
  instancePath: string
  params: unknown
}

/**
 * The field of the input at a path such as `/individual/lastname`; undefined for a whole object, such as `/individual`.
 */
const fieldOfPath = (path: string) => importFields.find((field) => path.endsWith(`/${field}`))

/** Describes a violation in French, with the field's name, because a line has up to thirty fields. */
function problemOf({ keyword, instancePath, params }: SchemaViolation): InputProblem {
  const field = fieldOfPath(instancePath)
  const withField = (message: string): InputProblem => ({ field, label: field && importFieldLabel(field), message })
  if (keyword === 'maxLength' && typeof params === 'object' && params !== null && 'limit' in params)
    return withField(`texte trop long, ${String(params.limit)} caractères au plus`)
  return withField(keyword === 'pattern' ? 'caractères non acceptés' : 'valeur incorrecte')
}

/** Violations, in French, of the API's schema for a patient. */
function schemaProblems(input: PatientInput): InputProblem[] {
  if (compiledSchema.Check(input)) return []
  const violations = [...compiledSchema.Errors(input)]
  // The validator reports a violation in a nullable object also for the object itself, which has no field name.
  const fieldViolations = violations.filter(({ instancePath }) => fieldOfPath(instancePath))
  const describedViolations = fieldViolations.length > 0 ? fieldViolations : violations
  return uniqBy(describedViolations.map(problemOf), ({ label, message }) => `${label} ${message}`).slice(0, maxReasons)
}

/**
 * Compares the lines of a sheet with the patients and returns them in their order; yields regularly to other requests.
 * `onProgress` receives a fraction from 0 to 1.
 */
export async function planLines(
  plan: Omit<ImportPlan, 'newId' | 'schemaProblems'>,
  onProgress: (fraction: number) => void,
): Promise<PlannedLine[]> {
  const lines: PlannedLine[] = []
  let steps = 0
  for (const line of planImport({ ...plan, newId: uuidv7, schemaProblems })) {
    if (line) lines.push(line)
    steps += 1
    if (steps % linesPerYield > 0) continue
    // Two steps per line: reading, then comparing.
    onProgress(steps / (2 * plan.rows.length))
    await yieldToEventLoop()
  }
  return lines.toSorted((a, b) => a.line - b.line)
}
