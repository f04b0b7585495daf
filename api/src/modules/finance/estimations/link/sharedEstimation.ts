import type { SharedEstimation } from 'shared/contracts/finance/estimations'
import { errorCode } from 'shared/contracts/errorCodes'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { estimationLinkEnd } from 'shared/domain/estimations/linkEnd'
import { withdrawableUntil } from 'shared/domain/estimations/withdrawal'
import { inTransaction, type Tx } from '../../../../db.ts'
import { requireFound, Refusal } from '../../../../refusal.ts'
import type { Services } from '../../../../services.ts'
import { findPracticeName } from '../../../practice/user/practiceName.sql.ts'
import { findTimeZone } from '../../../practice/user/user.sql.ts'
import { findAcceptance } from '../events.sql.ts'
import { findEstimationLink, type LinkRow } from './links.sql.ts'
import {
  estimationDays,
  findEstimationWithState,
  isForFirm,
  estimationItem,
  lockEstimationWithState,
  type LocalDay,
  type EstimationStateRow,
} from '../estimationWithState.sql.ts'

/** Identifies the encrypted reason of a refusal for the cipher. */
export const reasonField = (id: string) => ({ table: 'estimation_link', column: 'reason', id })

/** Quote of a link, in a transaction of its practice. */
export interface LinkedEstimation {
  tx: Tx
  services: Services
  tenantId: string
  now: Date
  clock: LocalDay
  link: LinkRow
  row: EstimationStateRow
}

/**
 * Runs `action` with the quote of a link. Throws 404 for a token that is unknown, expired or replaced by a later
 * e-mail.
 */
export const withLinkedEstimation = <T>(
  services: Services,
  token: string,
  action: (linked: LinkedEstimation) => Promise<T>,
  { shouldLock = false } = {},
): Promise<T> =>
  inTransaction(services.database, async (tx) => {
    const link = requireFound(await findEstimationLink(tx, token), errorCode.linkRefused)
    if (link.replaced_at) throw new Refusal(404, errorCode.estimationLinkReplaced)
    const { tenant_id: tenantId, estimation_id: id } = link
    const timeZone = await findTimeZone(tx)
    const now = services.now()
    const row = requireFound(
      await (shouldLock ? lockEstimationWithState(tx, id) : findEstimationWithState(tx, id)),
      errorCode.linkRefused,
    )
    const clock = { timeZone, today: momentIn(timeZone, now).day }
    if (clock.today > estimationLinkEnd(estimationDays(row, timeZone))) throw new Refusal(404, errorCode.linkRefused)
    return action({ tx, services, tenantId, now, clock, link, row })
  })

/** Computes the last day to withdraw; null if the client has no right to withdraw, has used it, or is too late. */
export async function lastDayToWithdraw({ tx, row, clock }: LinkedEstimation): Promise<string | null> {
  if (row.accepted_on === null || row.withdrawn_on !== null) return null
  const acceptance = await findAcceptance(tx, row.id)
  const lastDay = withdrawableUntil({
    forFirm: await isForFirm(tx, row),
    acceptedOnline: acceptance?.channel === 'ONLINE',
    acceptedOn: row.accepted_on,
  })
  return lastDay !== null && clock.today <= lastDay ? lastDay : null
}

/** Reads the current quote for the client's page. */
export async function readLinkedEstimation(linkedEstimation: LinkedEstimation): Promise<SharedEstimation> {
  const { tx, clock } = linkedEstimation
  const row = requireFound(await findEstimationWithState(tx, linkedEstimation.row.id))
  const item = estimationItem(row, clock)
  return {
    estimationNumber: item.estimationNumber,
    practiceName: await findPracticeName(tx),
    clientName: row.client_name,
    issuedOn: estimationDays(row, clock.timeZone).issuedOn,
    validUntil: item.validUntil,
    state: item.state,
    stateSince: item.stateSince,
    nbHoursToDo: item.nbHoursToDo,
    unitaryPrice: item.unitaryPrice,
    taxes: item.taxes,
    forFirm: await isForFirm(tx, row),
    withdrawableUntil: await lastDayToWithdraw({ ...linkedEstimation, row }),
  }
}
