import { useRef } from 'react'
import { defaultEnd } from 'shared/domain/sessions/session'
import type { SessionFormApi } from '../SessionFormApi.ts'

/** Moves the end with the start, so that the session keeps its length, until the user sets the end. */
export function useEndTime(
  form: SessionFormApi,
  initialLengthMinutes: number | undefined,
  isEndInitiallyChosen: boolean,
) {
  const isEndChosen = useRef(isEndInitiallyChosen)
  const lengthMinutes = useRef(initialLengthMinutes)

  function moveEndTime() {
    const startTime = form.getValues('startTime')
    if (isEndChosen.current || !startTime) return
    form.setValue('endTime', defaultEnd(startTime, lengthMinutes.current), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  }

  return {
    handleStartChange: moveEndTime,
    handleEndChange: () => {
      isEndChosen.current = true
    },
    handleLengthChange: (minutes: number | undefined) => {
      lengthMinutes.current = minutes
      moveEndTime()
    },
  }
}
