import { call, callWithEtag, ifMatch } from 'shared/client'
import type { OpeningHours, Profile, ProfileInput } from 'shared/contracts/user'

/** The opening hours as they were read, with the version to change. */
export interface SavedHours {
  intervals: OpeningHours
  etag: string | undefined
}

export const readProfile = (signal?: AbortSignal) => call('GET /user', { signal })
/** Refused with 412 when the profile is no longer in the version that was seen. */
export const saveProfile = (seen: Profile, body: ProfileInput, personalBankSettings?: boolean) =>
  call('PUT /user', {
    body,
    query: personalBankSettings === undefined ? {} : { personalBankSettings: personalBankSettings ? 'true' : 'false' },
    headers: ifMatch(seen),
  })

export async function readOpeningHours(signal?: AbortSignal): Promise<SavedHours> {
  const { body, etag } = await callWithEtag('GET /user/personalize/opening-hours', { signal })
  return { intervals: body, etag }
}

/** Refused with 412 when the hours are no longer those that were seen. */
export async function saveOpeningHours(seen: SavedHours, intervals: OpeningHours): Promise<SavedHours> {
  const { body, etag } = await callWithEtag('PUT /user/personalize/opening-hours', {
    body: intervals,
    headers: seen.etag === undefined ? {} : { 'If-Match': seen.etag },
  })
  return { intervals: body, etag }
}
