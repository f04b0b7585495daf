import type { PublicSessionType } from 'shared/contracts/directory/therapist'
import { isDay } from 'shared/domain/calendar/day'
import { defaultEnd } from 'shared/domain/sessions/session'
import { useQueryParams } from 'shared/router'

const timeOf = (text: string | null) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text ?? '') ? (text ?? '') : '')

export type SlotChange = Partial<Record<'date' | 'startTime' | 'sessionTypeId' | 'clubId', string>>

/**
 * Returns the selected slot. The URL contains it, so that it is still selected after a reload and with the back button.
 * The end is computed from the length of the session type.
 */
export function useSelectedSlot(types: readonly PublicSessionType[] | undefined, timeZone: string | undefined) {
  const [params, changeParams] = useQueryParams()
  const typeParam = params.get('sessionTypeId')
  const type = typeParam ? types?.find(({ id }) => id === typeParam) : types?.[0]
  const date = params.get('date') ?? ''
  const startTime = timeOf(params.get('startTime'))

  const clubs = type?.clubs ?? []
  const clubParam = params.get('clubId')
  const club = clubParam ? clubs.find(({ id }) => id === clubParam) : clubs[0]

  const changeSlot = (change: SlotChange) => changeParams({ ...change, endTime: '' })

  return {
    therapistId: params.get('therapistId') ?? '',
    date: isDay(date) ? date : '',
    startTime,
    endTime: startTime && defaultEnd(startTime, type?.duration),
    type,
    /**
     * The club in the URL, or by default the first club of the session type. Undefined if the type has no clubs, or is
     * not offered at the club in the URL.
     */
    club,
    /** Whether the session type in the URL is no longer offered; no other type is selected instead. */
    isTypeGone: types !== undefined && typeParam !== null && type === undefined,
    /** Whether the club in the URL does not offer the session type; no other club is selected instead. */
    isClubGone: type !== undefined && clubParam !== null && clubParam !== '' && club === undefined,
    /** The practice's time zone; undefined while it is loading. */
    timeZone,
    choose: changeSlot,
  }
}

export type SelectedSlot = ReturnType<typeof useSelectedSlot>
