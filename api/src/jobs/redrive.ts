import { PgBoss } from 'pg-boss'
import { bossOptions } from './jobQueue.ts'
import { deadLetterQueue } from './retryPolicies.ts'

// `npm run jobs:redrive`: moves the jobs of the dead letter queue back to their queues.
const connectionString = process.env.DATABASE_URL
if (!connectionString) throw new Error('Set DATABASE_URL: the database, with the role complice_api.')
const boss = new PgBoss({ ...bossOptions, connectionString, max: 1, supervise: false, schedule: false })
boss.on('error', (error) => process.stderr.write(`${error.message}\n`))
await boss.start()
const movedJobs = await boss.redrive(deadLetterQueue)
await boss.stop({ graceful: false })
process.stdout.write(`${movedJobs} jobs are tried again.\n`)
