import { lineOf } from '../TestCount.ts'
import { crashTest } from './crashTest.ts'

// `npm run crash-test -- 5` for fewer rounds.
const count = await crashTest(Number(process.argv[2] ?? 20))
console.log(lineOf(count))
process.exit(count.failed > 0 ? 1 : 0)
