import type { ColourSettings } from 'shared/domain/calendarColour'
import { call } from 'shared/client'
import { useRights } from 'shared/session'
import { useQuery } from 'shared/ui/data'

const byState: ColourSettings = { type: 'DEFAULT', colors: [] }

/** How the member colours the calendar; by state until it is known. Colours of therapists make sense where there are several: on Ultime. */
export function useColours(): ColourSettings {
  const { offer } = useRights()
  const { data = byState } = useQuery({
    queryKey: ['calendarColours'],
    queryFn: ({ signal }) => call('GET /user/personalize/colors', { signal }),
    staleTime: 5 * 60_000,
  })
  return data.type === 'THERAPISTS' && offer !== 'ULTIME' ? byState : data
}
