import { countLine } from '../TestCount.ts'
import { crashTest } from './crashTest.ts'

// The argument is the number of rounds: `npm run crash-test -- 5`.
const count = await crashTest(Number(process.argv[2] ?? 20))
console.log(countLine(count))
process.exit(count.failed > 0 ? 1 : 0)
