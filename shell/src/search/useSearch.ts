import { useEffect, useMemo, useState } from 'react'
import { isOpenTo } from 'shared/domain/accounts/access'
import { keepPreviousData, useQuery } from 'shared/client'
import { minSearchLength, searchPrivileges } from 'shared/contracts/searchAccess'
import { useRights } from 'shared/session'
import { useActions, useMenu, usePages } from '../registry/areaRoutes.ts'
import { findByText } from './api.ts'
import { groupFoundResults, groupLocalResults, type ResultGroup } from './resultGroups.ts'

const debounceMs = 150

function useDebounced(text: string): string {
  const [debouncedText, setDebouncedText] = useState(text)
  useEffect(() => {
    const timeout = setTimeout(() => setDebouncedText(text), debounceMs)
    return () => clearTimeout(timeout)
  }, [text])
  return debouncedText
}

interface Search {
  groups: readonly ResultGroup[]
  /** Whether the API's results are those of the typed text; until then they are those of a former text, or none. */
  isSettled: boolean
  error: unknown
}

/** Searches by the typed text; `isUrgent` searches without waiting for further typing. */
export function useSearch(typedText: string, isUrgent: boolean): Search {
  const text = typedText.trim()
  const debouncedText = useDebounced(text)
  const searchedText = isUrgent ? text : debouncedText
  const rights = useRights()
  const [menu, actions, pages] = [useMenu(), useActions(), usePages()]
  const canSearch = text.length >= minSearchLength && isOpenTo({ anyPrivilege: searchPrivileges }, rights)
  const query = useQuery({
    queryKey: ['search', searchedText],
    queryFn: ({ signal }) => findByText(searchedText, signal),
    enabled: canSearch && searchedText.length >= minSearchLength,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 5_000,
    gcTime: 60_000,
  })
  const foundResults = canSearch ? query.data : undefined
  const groups = useMemo(
    () => [...groupFoundResults(foundResults?.groups ?? [], menu), ...groupLocalResults(text, { actions, pages })],
    [foundResults, text, menu, actions, pages],
  )
  return {
    groups,
    isSettled: !canSearch || (searchedText === text && !query.isPlaceholderData && !query.isPending),
    error: canSearch ? query.error : null,
  }
}
