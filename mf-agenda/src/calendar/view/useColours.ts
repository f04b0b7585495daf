import type { ColourSettings } from 'shared/domain/calendarColour'
import { call, useQuery } from 'shared/client'
import { listKey } from 'shared/lists'
import { useRights } from 'shared/session'

const byState: ColourSettings = { type: 'DEFAULT', colors: [] }

/** The member's colour settings; by state until they are loaded. Colours by therapist apply to Ultime only, where there are several. */
export function useColours(): ColourSettings {
  const { offer } = useRights()
  const { data = byState } = useQuery({
    queryKey: listKey.calendarColours,
    queryFn: ({ signal }) => call('GET /user/personalize/colors', { signal }),
    staleTime: 5 * 60_000,
  })
  return data.type === 'THERAPISTS' && offer !== 'ULTIME' ? byState : data
}
