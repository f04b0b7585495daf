import type { Privilege, Role } from 'shared/contracts/access'
import type { Day } from 'shared/domain/calendar/day'
import { nowIn } from 'shared/domain/calendar/wallClock'
import type { SignedInMember, Tx } from './db.ts'
import type { FieldCipher } from './encryption/encryption.ts'
import type { Services } from './services.ts'

/** Who acts, for which practice and with which rights, in which transaction: what services take first. Every member's call is one. */
export interface MemberContext {
  tx: Tx
  member: SignedInMember
  services: Services
  /** The e-mails of this act wait until then, while it can be undone; they leave at once without it. */
  emailsLeaveAt?: Date
}

/** Runs `act` in a transaction of its own, with the member authorised in it. */
export type InPractice = <T>(act: (context: MemberContext) => Promise<T>) => Promise<T>

/** Whether the member has one of these privileges. */
export const hasPrivilege = ({ member }: Pick<MemberContext, 'member'>, ...anyOf: Privilege[]): boolean =>
  anyOf.some((privilege) => member.privileges.includes(privilege))

export const hasRole = ({ member }: Pick<MemberContext, 'member'>, role: Role): boolean => member.roles.includes(role)

/** The day it is in the practice's time zone. */
export const todayOf = ({ member, services }: Pick<MemberContext, 'member' | 'services'>): Day =>
  nowIn(member.timeZone, services.now()).day

/** The key of the practice, for notes and recordings. */
export const cipherOf = ({ tx, member, services }: MemberContext): Promise<FieldCipher> =>
  services.encryption.cipherOf(tx, member.tenantId)
