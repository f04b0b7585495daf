import { useState } from 'react'
import { isGone } from './GonePage.tsx'

interface Subject {
  data: unknown
  error: unknown
  isFetching: boolean
}

/** Whether the record of a page exists; undefined while unknown. */
export function doesRecordExist({ data, error, isFetching }: Subject): boolean | undefined {
  if (isGone(error)) return false
  return data !== undefined && error === null && !isFetching ? true : undefined
}

/**
 * The notices of a missing subject: `GonePage` if it never existed (`isGone`), `DeletedNotice` above the page if it was
 * deleted while somebody has typed in it (`isDeleted`). `key` identifies the subject.
 */
export function useMissingRecord(key: string, doesExist: boolean | undefined): { isGone: boolean; isDeleted: boolean } {
  const [existingKey, setExistingKey] = useState<string>()
  if (doesExist === true && existingKey !== key) setExistingKey(key)
  const didExist = existingKey === key
  return { isGone: doesExist === false && !didExist, isDeleted: doesExist === false && didExist }
}
