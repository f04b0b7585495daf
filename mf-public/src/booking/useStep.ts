import { useQueryParams } from 'shared/router'

/** The questions are a separate step in the history: back leads to the form, at the same URL. */
export function useStep() {
  const [params, changeParams] = useQueryParams()
  return {
    isQuestions: params.get('step') === 'questions',
    openQuestions: () => changeParams({ step: 'questions' }, { replace: false }),
    leaveQuestions: () => changeParams({ step: '' }),
  }
}
