import type { ChangeSettingKey, ReadSettingKey } from 'shared/contracts/routes/accounts/practiceSettings'
import { practiceSettingNames, type PracticeSettingName } from 'shared/contracts/accounts/practiceSettings'
import { etagOf } from '../../../etag.ts'
import type { Call, Handlers } from '../../../handlers.ts'
import { changePracticeSetting, readPracticeSetting, type VersionedSetting } from './practiceSettings.service.ts'

type SettingCall = Pick<Call<ReadSettingKey | ChangeSettingKey>, 'reply'>

function respondWithEtag({ reply }: SettingCall, { setting, version }: VersionedSetting) {
  void reply.header('etag', etagOf({ version }))
  return setting
}

const settingHandlersOf = (name: PracticeSettingName) => [
  [
    `GET /user/personalize/${name}`,
    async (call: Call<ReadSettingKey>) => respondWithEtag(call, await readPracticeSetting(call.tx, name)),
  ] as const,
  [
    `POST /user/personalize/${name}`,
    async (call: Call<ChangeSettingKey>) =>
      respondWithEtag(call, await changePracticeSetting(call, name, call.body, call.request.headers['if-match'])),
  ] as const,
]

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names of the keys
export const practiceSettingHandlers = Object.fromEntries(
  practiceSettingNames.flatMap(settingHandlersOf),
) as unknown as Pick<Handlers, ReadSettingKey | ChangeSettingKey>
