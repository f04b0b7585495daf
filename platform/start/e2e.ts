import { build } from '../release/build.ts'
import { runEndToEndTests } from './tests/endToEndTests.ts'
import { countLine } from './TestCount.ts'

// Arguments after `--` select the end-to-end tests: `npm run e2e -- book-a-session`.
if (!process.env['BASE_URL']) await build()
const count = await runEndToEndTests(process.argv.slice(2))
console.log(countLine(count))
process.exit(count.failed > 0 ? 1 : 0)
