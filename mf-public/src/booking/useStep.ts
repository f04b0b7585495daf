import { useQueryParams } from 'shared/router'

/** The questions are a step of their own in the history: back leads to the form, on the same address. */
export function useStep() {
  const [params, changeParams] = useQueryParams()
  return {
    isQuestions: params.get('step') === 'questions',
    openQuestions: () => changeParams({ step: 'questions' }, { replace: false }),
    leaveQuestions: () => changeParams({ step: '' }),
  }
}
