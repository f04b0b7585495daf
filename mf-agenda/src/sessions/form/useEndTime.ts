import { useRef } from 'react'
import { defaultEnd } from 'shared/domain/sessions/session'
import type { SessionFormApi } from '../SessionFormApi.ts'

/** Moves the end with the start by the session's length, until the user sets the end. */
export function useEndTime(form: SessionFormApi, firstLength: number | undefined, isChosen: boolean) {
  const isEndChosen = useRef(isChosen)
  const length = useRef(firstLength)

  function follow() {
    const startTime = form.getValues('startTime')
    if (isEndChosen.current || !startTime) return
    form.setValue('endTime', defaultEnd(startTime, length.current), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  }

  return {
    startChanged: follow,
    endChanged: () => {
      isEndChosen.current = true
    },
    lengthChanged: (minutes: number | undefined) => {
      length.current = minutes
      follow()
    },
  }
}
