import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../start/root.mjs'
import { bundleTypebox } from './bundleTypebox.ts'
import { figuresByFolder } from './figures.ts'
import { mutatedFiles } from './mutatedFiles.ts'
import { runMutants } from './runMutants.ts'
import { rangeOf, survivorsOf, type Survivor } from './survivors.ts'

// npm run mutation -- --seed 7 --sample 40   mutates the whole folders, and 40 other files of shared/src/domain
// npm run mutation -- money bills/lines      mutates only these folders or files
// npm run mutation -- --survivors            tests only the mutants that survived the last run
const { values, positionals: only } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    sample: { type: 'string', default: '40' },
    survivors: { type: 'boolean', default: false },
    /** The file with the survivors of the last run. */
    report: { type: 'string', default: '.cache/mutation/survivors.json' },
  },
})

const reportPath = join(root, values.report)
const ranges = values.survivors
  ? readSurvivors().map(rangeOf)
  : mutatedFiles({ only, seed: Number(values.seed), sample: Number(values.sample) })
if (ranges.length === 0) throw new Error('Nothing to mutate.')

await bundleTypebox()
const results = await runMutants(ranges)
const survivors = survivorsOf(results)
mkdirSync(dirname(reportPath), { recursive: true })
writeFileSync(reportPath, JSON.stringify(survivors, null, 2))

for (const { file, line, column, status, mutator, replacement } of survivors)
  console.log(`${file}:${line}:${column} ${status} ${mutator}: ${replacement}`)
console.log(figuresByFolder(results))

function readSurvivors(): Survivor[] {
  const storedSurvivors: Survivor[] = JSON.parse(readFileSync(reportPath, 'utf8'))
  return storedSurvivors
}
