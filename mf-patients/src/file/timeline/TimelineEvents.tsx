import { useEffect, useRef } from 'react'
import { keepPreviousData, useQuery } from 'shared/client'
import { Box, Button, LoadFailed, Pending, Typography } from 'shared/ui'
import { fileKey } from '../../keys.ts'
import { readTimeline } from '../api.ts'
import { TimelineLine } from './TimelineLine.tsx'

interface TimelineEventsProps {
  patientId: string
  /** Kinds of events, separated by commas; empty for all kinds. */
  kinds: string
  /** Cursor `next` of the previous page; undefined for the first page. */
  before?: string
  /** Page number, starting at 1. */
  page: number
  /** Number of pages to load. */
  pageCount: number
  onMore: () => void
}

/**
 * Page of events and, recursively, the following pages. Each page starts at the cursor that the previous page returned.
 */
export function TimelineEvents(props: TimelineEventsProps) {
  const { patientId, kinds, before, page, pageCount, onMore } = props
  const { data, isError, refetch } = useQuery({
    queryKey: [...fileKey(patientId, 'timeline'), kinds, before],
    queryFn: ({ signal }) => readTimeline(patientId, { ...(kinds && { kinds }), ...(before && { before }) }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const list = useRef<HTMLOListElement>(null)
  const isLoaded = data !== undefined
  // Moves the focus to the new list, because the button that loaded it is unmounted.
  useEffect(() => {
    if (isLoaded && page > 1) list.current?.focus()
  }, [isLoaded, page])

  if (isError && !data)
    return <LoadFailed onRetry={() => void refetch()}>La chronologie n'a pas pu être chargée.</LoadFailed>
  if (!data) return <Pending rows={4} />
  if (data.content.length === 0 && page === 1)
    return (
      <Typography color="textSecondary">{kinds ? 'Rien de tel dans ce dossier.' : "Rien pour l'instant."}</Typography>
    )
  return (
    <>
      <Box
        component="ol"
        ref={list}
        tabIndex={-1}
        aria-label={page === 1 ? 'Événements' : `Événements, suite ${page - 1}`}
        sx={{ listStyle: 'none', m: 0, p: 0, outline: 'none' }}
      >
        {data.content.map((event) => (
          <TimelineLine key={event.id} event={event} />
        ))}
      </Box>
      {data.next !== null && page < pageCount && <TimelineEvents {...props} before={data.next} page={page + 1} />}
      {data.next !== null && page === pageCount && (
        <Button sx={{ mt: 1, ml: -1 }} onClick={onMore}>
          Voir plus
        </Button>
      )}
    </>
  )
}
