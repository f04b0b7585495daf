import { build } from '../release/build.ts'
import { journeys } from './tests/journeys.ts'
import { lineOf } from './TestCount.ts'

// Arguments after `--` select the journeys: `npm run e2e -- book-a-session`.
if (!process.env['BASE_URL']) await build()
const count = await journeys(process.argv.slice(2))
console.log(lineOf(count))
process.exit(count.failed > 0 ? 1 : 0)
