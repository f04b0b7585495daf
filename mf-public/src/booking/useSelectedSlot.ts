import type { PublicSessionType } from 'shared/contracts/therapist'
import { isDay } from 'shared/domain/calendar/day'
import { defaultEnd } from 'shared/domain/sessions/session'
import { useSearchParams } from 'shared/router'

const timeOf = (text: string | null) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text ?? '') ? (text ?? '') : '')

type Change = Partial<Record<'date' | 'startTime' | 'sessionTypeId', string>>

/** The slot asked for, held by the address: it outlives a reload and the way back. The end follows the type's length. */
export function useWanted(types: readonly PublicSessionType[] | undefined) {
  const [params, setParams] = useSearchParams()
  const type = types?.find(({ id }) => id === params.get('sessionTypeId')) ?? types?.[0]
  const asked = params.get('date') ?? ''
  const startTime = timeOf(params.get('startTime'))

  const choose = (change: Change) =>
    setParams(
      (former) => {
        for (const [name, value] of Object.entries(change)) former.set(name, value)
        former.delete('endTime')
        return former
      },
      { replace: true },
    )

  return {
    therapistId: params.get('therapistId') ?? '',
    date: isDay(asked) ? asked : '',
    startTime,
    endTime: startTime && defaultEnd(startTime, type?.duration),
    type,
    choose,
  }
}

export type Wanted = ReturnType<typeof useWanted>
