import { openDatabase, type Database } from '../db.ts'
import { openJobQueue } from './jobQueue.ts'

/** Runs a command of the operator on the database. The e-mails that it sends wait for a replica to deliver them. */
export async function withJobDatabase(url: string, action: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(url, { connections: 2 })
  const jobQueue = openJobQueue(database, [])
  try {
    await jobQueue.opened
    await action(database)
  } finally {
    await jobQueue.close()
    await database.destroy()
  }
}
