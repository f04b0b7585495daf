import { callWithEtag } from 'shared/client'
import type { ColourSettings } from 'shared/contracts/agenda/agenda'
import type { PracticeSettingValue } from 'shared/contracts/accounts/practiceSettingSchemas'
import type { OpeningHours } from 'shared/contracts/accounts/user'
import type { PracticeSettingName } from 'shared/contracts/accounts/practiceSettings'

/** ETag of the data that was read; a change sends it in If-Match. */
interface Versioned {
  etag: string | undefined
}

/** Opening hours with their ETag. */
export interface SavedHours extends Versioned {
  intervals: OpeningHours
}

const ifMatchHeaders = ({ etag }: Versioned): Record<string, string> => (etag === undefined ? {} : { 'If-Match': etag })

export async function readOpeningHours(signal?: AbortSignal): Promise<SavedHours> {
  const { body, etag } = await callWithEtag('GET /user/personalize/opening-hours', { signal })
  return { intervals: body, etag }
}

/** Fails with 412 when the hours have changed since `seen` was read. */
export async function saveOpeningHours(seen: SavedHours, intervals: OpeningHours): Promise<SavedHours> {
  const { body, etag } = await callWithEtag('PUT /user/personalize/opening-hours', {
    body: intervals,
    headers: ifMatchHeaders(seen),
  })
  return { intervals: body, etag }
}

export type SavedColours = ColourSettings & Versioned

export async function readColours(signal?: AbortSignal): Promise<SavedColours> {
  const { body, etag } = await callWithEtag('GET /user/personalize/colors', { signal })
  return { ...body, etag }
}

/** Fails with 412 when the colours have changed since `seen` was read. */
export async function saveColours(seen: SavedColours, settings: ColourSettings): Promise<SavedColours> {
  const { body, etag } = await callWithEtag('POST /user/personalize/colors', {
    body: settings,
    headers: ifMatchHeaders(seen),
  })
  return { ...body, etag }
}

export type SavedSetting = PracticeSettingValue & Versioned

export async function readPracticeSetting(name: PracticeSettingName, signal?: AbortSignal): Promise<SavedSetting> {
  const { body, etag } = await callWithEtag(`GET /user/personalize/${name}`, { signal })
  return { ...body, etag }
}

/** Fails with 412 when the setting has changed since `seen` was read. */
export async function savePracticeSetting(
  name: PracticeSettingName,
  seen: SavedSetting,
  setting: PracticeSettingValue,
): Promise<SavedSetting> {
  const { body, etag } = await callWithEtag(`POST /user/personalize/${name}`, {
    body: setting,
    headers: ifMatchHeaders(seen),
  })
  return { ...body, etag }
}
