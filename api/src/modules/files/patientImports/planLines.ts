import { setImmediate as nextTurn } from 'node:timers/promises'
import { Compile } from 'typebox/compile'
import { PatientInput } from 'shared/contracts/patients/patient'
import { planImport, type ImportPlan, type PlannedLine } from 'shared/domain/patients/import/planImport'
import { v7 as uuidv7 } from 'uuid'

const compiled = Compile(PatientInput)
const maxReasons = 5
/** Lines between two turns of the event loop: other requests wait a few milliseconds at most. */
const linesPerTurn = 25

function sentenceOf({ keyword, params }: { keyword: string; params: unknown }): string {
  if (keyword === 'maxLength' && typeof params === 'object' && params !== null && 'limit' in params)
    return `Texte trop long : ${String(params.limit)} caractères au plus`
  return keyword === 'pattern' ? 'Caractères non acceptés' : 'Valeur incorrecte'
}

/** What the schema of the API's own calls refuses, in French. */
function schemaProblems(input: PatientInput): string[] {
  if (compiled.Check(input)) return []
  return [...new Set(compiled.Errors(input).map((error) => sentenceOf(error)))].slice(0, maxReasons)
}

/** The lines of a sheet with their verdicts, in the order of the sheet; lets other requests be answered meanwhile. */
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
    // Each line is read, then compared.
    onProgress(steps / (2 * plan.rows.length))
    await nextTurn()
  }
  return lines.toSorted((one, other) => one.line - other.line)
}
