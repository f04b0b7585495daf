import { setImmediate as nextTurn } from 'node:timers/promises'
import { Compile } from 'typebox/compile'
import { PatientInput } from 'shared/contracts/patients/patient'
import { planImport, type ImportPlan, type PlannedLine } from 'shared/domain/patients/import/planImport'
import { v7 as uuidv7 } from 'uuid'

const compiledSchema = Compile(PatientInput)
const maxReasons = 5
/** Lines processed before yielding to the event loop, so that other requests wait a few milliseconds at most. */
const linesPerYield = 25

function sentenceOf({ keyword, params }: { keyword: string; params: unknown }): string {
  if (keyword === 'maxLength' && typeof params === 'object' && params !== null && 'limit' in params)
    return `Texte trop long : ${String(params.limit)} caractères au plus`
  return keyword === 'pattern' ? 'Caractères non acceptés' : 'Valeur incorrecte'
}

/** Violations, in French, of the API's schema for a patient. */
function schemaProblems(input: PatientInput): string[] {
  if (compiledSchema.Check(input)) return []
  return [...new Set(compiledSchema.Errors(input).map((error) => sentenceOf(error)))].slice(0, maxReasons)
}

/**
 * Compares the lines of a sheet in their order; yields regularly to other requests. `onProgress` receives a fraction from 0
 * to 1.
 */
export async function planLines(
  plan: Omit<ImportPlan, 'newId' | 'schemaProblems'>,
  onProgress: (part: number) => void,
): Promise<PlannedLine[]> {
  const lines: PlannedLine[] = []
  let steps = 0
  for (const line of planImport({ ...plan, newId: uuidv7, schemaProblems })) {
    if (line) lines.push(line)
    steps += 1
    if (steps % linesPerYield > 0) continue
    // Two steps per line: reading, then comparing.
    onProgress(steps / (2 * plan.rows.length))
    await nextTurn()
  }
  return lines.toSorted((a, b) => a.line - b.line)
}
