import { useEffect, useEffectEvent } from 'react'
import type { BillableSession } from 'shared/contracts/finance/billableSession'
import { useWatch } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import { useBillableSessions } from './api.ts'
import { isSelectable } from './billableRow.ts'
import { sessionListKey } from './draft/draft.ts'
import type { Draft } from './draft/draft.ts'

/**
 * Sessions that simplified mode lists. On the first display of a list, all but the billed ones are chosen; a session
 * that was billed meanwhile is deselected.
 */
export function useSessionRows({ control, getValues, setValue }: UseFormReturn<Draft>) {
  const [patientId, payerId, startDate, endDate, sessionsTherapistId] = useWatch({
    control,
    name: ['patientId', 'payerId', 'startDate', 'endDate', 'sessionsTherapistId'],
  })
  const isComplete = patientId !== null && startDate !== '' && startDate <= endDate
  const sessions = useBillableSessions(
    isComplete
      ? {
          patientId,
          startDate,
          endDate,
          ...(payerId !== null && { payerId }),
          ...(sessionsTherapistId !== null && { therapistId: sessionsTherapistId }),
        }
      : undefined,
  )
  const key = sessionListKey({ patientId, payerId, startDate, endDate, sessionsTherapistId })

  const choose = useEffectEvent((rows: readonly BillableSession[]) => {
    const selectable = rows.filter(isSelectable).map(({ id }) => id)
    const { chosenFrom, simplifiedBillingContent: chosen } = getValues()
    const left = chosenFrom === key ? chosen.filter((id) => selectable.includes(id)) : selectable
    if (chosenFrom === key && left.length === chosen.length) return
    setValue('simplifiedBillingContent', left)
    setValue('chosenFrom', key)
  })
  useEffect(() => {
    if (sessions.data) choose(sessions.data)
  }, [sessions.data])

  return sessions
}
