import { lineOf } from '../tests/Tally.ts'
import { crashes } from './crashes.ts'

// `npm run crash-test -- 5` for fewer rounds.
const tally = await crashes(Number(process.argv[2] ?? 20))
console.log(lineOf(tally))
process.exit(tally.failed > 0 ? 1 : 0)
