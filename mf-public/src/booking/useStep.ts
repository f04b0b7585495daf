import { useQueryParams } from 'shared/router'

/** The questions are a separate history entry at the same page: going back returns to the form. */
export function useStep() {
  const [params, changeParams] = useQueryParams()
  return {
    isQuestions: params.get('step') === 'questions',
    openQuestions: () => changeParams({ step: 'questions' }, { replace: false }),
    leaveQuestions: () => changeParams({ step: '' }),
  }
}
