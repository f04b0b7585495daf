import { useEffect, useEffectEvent, useRef } from 'react'
import type { Day } from 'shared/domain/calendar/day'
import type { Time } from 'shared/domain/calendar/time'
import type { SessionFormApi } from '../SessionFormApi.ts'
import type { useEndTime } from './useEndTime.ts'

export interface ChosenSlot {
  day: Day
  startTime?: Time
  endTime?: Time
}

interface ChosenSlotOptions {
  isNew: boolean
  /** Slot in the URL, which changes when the user presses another free time of the agenda behind the panel. */
  slot: ChosenSlot
  endTime: ReturnType<typeof useEndTime>
}

/** Focuses the patient, the first field to fill in; if the form has no patient field, the title keeps the focus. */
const focusPatient = () => document.getElementById('patientId')?.focus({ preventScroll: true })

/**
 * Focuses the patient of a new session. When the user presses another free time of the agenda, moves the new session
 * there and keeps the typed input.
 */
export function useChosenSlot(form: SessionFormApi, { isNew, slot, endTime }: ChosenSlotOptions) {
  const slotKey = `${slot.day} ${slot.startTime ?? ''} ${slot.endTime ?? ''}`
  const usedSlotKey = useRef(slotKey)

  const followSlot = useEffectEvent((chosenSlotKey: string) => {
    if (!isNew) return
    focusPatient()
    if (usedSlotKey.current === chosenSlotKey) return
    usedSlotKey.current = chosenSlotKey
    const options = { shouldDirty: form.formState.isDirty, shouldValidate: form.formState.isSubmitted }
    form.setValue('startDate', slot.day, options)
    if (slot.startTime === undefined) return
    form.setValue('startTime', slot.startTime, options)
    if (slot.endTime === undefined) {
      endTime.handleStartChange()
    } else {
      form.setValue('endTime', slot.endTime, options)
      endTime.handleEndChange()
    }
  })
  useEffect(() => followSlot(slotKey), [slotKey])
}
