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
  /** Slot in the address: it changes when another free time of the agenda behind the panel is pressed. */
  slot: ChosenSlot
  endTime: ReturnType<typeof useEndTime>
}

/** The patient is what is typed first in a new session; without a patient, the title of the form keeps the focus. */
const focusPatient = () => document.getElementById('patientId')?.focus({ preventScroll: true })

/**
 * Focuses the patient of a new session. Another free time that is pressed in the agenda moves the new session there, with
 * all that was typed.
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
