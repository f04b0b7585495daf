import { useState } from 'react'
import { isCode } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { codeProblems } from 'shared/domain/accounts/secondFactor'
import { problemsResolver, useForm } from 'shared/ui/form'
import { challengeExpiredMessage, codeFailureMessages } from '../messages.ts'
import { showRefusal } from '../showRefusal.ts'

/**
 * The form of a second step, which sends the code by `send`. A refused code is shown at the field or above the form; an
 * expired challenge leads back to the password.
 */
export function useCodeForm(send: (code: string) => Promise<void>, onBack: (refusal: string) => void) {
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    defaultValues: { code: '' },
    resolver: problemsResolver(codeProblems),
    shouldFocusError: true,
  })
  const { control, handleSubmit, formState, setFocus } = form
  const submit = handleSubmit(async ({ code }) => {
    setRefusal(undefined)
    try {
      await send(code)
    } catch (error) {
      if (isCode(error, errorCode.challengeOver)) return onBack(challengeExpiredMessage)
      const { sentence, isOnField } = showRefusal(form, error, codeFailureMessages)
      if (!isOnField) setRefusal(sentence)
    }
  })
  return { control, setFocus, submit: () => void submit(), isBusy: formState.isSubmitting, refusal }
}
