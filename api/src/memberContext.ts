import type { Privilege, Role } from 'shared/contracts/access'
import type { Day } from 'shared/domain/calendar/day'
import { momentIn } from 'shared/domain/calendar/wallClock'
import type { SignedInMember, Tx } from './db.ts'
import type { FieldCipher } from './encryption/encryption.ts'
import type { Services } from './services.ts'

/**
 * Context of a member's action, the first parameter of service functions: member, practice, rights and transaction.
 */
export interface MemberContext {
  tx: Tx
  member: SignedInMember
  services: Services
  /** The time when e-mails of this action are sent: the action can be undone until then. Immediately by default. */
  sendEmailsAt?: Date
}

/** Runs `action` in a new transaction in which the member is authorised. */
export type InPractice = <T>(action: (context: MemberContext) => Promise<T>) => Promise<T>

/** Whether the member has one of these privileges. */
export const hasPrivilege = ({ member }: Pick<MemberContext, 'member'>, ...privileges: Privilege[]): boolean =>
  privileges.some((privilege) => member.privileges.includes(privilege))

export const hasRole = ({ member }: Pick<MemberContext, 'member'>, role: Role): boolean => member.roles.includes(role)

/** Returns today's date in the practice's time zone. */
export const todayOf = ({ member, services }: Pick<MemberContext, 'member' | 'services'>): Day =>
  momentIn(member.timeZone, services.now()).day

/** Returns the practice's cipher, for notes and recordings. */
export const cipherOf = ({ tx, member, services }: MemberContext): Promise<FieldCipher> =>
  services.encryption.cipherOf(tx, member.tenantId)
