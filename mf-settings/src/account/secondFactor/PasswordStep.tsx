import { passwordAndCodeProblems } from 'shared/domain/accounts/secondFactor'
import { DialogForm, PasswordAndCodeInputs, problemsResolver, useForm, useSave } from 'shared/ui/form'
import { secondFactorActions, failed } from './messages.ts'
import type { SecondFactorAction } from './messages.ts'

interface Draft {
  password: string
  code: string
}

interface PasswordStepProps<Result> {
  act: SecondFactorAction
  send: (draft: Draft) => Promise<Result>
  onDone: (result: Result) => void
  onClose: () => void
}

/** Asks for the password again and, if a second factor is on, for a code. */
export function PasswordStep<Result>({ act, send, onDone, onClose }: PasswordStepProps<Result>) {
  const isOn = act !== 'setUp'
  const form = useForm<Draft>({
    defaultValues: { password: '', code: '' },
    resolver: problemsResolver<Draft>((draft) => passwordAndCodeProblems(draft, { needsCode: isOn })),
  })
  const saving = useSave(form, {
    save: (draft) => send(draft),
    messages: { ...secondFactorActions[act], failed },
    hasErrorSummary: false,
    onSaved: onDone,
  })
  const { control } = form
  return (
    <DialogForm saving={saving} submit={secondFactorActions[act].submit} onClose={onClose}>
      <PasswordAndCodeInputs control={control} names={{ password: 'password', code: 'code' }} needsCode={isOn} />
    </DialogForm>
  )
}
