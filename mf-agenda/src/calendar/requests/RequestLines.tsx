import { useRef } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { Box, useKeptFocus } from 'shared/ui'
import type { CalendarOrigin } from '../../agendaPath.ts'
import { usePractitionerName } from '../usePractitionerName.ts'
import { RequestLine } from './RequestLine.tsx'

interface RequestLinesProps {
  requests: readonly ShortSession[]
  routerState: CalendarOrigin
  onRefuse: (request: ShortSession) => void
}

/** Lists the requests. When a request is validated or refused, the first remaining request takes the focus. */
export function RequestLines({ requests, routerState, onRefuse }: RequestLinesProps) {
  const practitionerOf = usePractitionerName(requests)
  const list = useRef<HTMLUListElement>(null)
  const keptFocus = useKeptFocus(list, () => list.current?.querySelector('button')?.focus())
  return (
    <Box component="ul" ref={list} {...keptFocus} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {requests.map((request) => (
        <RequestLine
          key={request.id}
          request={request}
          practitioner={practitionerOf(request)}
          routerState={routerState}
          onRefuse={() => onRefuse(request)}
        />
      ))}
    </Box>
  )
}
