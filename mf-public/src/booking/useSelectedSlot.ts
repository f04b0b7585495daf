import type { PublicSessionType } from 'shared/contracts/directory/therapist'
import { isDay } from 'shared/domain/calendar/day'
import { defaultEnd } from 'shared/domain/sessions/session'
import { useQueryParams } from 'shared/router'

const timeOf = (text: string | null) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text ?? '') ? (text ?? '') : '')

export type Change = Partial<Record<'date' | 'startTime' | 'sessionTypeId' | 'clubId', string>>

/** The selected slot, kept in the URL: a reload and going back find it again. Its end follows from the length of the session type. */
export function useSelectedSlot(types: readonly PublicSessionType[] | undefined, timeZone: string | undefined) {
  const [params, changeParams] = useQueryParams()
  const wantedType = params.get('sessionTypeId')
  const type = wantedType ? types?.find(({ id }) => id === wantedType) : types?.[0]
  const date = params.get('date') ?? ''
  const startTime = timeOf(params.get('startTime'))

  const clubs = type?.clubs ?? []
  const wantedClub = params.get('clubId')
  const club = wantedClub ? clubs.find(({ id }) => id === wantedClub) : clubs[0]

  const choose = (change: Change) => changeParams({ ...change, endTime: '' })

  return {
    therapistId: params.get('therapistId') ?? '',
    date: isDay(date) ? date : '',
    startTime,
    endTime: startTime && defaultEnd(startTime, type?.duration),
    type,
    /** Club of the session: the first of the type's clubs until another is chosen; undefined for a type without any. */
    club,
    /** The type of the URL is no longer offered; it is not replaced by another. */
    isTypeGone: types !== undefined && wantedType !== null && type === undefined,
    /** The type is not, or no longer, offered at the club of the URL; it is not replaced by another. */
    isClubGone: type !== undefined && wantedClub !== null && wantedClub !== '' && club === undefined,
    /** The practice's; undefined while it is not known. */
    timeZone,
    choose,
  }
}

export type SelectedSlot = ReturnType<typeof useSelectedSlot>
