import { callWithEtag } from 'shared/client'
import type { ColourSettings } from 'shared/contracts/agenda/agenda'
import type { PracticeSettingValue } from 'shared/contracts/accounts/practiceSettingSchemas'
import type { OpeningHours } from 'shared/contracts/accounts/user'
import type { PracticeSettingName } from 'shared/contracts/accounts/practiceSettings'

/** ETag of the data that was read; a change sends it in If-Match. */
interface WithEtag {
  etag: string | undefined
}

/** Opening hours with their ETag. */
export interface SavedHours extends WithEtag {
  intervals: OpeningHours
}

const ifMatchHeaders = ({ etag }: WithEtag): Record<string, string> => (etag === undefined ? {} : { 'If-Match': etag })

export async function readOpeningHours(signal?: AbortSignal): Promise<SavedHours> {
  const { body, etag } = await callWithEtag('GET /user/personalize/opening-hours', { signal })
  return { intervals: body, etag }
}

/** Fails with 412 when the hours have changed since `knownHours` was read. */
export async function saveOpeningHours(knownHours: SavedHours, intervals: OpeningHours): Promise<SavedHours> {
  const { body, etag } = await callWithEtag('PUT /user/personalize/opening-hours', {
    body: intervals,
    headers: ifMatchHeaders(knownHours),
  })
  return { intervals: body, etag }
}

export type SavedColours = ColourSettings & WithEtag

export async function readColours(signal?: AbortSignal): Promise<SavedColours> {
  const { body, etag } = await callWithEtag('GET /user/personalize/colors', { signal })
  return { ...body, etag }
}

/** Fails with 412 when the colours have changed since `knownColours` was read. */
export async function saveColours(knownColours: SavedColours, settings: ColourSettings): Promise<SavedColours> {
  const { body, etag } = await callWithEtag('POST /user/personalize/colors', {
    body: settings,
    headers: ifMatchHeaders(knownColours),
  })
  return { ...body, etag }
}

export type SavedSetting = PracticeSettingValue & WithEtag

export async function readPracticeSetting(name: PracticeSettingName, signal?: AbortSignal): Promise<SavedSetting> {
  const { body, etag } = await callWithEtag(`GET /user/personalize/${name}`, { signal })
  return { ...body, etag }
}

/** Fails with 412 when the setting has changed since `knownSetting` was read. */
export async function savePracticeSetting(
  name: PracticeSettingName,
  knownSetting: SavedSetting,
  setting: PracticeSettingValue,
): Promise<SavedSetting> {
  const { body, etag } = await callWithEtag(`POST /user/personalize/${name}`, {
    body: setting,
    headers: ifMatchHeaders(knownSetting),
  })
  return { ...body, etag }
}
