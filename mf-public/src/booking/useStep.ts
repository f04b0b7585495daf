import { useSearchParams } from 'shared/router'

const atQuestions = (former: URLSearchParams) => {
  former.set('step', 'questions')
  return former
}
const atPatient = (former: URLSearchParams) => {
  former.delete('step')
  return former
}

/** The questions are a step of their own in the history: back leads to the form, on the same address. */
export function useStep() {
  const [params, setParams] = useSearchParams()
  return {
    isQuestions: params.get('step') === 'questions',
    openQuestions: () => setParams(atQuestions),
    leaveQuestions: () => setParams(atPatient, { replace: true }),
  }
}
