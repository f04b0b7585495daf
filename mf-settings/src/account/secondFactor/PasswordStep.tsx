import { passwordAndCodeProblems } from 'shared/domain/accounts/secondFactor'
import { DialogForm, PasswordAndCodeInputs, problemsResolver, useForm, useSave } from 'shared/ui/form'
import { secondFactorActions, secondFactorFailureMessages } from './messages.ts'
import type { SecondFactorAction } from './messages.ts'

interface Draft {
  password: string
  code: string
}

interface PasswordStepProps<Result> {
  action: SecondFactorAction
  send: (draft: Draft) => Promise<Result>
  onDone: (result: Result) => void
  onClose: () => void
}

/** First step of an action on the second factor: the password and, if the factor is already on, a code. */
export function PasswordStep<Result>({ action, send, onDone, onClose }: PasswordStepProps<Result>) {
  const isOn = action !== 'setUp'
  const form = useForm<Draft>({
    defaultValues: { password: '', code: '' },
    resolver: problemsResolver<Draft>((draft) => passwordAndCodeProblems(draft, { needsCode: isOn })),
  })
  const saving = useSave(form, {
    save: (draft) => send(draft),
    messages: { ...secondFactorActions[action], failed: secondFactorFailureMessages },
    hasErrorSummary: false,
    onSaved: onDone,
  })
  const { control } = form
  return (
    <DialogForm saving={saving} submit={secondFactorActions[action].submit} onClose={onClose}>
      <PasswordAndCodeInputs control={control} names={{ password: 'password', code: 'code' }} needsCode={isOn} />
    </DialogForm>
  )
}
