import { useRef } from 'react'
import { defaultEndDate } from 'shared/domain/sessions/recurrence'
import type { SessionFormApi } from '../SessionFormApi.ts'

/** The end of a series stays a year after its start, until it is set by hand; one the form was opened with stays. */
export function useEndDate(form: SessionFormApi) {
  const chosen = useRef(form.getValues('endDate') !== null)

  function follow() {
    const { recurrence, startDate } = form.getValues()
    if (chosen.current || recurrence === 'ONCE' || !startDate) return
    form.setValue('endDate', defaultEndDate(startDate), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  }

  return {
    follow,
    endChanged: () => {
      chosen.current = true
    },
  }
}
