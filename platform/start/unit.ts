import { jestProjects } from './tests/jestProjects.ts'
import { lineOf } from './tests/Tally.ts'

// Words after `--` choose the files: `npm run unit -- availability`.
const tally = await jestProjects(['unit', 'screens'], process.argv.slice(2))
console.log(lineOf(tally))
process.exitCode = tally.failed > 0 ? 1 : 0
