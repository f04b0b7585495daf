import type { ColourSettings } from 'shared/domain/calendarColour'
import { call, useQuery } from 'shared/client'
import { listKey } from 'shared/lists'
import { useRights } from 'shared/session'

const coloursByState: ColourSettings = { type: 'DEFAULT', colors: [] }

/**
 * Returns the colour settings of the member; colours by state until they are loaded. Colours by therapist apply only in
 * the offer Ultime, since a practice with another offer has one therapist.
 */
export function useColours(): ColourSettings {
  const { offer } = useRights()
  const { data = coloursByState } = useQuery({
    queryKey: listKey.calendarColours,
    queryFn: ({ signal }) => call('GET /user/personalize/colors', { signal }),
    staleTime: 5 * 60_000,
  })
  return data.type === 'THERAPISTS' && offer !== 'ULTIME' ? coloursByState : data
}
