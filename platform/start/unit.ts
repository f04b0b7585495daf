import { jestProjects } from './tests/jestProjects.ts'
import { lineOf } from './TestCount.ts'

// Arguments after `--` select the files: `npm run unit -- availability`.
const count = await jestProjects(['unit', 'gateways', 'screens'], process.argv.slice(2))
console.log(lineOf(count))
process.exitCode = count.failed > 0 ? 1 : 0
