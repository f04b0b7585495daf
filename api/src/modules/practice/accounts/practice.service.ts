import type { Offer, Privilege, Role } from 'shared/contracts/access'
import { initialOpeningHours } from 'shared/domain/accounts/firstSteps'
import { proposedTimeZone } from 'shared/domain/accounts/timeZones'
import { limitsOf } from 'shared/domain/accounts/offers'
import { v7 as uuidv7 } from 'uuid'
import { beginTenant, type Tx } from '../../../db.ts'
import type { Services } from '../../../services.ts'
import { insertMember, updateOpeningHours } from '../user/user.sql.ts'
import { insertAccount, normalizeEmail } from './accounts.sql.ts'
import { insertSessionType, insertTenant } from './practice.sql.ts'

export const allPrivileges: Privilege[] = [
  'AGENDA',
  'ANIMALS',
  'CLUBS',
  'PATIENTS',
  'ESTIMATION',
  'BILL',
  'ADMINISTRATION',
]
const ownerRoles: Role[] = ['ROLE_ADMIN', 'ROLE_THERAPIST']

export interface NewPractice {
  email: string
  passwordHash: string
  offer: Offer
  firstname?: string
  lastname?: string
  /** Time zone of the browser, from which the practice's is proposed (ruling 150). */
  timeZone?: string
  /** When the owner's address was confirmed; null until the owner uses an e-mailed link. */
  confirmedAt: Date | null
}

/**
 * Adds one calendar month; if that day does not exist, returns the last day of the month (31 January → 28 February).
 */
export function oneMonthAfter(moment: Date): Date {
  const oneMonthLater = new Date(moment)
  oneMonthLater.setUTCMonth(oneMonthLater.getUTCMonth() + 1)
  if (oneMonthLater.getUTCDate() !== moment.getUTCDate()) oneMonthLater.setUTCDate(0)
  return oneMonthLater
}

/**
 * Creates a practice with its owner, one session type, the usual opening hours and the trial. The transaction is then
 * set to this practice.
 */
export async function createPractice(tx: Tx, { encryption, now }: Services, practice: NewPractice) {
  const { passwordHash, offer, firstname, lastname, confirmedAt } = practice
  const email = normalizeEmail(practice.email)
  const tenantId = uuidv7()
  const ownerId = uuidv7()
  const sessionTypeId = uuidv7()
  const trialEndsAt = oneMonthAfter(now())
  const timeZone = proposedTimeZone(practice.timeZone)
  const { nbMaxAssistants, nbMaxTherapists } = limitsOf(offer)
  await insertAccount(tx, {
    id: ownerId,
    kind: 'MEMBER',
    email,
    password_hash: passwordHash,
    confirmed_at: confirmedAt,
  })
  await beginTenant(tx, tenantId)
  await insertTenant(tx, {
    id: tenantId,
    offer,
    nb_max_assistants: nbMaxAssistants,
    nb_max_therapists: nbMaxTherapists,
    trial_ends_at: trialEndsAt,
    time_zone: timeZone,
    sealing_key: encryption.newTenantKey(tenantId),
  })
  await insertMember(tx, {
    tenant_id: tenantId,
    id: ownerId,
    email,
    firstname,
    lastname,
    roles: ownerRoles,
    privileges: allPrivileges,
  })
  await insertSessionType(tx, { tenant_id: tenantId, id: sessionTypeId, name: 'Séance', duration: 60 })
  await setInitialOpeningHours(tx, tenantId, ownerId)
  return { tenantId, ownerId, sessionTypeId, trialEndsAt, timeZone }
}

/** Sets the initial opening hours of a therapist (ruling 19). */
export async function setInitialOpeningHours(tx: Tx, tenantId: string, memberId: string): Promise<void> {
  await updateOpeningHours(tx, tenantId, memberId, initialOpeningHours)
}
