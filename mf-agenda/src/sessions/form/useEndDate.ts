import { useRef } from 'react'
import { defaultEndDate } from 'shared/domain/sessions/recurrence'
import type { SessionFormApi } from '../SessionFormApi.ts'

/**
 * Keeps the end of a series a year after its start until the user sets it. An end that the form was opened with is
 * not changed.
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
