import { useRef } from 'react'
import { defaultEndDate } from 'shared/domain/sessions/recurrence'
import type { SessionFormApi } from '../SessionFormApi.ts'

/**
 * Moves the end of a series to one year after its start, until the user sets the end. Keeps an end that the form was
 * opened with.
 */
export function useEndDate(form: SessionFormApi) {
  const isEndChosen = useRef(form.getValues('endDate') !== null)

  function moveEndDate() {
    const { recurrence, startDate } = form.getValues()
    if (isEndChosen.current || recurrence === 'ONCE' || !startDate) return
    form.setValue('endDate', defaultEndDate(startDate), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  }

  return {
    moveEndDate,
    handleEndChange: () => {
      isEndChosen.current = true
    },
  }
}
