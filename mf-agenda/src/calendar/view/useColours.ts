import type { ColourSettings } from 'shared/domain/calendarColour'
import { call, useQuery } from 'shared/client'
import { useRights } from 'shared/session'
import { calendarColoursKey } from '../../keys.ts'

const byState: ColourSettings = { type: 'DEFAULT', colors: [] }

/** How the member colours the calendar; by state until it is known. Colours of therapists make sense where there are several: on Ultime. */
export function useColours(): ColourSettings {
  const { offer } = useRights()
  const { data = byState } = useQuery({
    queryKey: calendarColoursKey,
    queryFn: ({ signal }) => call('GET /user/personalize/colors', { signal }),
    staleTime: 5 * 60_000,
  })
  return data.type === 'THERAPISTS' && offer !== 'ULTIME' ? byState : data
}
