import { queryClient } from 'shared/client'
import type { SessionDivision } from 'shared/contracts/payer'
import type { Session } from 'shared/contracts/session'
import { money } from 'shared/domain/format'
import { centsOf } from 'shared/domain/money/cents'
import { divisionProblems } from 'shared/domain/money/divisionProblems'
import { Button, Typography } from 'shared/ui'
import { DialogForm, FormDialog, FormHelperText, problemsResolver, ShareInput, useForm, useSave } from 'shared/ui/form'
import { divisionKey } from '../../keys.ts'
import { sessionAfterOurAct } from '../saving/savedSession.ts'
import { changeDivision } from './api.ts'
import { divisionOf, draftOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { saveFailed, texts } from './messages.ts'

interface DivisionDialogProps {
  session: Session
  saved: SessionDivision
  onClose: () => void
}

/** What each pays of this session alone. */
export default function DivisionDialog(props: DivisionDialogProps) {
  return (
    <FormDialog title="Qui paie cette séance" onClose={props.onClose}>
      <DivisionForm {...props} />
    </FormDialog>
  )
}

function DivisionForm({ session, saved, onClose }: DivisionDialogProps) {
  const form = useForm<Draft>({
    defaultValues: draftOf(saved),
    resolver: problemsResolver<Draft>((draft) =>
      draft.follows
        ? []
        : divisionProblems(divisionOf(draft), centsOf(saved.price)).map(({ field: _field, ...problem }) => ({
            field: 'division',
            ...problem,
          })),
    ),
  })
  const saving = useSave(form, {
    save: (draft) => changeDivision(session.id, saved, { division: draft.follows ? null : divisionOf(draft) }),
    messages: { saved: texts.changed, failed: saveFailed },
    hasBox: false,
    onSaved: async (changed) => {
      queryClient.setQueryData(divisionKey(session.id), changed)
      // Without the new version, the next save is refused and explained: nothing is lost.
      await sessionAfterOurAct(session).catch(() => undefined)
      onClose()
    },
  })
  const { control, setValue } = form
  const problem = form.formState.errors.division?.message ?? form.formState.errors.division?.root?.message

  function follow() {
    setValue('follows', true)
    saving.submit()
  }

  return (
    <DialogForm saving={saving} submit="Enregistrer" onClose={onClose}>
      <Typography variant="body2" color="textSecondary">
        Le prix H.T de la séance est de {money(saved.price)}. Ce que personne ne prend revient au patient.
      </Typography>
      {draftOf(saved).division.map(({ name }, index) => (
        <ShareInput
          key={name}
          control={control}
          kind={`division.${index}.kind`}
          value={`division.${index}.value`}
          label={name}
          none="Rien"
        />
      ))}
      {problem !== undefined && <FormHelperText error>{problem}</FormHelperText>}
      {saved.division !== null && (
        <Button onClick={follow} sx={{ alignSelf: 'flex-start' }}>
          Reprendre la répartition du patient
        </Button>
      )}
    </DialogForm>
  )
}
