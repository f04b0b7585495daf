import { useEffect, useEffectEvent } from 'react'
import type { BillableSession } from 'shared/contracts/finance/billableSession'
import { useWatch } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import { useBillableSessions } from './api.ts'
import { isSelectable } from './billableRow.ts'
import { sessionListKey } from './draft/draft.ts'
import type { Draft } from './draft/draft.ts'

/**
 * Loads the sessions of the list in simplified mode. When a list is first loaded, all its billable sessions are selected;
 * when it is reloaded, sessions that were billed in the meantime are deselected.
 */
export function useSessionRows({ control, getValues, setValue }: UseFormReturn<Draft>) {
  const [patientId, payerId, startDate, endDate, sessionsTherapistId] = useWatch({
    control,
    name: ['patientId', 'payerId', 'startDate', 'endDate', 'sessionsTherapistId'],
  })
  const hasPatientAndPeriod = patientId !== null && startDate !== '' && startDate <= endDate
  const sessions = useBillableSessions(
    hasPatientAndPeriod
      ? {
          patientId,
          startDate,
          endDate,
          ...(payerId !== null && { payerId }),
          ...(sessionsTherapistId !== null && { therapistId: sessionsTherapistId }),
        }
      : undefined,
  )
  const listKey = sessionListKey({ patientId, payerId, startDate, endDate, sessionsTherapistId })

  const selectSessions = useEffectEvent((rows: readonly BillableSession[]) => {
    const selectableIds = rows.filter(isSelectable).map(({ id }) => id)
    const { selectionListKey, simplifiedBillingContent: selectedIds } = getValues()
    const nextSelectedIds =
      selectionListKey === listKey ? selectedIds.filter((id) => selectableIds.includes(id)) : selectableIds
    if (selectionListKey === listKey && nextSelectedIds.length === selectedIds.length) return
    setValue('simplifiedBillingContent', nextSelectedIds)
    setValue('selectionListKey', listKey)
  })
  useEffect(() => {
    if (sessions.data) selectSessions(sessions.data)
  }, [sessions.data])

  return sessions
}
