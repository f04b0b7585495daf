import { useState } from 'react'
import { isGone } from './GonePage.tsx'

interface RecordQuery {
  data: unknown
  error: unknown
  isFetching: boolean
}

/** Whether the record of a page exists; undefined while unknown. */
export function doesRecordExist({ data, error, isFetching }: RecordQuery): boolean | undefined {
  if (isGone(error)) return false
  return data !== undefined && error === null && !isFetching ? true : undefined
}

/**
 * Returns how a page shows that its record is missing: as `GonePage` if the record was missing from the start
 * (`isGone`), or with `DeletedNotice` above the page if it was deleted while the page was open (`isDeleted`). `key`
 * identifies the record.
 */
export function useMissingRecord(key: string, doesExist: boolean | undefined): { isGone: boolean; isDeleted: boolean } {
  const [existingKey, setExistingKey] = useState<string>()
  if (doesExist === true && existingKey !== key) setExistingKey(key)
  const didExist = existingKey === key
  return { isGone: doesExist === false && !didExist, isDeleted: doesExist === false && didExist }
}
