import { setImmediate as nextTurn } from 'node:timers/promises'
import { Compile } from 'typebox/compile'
import { PatientInput } from 'shared/contracts/patients/patient'
import { planImport, type ImportPlan, type PlannedLine } from 'shared/domain/patients/import/planImport'
import { v7 as uuidv7 } from 'uuid'

const compiled = Compile(PatientInput)
const maxReasons = 5
/** Lines processed before yielding to the event loop: other requests wait a few milliseconds at most. */
const linesPerTurn = 25

function sentenceOf({ keyword, params }: { keyword: string; params: unknown }): string {
  if (keyword === 'maxLength' && typeof params === 'object' && params !== null && 'limit' in params)
    return `Texte trop long : ${String(params.limit)} caractères au plus`
  return keyword === 'pattern' ? 'Caractères non acceptés' : 'Valeur incorrecte'
}

/** Violations of the API's schema of a patient, in French. */
function schemaProblems(input: PatientInput): string[] {
  if (compiled.Check(input)) return []
  return [...new Set(compiled.Errors(input).map((error) => sentenceOf(error)))].slice(0, maxReasons)
}

/** Compares the lines of a sheet, in its order, yielding regularly to other requests. `onProgress` receives 0 to 1. */
export async function planLines(
  plan: Omit<ImportPlan, 'newId' | 'schemaProblems'>,
  onProgress: (part: number) => void,
): Promise<PlannedLine[]> {
  const lines: PlannedLine[] = []
  let steps = 0
  for (const line of planImport({ ...plan, newId: uuidv7, schemaProblems })) {
    if (line) lines.push(line)
    steps += 1
    if (steps % linesPerTurn > 0) continue
    // Two steps per line: reading, then comparing.
    onProgress(steps / (2 * plan.rows.length))
    await nextTurn()
  }
  return lines.toSorted((a, b) => a.line - b.line)
}
