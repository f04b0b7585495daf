import type { AuthenticatorKey } from 'shared/contracts/accounts/secondFactor'
import { codeProblems } from 'shared/domain/accounts/secondFactor'
import { AppKey, CodeInput, DialogForm, problemsResolver, useForm, useSave } from 'shared/ui/form'
import { confirmApp } from './api.ts'
import { secondFactorFailureMessages } from './messages.ts'

interface Draft {
  appCode: string
}

interface AppStepProps {
  appKey: AuthenticatorKey
  onDone: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** Shows the key for the authenticator app, and confirms it by a code of the app. */
export function AppStep({ appKey, onDone, onClose }: AppStepProps) {
  const form = useForm<Draft>({
    defaultValues: { appCode: '' },
    resolver: problemsResolver<Draft>(({ appCode }) =>
      codeProblems({ code: appCode }).map((problem) => ({ ...problem, field: 'appCode' })),
    ),
  })
  const saving = useSave(form, {
    save: ({ appCode }) => confirmApp(appCode.trim()),
    messages: { failed: secondFactorFailureMessages },
    hasErrorSummary: false,
    onSaved: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <DialogForm saving={saving} submit="Activer" onClose={onClose}>
      <AppKey appKey={appKey} />
      <CodeInput control={form.control} name="appCode" label="Code à six chiffres" />
    </DialogForm>
  )
}
