import type { FirstSteps, KeptStepId } from 'shared/contracts/accounts/firstSteps'
import { firstSteps } from 'shared/domain/accounts/firstSteps'
import type { MemberContext } from '../../../memberContext.ts'
import { firmOf } from '../user/profileRow.ts'
import { findMember, findOwner, listOpeningHours } from '../user/user.sql.ts'
import { findFirstStepFacts, updateFirstStepsEnded, updateKeptSteps } from './firstSteps.sql.ts'

/**
 * Reads which first steps are done, from the practice's data, and the signed-in member's name and opening hours (ruling
 * 183).
 */
export async function readFirstSteps({ tx, member }: MemberContext): Promise<FirstSteps> {
  const { firstname, lastname } = await findMember(tx, member.accountId)
  const { firm } = firmOf(await findOwner(tx))
  const openingHours = await listOpeningHours(tx, member.accountId)
  return {
    steps: firstSteps({ ...(await findFirstStepFacts(tx)), issuer: { firstname, lastname, firm }, openingHours }),
  }
}

/** Marks a step as done without changing its proposed values. */
export async function keepProposedValues(context: MemberContext, step: KeptStepId): Promise<FirstSteps> {
  await updateKeptSteps(context.tx, step)
  return readFirstSteps(context)
}

/** Hides the first steps from all members of the practice. */
export const endFirstSteps = ({ tx, services }: MemberContext): Promise<void> =>
  updateFirstStepsEnded(tx, services.now())
