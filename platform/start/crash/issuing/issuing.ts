import { findMachineBinaries } from '../../../postgres/binaries.ts'
import { countLine, sumCounts } from '../../TestCount.ts'
import type { TestCount } from '../../TestCount.ts'
import { issuingTest } from './issuingTest.ts'

// The argument is the number of attempts: `npm run issuing-test -- 300`.
const attempts = Number(process.argv[2] ?? 3000)
const counts: TestCount[] = [await issuingTest('embedded', attempts)]
if (findMachineBinaries()) counts.push(await issuingTest('machine', attempts))
else console.log('  No PostgreSQL is installed on this machine: only the embedded one was tested.')
const count = sumCounts(counts)
console.log(countLine(count))
process.exit(count.failed > 0 ? 1 : 0)
