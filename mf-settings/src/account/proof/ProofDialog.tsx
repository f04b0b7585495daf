import { useEffect } from 'react'
import { passwordAndCodeProblems } from 'shared/domain/accounts/secondFactor'
import { Typography } from 'shared/ui'
import { DialogForm, FormDialog, PasswordAndCodeInputs, problemsResolver, useForm, useSave } from 'shared/ui/form'
import { secondFactorFailureMessages } from '../secondFactor/messages.ts'
import { createProof } from './api.ts'

interface ProofDialogProps {
  needsCode: boolean
  /** Receives the request header of the proof. */
  onDone: (headers: Record<string, string>) => void
  onClose: () => void
}

function ProofForm({ needsCode, onDone, onClose }: ProofDialogProps) {
  const form = useForm({
    defaultValues: { password: '', code: '' },
    resolver: problemsResolver<{ password: string; code: string }>((draft) =>
      passwordAndCodeProblems(draft, { needsCode }),
    ),
  })
  const saving = useSave(form, {
    save: ({ password, code }) => createProof({ password, ...(needsCode && { code }) }),
    messages: { failed: secondFactorFailureMessages },
    hasErrorSummary: false,
    onSaved: onDone,
  })
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])
  return (
    <DialogForm saving={saving} submit="Continuer" onClose={onClose}>
      <Typography>Vous vous êtes connecté il y a plus de cinq minutes : confirmez que c'est bien vous.</Typography>
      <PasswordAndCodeInputs
        control={form.control}
        names={{ password: 'password', code: 'code' }}
        needsCode={needsCode}
      />
    </DialogForm>
  )
}

/** Dialog before a sensitive call, with the password and, if a second factor is on, a code. */
export const ProofDialog = (props: ProofDialogProps) => (
  <FormDialog title="Confirmez votre identité" onClose={props.onClose}>
    <ProofForm {...props} />
  </FormDialog>
)
