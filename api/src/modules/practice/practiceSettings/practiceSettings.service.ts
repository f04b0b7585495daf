import type { PracticeSettingValue } from 'shared/contracts/accounts/practiceSettingSchemas'
import { practiceSettings, type PracticeSettingName } from 'shared/contracts/accounts/practiceSettings'
import { auditMember } from '../../../audit.ts'
import { contentVersion } from '../../../contentVersion.ts'
import type { Tx } from '../../../db.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { findPracticeSetting, lockPracticeSetting, updatePracticeSetting } from './practiceSettings.sql.ts'

export interface VersionedSetting {
  setting: PracticeSettingValue
  version: string
}

function withVersion(name: PracticeSettingName, value: number): VersionedSetting {
  const setting: PracticeSettingValue = { [practiceSettings[name].field]: value }
  return { setting, version: contentVersion(setting) }
}

function settingValueOf(name: PracticeSettingName, setting: PracticeSettingValue): number {
  const value = setting[practiceSettings[name].field]
  if (value === undefined) throw new Error(`Setting without a value: ${name}`)
  return value
}

export const readPracticeSetting = async (tx: Tx, name: PracticeSettingName): Promise<VersionedSetting> =>
  withVersion(name, await findPracticeSetting(tx, name))

/** Changes a setting of the practice. Throws 412 if the caller names an outdated version. */
export async function changePracticeSetting(
  context: MemberContext,
  name: PracticeSettingName,
  setting: PracticeSettingValue,
  ifMatch: string | undefined,
): Promise<VersionedSetting> {
  const { tx, member } = context
  const { audit } = practiceSettings[name]
  const value = settingValueOf(name, setting)
  refuseOutdatedVersion(ifMatch, withVersion(name, await lockPracticeSetting(tx, name)))
  await updatePracticeSetting(tx, name, value)
  await auditMember(context, {
    act: audit.act,
    entity: 'tenant',
    entityId: member.tenantId,
    details: { [audit.detail]: value },
  })
  return withVersion(name, value)
}
