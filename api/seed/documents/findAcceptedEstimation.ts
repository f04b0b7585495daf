import { addDays, type Day } from 'shared/domain/calendar/day'
import { estimationState } from 'shared/domain/estimations/estimationState'
import {
  estimationDays,
  selectEstimationsWithState,
  type EstimationStateRow,
} from '../../src/modules/finance/estimations/estimationWithState.sql.ts'
import { timeZone, type SeedContext } from '../SeedContext.ts'

/** Fewest days between the acceptance of a quote and its invoice. */
const daysUntilBilled = 10

/**
 * Finds the oldest quote that was accepted at least `daysUntilBilled` days before `day` and has no invoice; returns
 * undefined if there is none.
 */
export async function findAcceptedEstimation({ tx }: SeedContext, day: Day): Promise<EstimationStateRow | undefined> {
  const rows = await selectEstimationsWithState(tx).orderBy('created_at').execute()
  return rows.find((row) => {
    const { state, since } = estimationState(estimationDays(row, timeZone), day)
    return state === 'ACCEPTED' && since <= addDays(day, -daysUntilBilled) && row.bills.length === 0
  })
}
