import { useRef } from 'react'
import { defaultEnd } from 'shared/domain/sessions/session'
import type { SessionFormApi } from '../SessionFormApi.ts'

/** The end follows the start by the session's length, until it is set by hand. */
export function useEndTime(form: SessionFormApi, firstLength: number | undefined, isChosen: boolean) {
  const chosen = useRef(isChosen)
  const length = useRef(firstLength)

  function follow() {
    const startTime = form.getValues('startTime')
    if (chosen.current || !startTime) return
    form.setValue('endTime', defaultEnd(startTime, length.current), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  }

  return {
    startChanged: follow,
    endChanged: () => {
      chosen.current = true
    },
    lengthChanged: (minutes: number | undefined) => {
      length.current = minutes
      follow()
    },
  }
}
