import { runJestProjects } from './tests/jestProjects.ts'
import { countLine } from './TestCount.ts'

// Arguments after `--` select the files: `npm run unit -- availability`.
const count = await runJestProjects(['unit', 'gateways', 'screens'], process.argv.slice(2))
console.log(countLine(count))
process.exitCode = count.failed > 0 ? 1 : 0
