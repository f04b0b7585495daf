import type { ColourSettings } from 'shared/contracts/agenda/agenda'
import { errorCode } from 'shared/contracts/errorCodes'
import { colourModesOf } from 'shared/domain/colourSwatches'
import { contentVersion } from '../../../contentVersion.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { Refusal } from '../../../refusal.ts'
import { findOffer, lockMember } from '../user/user.sql.ts'
import { findColours, updateColours, listUnknownObjectIds } from './colours.sql.ts'

/** Reads the member's colours with their version, for the ETag. */
export async function readColours({ tx, member }: MemberContext) {
  const settings = await findColours(tx, member.accountId)
  return { settings, version: contentVersion(settings) }
}

/**
 * Replaces the member's colours. Throws 403 for a mode that the offer does not include, 404 for an unknown object, 412
 * if the caller names an outdated version.
 */
export async function changeColours(context: MemberContext, settings: ColourSettings, ifMatch: string | undefined) {
  const { tx, member } = context
  const { offer } = await findOffer(tx)
  if (!colourModesOf(offer).includes(settings.type)) throw new Refusal(403, errorCode.forbidden)
  await lockMember(tx, member.accountId)
  refuseOutdatedVersion(ifMatch, await readColours(context))
  const ids = settings.colors.map(({ objectId }) => objectId)
  if ((await listUnknownObjectIds(tx, ids)).length > 0) throw new Refusal(404, errorCode.notFound)
  await updateColours(tx, member, settings)
  return readColours(context)
}
