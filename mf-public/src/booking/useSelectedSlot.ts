import type { PublicSessionType } from 'shared/contracts/directory/therapist'
import { isDay } from 'shared/domain/calendar/day'
import { defaultEnd } from 'shared/domain/sessions/session'
import { useQueryParams } from 'shared/router'

const timeOf = (text: string | null) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text ?? '') ? (text ?? '') : '')

export type SlotChange = Partial<Record<'date' | 'startTime' | 'sessionTypeId' | 'clubId', string>>

/** The selected slot, kept in the URL, so that a reload and going back restore it. Its end follows from the length of the session type. */
export function useSelectedSlot(types: readonly PublicSessionType[] | undefined, timeZone: string | undefined) {
  const [params, changeParams] = useQueryParams()
  const wantedType = params.get('sessionTypeId')
  const type = wantedType ? types?.find(({ id }) => id === wantedType) : types?.[0]
  const date = params.get('date') ?? ''
  const startTime = timeOf(params.get('startTime'))

  const clubs = type?.clubs ?? []
  const wantedClub = params.get('clubId')
  const club = wantedClub ? clubs.find(({ id }) => id === wantedClub) : clubs[0]

  const changeSlot = (change: SlotChange) => changeParams({ ...change, endTime: '' })

  return {
    therapistId: params.get('therapistId') ?? '',
    date: isDay(date) ? date : '',
    startTime,
    endTime: startTime && defaultEnd(startTime, type?.duration),
    type,
    /** Club of the session: the first club of the session type by default; undefined if no club offers it. */
    club,
    /** Whether the session type in the URL is no longer offered; it is not replaced by another one. */
    isTypeGone: types !== undefined && wantedType !== null && type === undefined,
    /** Whether the club in the URL does not offer the session type; it is not replaced by another one. */
    isClubGone: type !== undefined && wantedClub !== null && wantedClub !== '' && club === undefined,
    /** The practice's time zone; undefined while it is loading. */
    timeZone,
    choose: changeSlot,
  }
}

export type SelectedSlot = ReturnType<typeof useSelectedSlot>
