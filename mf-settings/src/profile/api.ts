import { call, ifMatch } from 'shared/client'
import type { Profile, ProfileInput } from 'shared/contracts/accounts/user'

export const readProfile = (signal?: AbortSignal) => call('GET /user', { signal })
/** Fails with 412 when the profile has changed since `knownProfile` was read. */
export const saveProfile = (knownProfile: Profile, body: ProfileInput, personalBankSettings?: boolean) =>
  call('PUT /user', {
    body,
    query: personalBankSettings === undefined ? {} : { personalBankSettings: personalBankSettings ? 'true' : 'false' },
    headers: ifMatch(knownProfile),
  })
