import type { SharedEstimation } from 'shared/contracts/finance/estimations'
import { errorCode } from 'shared/contracts/errorCodes'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { estimationLinkEnd } from 'shared/domain/estimations/linkEnd'
import { withdrawableUntil } from 'shared/domain/estimations/withdrawal'
import { inTransaction, type Tx } from '../../../../db.ts'
import { found, Refusal } from '../../../../refusal.ts'
import type { Services } from '../../../../services.ts'
import { findPracticeName } from '../../../practice/user/practiceName.sql.ts'
import { findTimeZone } from '../../../practice/user/user.sql.ts'
import { findAcceptance } from '../events.sql.ts'
import { findEstimationLink, type LinkRow } from './links.sql.ts'
import {
  daysOf,
  findStated,
  isForFirm,
  itemOf,
  lockStated,
  type Clock,
  type StatedRow,
} from '../statedEstimation.sql.ts'

export const reasonField = (id: string) => ({ table: 'estimation_link', column: 'reason', id })

/** The quote behind a link, in the transaction of its practice. */
export interface OpenedEstimation {
  tx: Tx
  services: Services
  tenantId: string
  now: Date
  clock: Clock
  link: LinkRow
  row: StatedRow
}

/**
 * Runs `act` for the quote of a link; throws 404 for a secret that is unknown, expired or replaced by a later e-mail.
 */
export const withSharedEstimation = <T>(
  services: Services,
  token: string,
  act: (opened: OpenedEstimation) => Promise<T>,
  { locks = false } = {},
): Promise<T> =>
  inTransaction(services.database, async (tx) => {
    const link = found(await findEstimationLink(tx, token), errorCode.linkRefused)
    if (link.replaced_at) throw new Refusal(404, errorCode.estimationLinkReplaced)
    const { tenant_id: tenantId, estimation_id: id } = link
    const timeZone = await findTimeZone(tx)
    const now = services.now()
    const row = found(await (locks ? lockStated(tx, id) : findStated(tx, id)), errorCode.linkRefused)
    const clock = { timeZone, today: nowIn(timeZone, now).day }
    if (clock.today > estimationLinkEnd(daysOf(row, timeZone))) throw new Refusal(404, errorCode.linkRefused)
    return act({ tx, services, tenantId, now, clock, link, row })
  })

/** Last moment to withdraw; null if there is no such right, or it was used. */
export async function withdrawableOf({ tx, row, clock }: OpenedEstimation): Promise<string | null> {
  if (row.accepted_on === null || row.withdrawn_on !== null) return null
  const acceptance = await findAcceptance(tx, row.id)
  const until = withdrawableUntil({
    forFirm: await isForFirm(tx, row),
    acceptedOnline: acceptance?.channel === 'ONLINE',
    acceptedOn: row.accepted_on,
  })
  return until !== null && clock.today <= until ? until : null
}

/** Returns the current quote as the client's page shows it. */
export async function sharedEstimationOf(opened: OpenedEstimation): Promise<SharedEstimation> {
  const { tx, clock } = opened
  const row = found(await findStated(tx, opened.row.id))
  const item = itemOf(row, clock)
  return {
    estimationNumber: item.estimationNumber,
    practiceName: await findPracticeName(tx),
    clientName: row.client_name,
    issuedOn: daysOf(row, clock.timeZone).issuedOn,
    validUntil: item.validUntil,
    state: item.state,
    stateSince: item.stateSince,
    nbHoursToDo: item.nbHoursToDo,
    unitaryPrice: item.unitaryPrice,
    taxes: item.taxes,
    forFirm: await isForFirm(tx, row),
    withdrawableUntil: await withdrawableOf({ ...opened, row }),
  }
}
