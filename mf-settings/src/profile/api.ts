import { call, ifMatch } from 'shared/client'
import type { Profile, ProfileInput } from 'shared/contracts/accounts/user'

export const readProfile = (signal?: AbortSignal) => call('GET /user', { signal })
/** Refused with 412 when the profile is no longer in the version that was seen. */
export const saveProfile = (seen: Profile, body: ProfileInput, personalBankSettings?: boolean) =>
  call('PUT /user', {
    body,
    query: personalBankSettings === undefined ? {} : { personalBankSettings: personalBankSettings ? 'true' : 'false' },
    headers: ifMatch(seen),
  })
