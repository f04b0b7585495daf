import { useState } from 'react'
import { isGone } from './GonePage.tsx'

interface Subject {
  data: unknown
  error: unknown
  isFetching: boolean
}

/** Whether the subject of a page is there; undefined as long as that is not known. */
export function isThere({ data, error, isFetching }: Subject): boolean | undefined {
  if (isGone(error)) return false
  return data !== undefined && error === null && !isFetching ? true : undefined
}

/**
 * What a page shows once its subject is not there: `GonePage` where it never was (`isGone`), `DeletedNotice` above what it
 * shows where it was and somebody has typed in it (`isDeleted`). `key` names the subject.
 */
export function useGone(key: string, found: boolean | undefined): { isGone: boolean; isDeleted: boolean } {
  const [shownKey, setShownKey] = useState<string>()
  if (found === true && shownKey !== key) setShownKey(key)
  const wasThere = shownKey === key
  return { isGone: found === false && !wasThere, isDeleted: found === false && wasThere }
}
