import type { AnimalsNeeded } from 'shared/contracts/directory/sessionType'
import type { Period } from 'shared/domain/calendar/period'
import { rosterOf } from 'shared/domain/workload/roster'
import type { Tx } from '../../../db.ts'
import { listEligibleWorkers, weeksAround, listWorksByAnimal, type Worker } from './animalWork.sql.ts'

export const listWorkersFor = (tx: Tx, { speciesId }: AnimalsNeeded): Promise<Worker[]> =>
  listEligibleWorkers(tx, speciesId)

/** A roster that finds the animals available for a session in the period; their work is read once. */
export async function readRoster(
  tx: Tx,
  workers: readonly Worker[],
  { startDate, endDate }: Period,
  now: Date,
): Promise<ReturnType<typeof rosterOf>> {
  if (workers.length === 0) return rosterOf([])
  const works = await listWorksByAnimal(tx, {
    animalIds: workers.map(({ id }) => id),
    period: weeksAround([startDate, endDate]),
    exceptIds: [],
    now,
  })
  return rosterOf(workers.map((worker) => ({ ...worker, works: works.get(worker.id) ?? [] })))
}
