import { useQueryParams } from 'shared/router'

/**
 * Returns whether the step with the questions is open, and functions to open and leave it. The step is a separate history
 * entry, so that the back button returns to the form.
 */
export function useStep() {
  const [params, changeParams] = useQueryParams()
  return {
    isQuestions: params.get('step') === 'questions',
    openQuestions: () => changeParams({ step: 'questions' }, { replace: false }),
    leaveQuestions: () => changeParams({ step: '' }),
  }
}
