import { useState } from 'react'
import { isCode } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { codeProblems } from 'shared/domain/accounts/secondFactor'
import { problemsResolver, useForm } from 'shared/ui/form'
import { challengeOver, codeFailed } from './messages.ts'
import { problemOf, refusalOf } from './refusalOf.ts'

/** The one field of a second step. `send` takes the code; a refusal is shown at the field, or leads back to the password. */
export function useCodeForm(send: (code: string) => Promise<void>, onBack: (refusal: string) => void) {
  const [refusal, setRefusal] = useState<string>()
  const { control, handleSubmit, formState, setError, setFocus } = useForm({
    defaultValues: { code: '' },
    resolver: problemsResolver(codeProblems),
    shouldFocusError: true,
  })
  const submit = handleSubmit(async ({ code }) => {
    setRefusal(undefined)
    try {
      await send(code)
    } catch (error) {
      if (isCode(error, errorCode.challengeOver)) return onBack(challengeOver)
      const message = problemOf(error, 'code')
      if (message) setError('code', { message }, { shouldFocus: true })
      else setRefusal(refusalOf(error, codeFailed))
    }
  })
  return { control, setFocus, submit: () => void submit(), isBusy: formState.isSubmitting, refusal }
}
