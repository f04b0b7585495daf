import { useState } from 'react'
import type { BaseSyntheticEvent } from 'react'
import { queryClient } from 'shared/client'
import type { SavedDivision, SessionDivision } from 'shared/contracts/finance/payer'
import type { KeptSession, Session } from 'shared/contracts/agenda/session'
import { money } from 'shared/domain/format'
import { centsOf } from 'shared/domain/money/cents'
import { divisionProblems } from 'shared/domain/money/divisionProblems'
import { refreshSessions } from 'shared/lists'
import { Button, Typography } from 'shared/ui'
import {
  DialogForm,
  FormDialog,
  FormHelperText,
  problemsResolver,
  ShareInput,
  useFieldArray,
  useForm,
  useSave,
  useWatch,
} from 'shared/ui/form'
import { divisionKey } from '../../keys.ts'
import { KeptDialog } from '../saving/KeptDialog.tsx'
import { reloadAfterOwnAction } from '../saving/savedSession.ts'
import { ScopeChoice } from '../saving/ScopeChoice.tsx'
import { changeDivision, readDivision } from './api.ts'
import { divisionLabels } from './divisionLabels.ts'
import { divisionOf, draftOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { saveFailed, texts } from './messages.ts'

interface DivisionDialogProps {
  session: Session
  saved: SessionDivision
  onClose: () => void
}

/**
 * Edits how a session, or also the later ones of its series, is shared between payers; then lists sessions that did
 * not change.
 */
export default function DivisionDialog({ session, saved, onClose }: DivisionDialogProps) {
  const [unchangedSessions, setUnchangedSessions] = useState<readonly KeptSession[]>([])
  if (unchangedSessions.length > 0) return <KeptDialog kept={unchangedSessions} close="Fermer" onClose={onClose} />
  return (
    <FormDialog title="Qui paie cette séance" onClose={onClose}>
      <DivisionForm session={session} saved={saved} onUnchanged={setUnchangedSessions} onClose={onClose} />
    </FormDialog>
  )
}

/** Converts a division that was read to the type that saving returns. */
const asSavedDivision = (division: SessionDivision): SavedDivision => ({ ...division, kept: [] })

interface DivisionFormProps extends DivisionDialogProps {
  /** Sessions of the series that did not change. */
  onUnchanged: (kept: readonly KeptSession[]) => void
}

function DivisionForm({ session, saved, onUnchanged, onClose }: DivisionFormProps) {
  // Version that the input is based on, even if the page behind the dialog loads a newer one.
  const [seen, setSeen] = useState(saved)
  const form = useForm<Draft>({
    defaultValues: draftOf(saved),
    resolver: problemsResolver<Draft>((draft) =>
      draft.follows
        ? []
        : divisionProblems(divisionOf(draft), centsOf(seen.price)).map(({ field: _field, ...problem }) => ({
            field: 'division',
            ...problem,
          })),
    ),
  })
  async function readCurrent() {
    const currentDivision = await readDivision(session.id)
    setSeen(currentDivision)
    return asSavedDivision(currentDivision)
  }
  const saving = useSave(form, {
    save: (draft, _key, currentDivision = asSavedDivision(seen)) =>
      changeDivision({ id: session.id, version: currentDivision.version }, draft.scope, {
        division: draft.follows ? null : divisionOf(draft),
      }),
    revision: { seen: asSavedDivision(seen), read: readCurrent, draftOf, labels: divisionLabels },
    messages: { saved: texts.changed, failed: saveFailed },
    hasErrorSummary: false,
    onSaved: async ({ kept, ...changed }) => {
      queryClient.setQueryData(divisionKey(session.id), changed)
      // The later sessions of the series have new versions too.
      refreshSessions()
      // If the new version cannot be loaded, the next save is refused and explained, so that nothing is lost.
      await reloadAfterOwnAction(session).catch(() => undefined)
      if (kept.length > 0) onUnchanged(kept)
      else onClose()
    },
  })
  const { control, setValue } = form
  const { fields } = useFieldArray({ control, name: 'division' })
  const scope = useWatch({ control, name: 'scope' })
  const problem = form.formState.errors.division?.message ?? form.formState.errors.division?.root?.message

  const submit = (follows: boolean, event?: BaseSyntheticEvent) => {
    setValue('follows', follows)
    saving.submit(event)
  }
  const ownShares = { ...saving, submit: (event?: BaseSyntheticEvent) => submit(false, event) }

  return (
    <DialogForm saving={ownShares} submit="Enregistrer" staleTitle={texts.stale} onClose={onClose}>
      <Typography variant="body2" color="textSecondary">
        Le prix H.T de la séance est de {money(seen.price)}. Ce que personne ne prend revient au patient.
      </Typography>
      {fields.map(({ id, name }, index) => (
        <ShareInput
          key={id}
          control={control}
          kind={`division.${index}.kind`}
          value={`division.${index}.value`}
          label={name}
          none="Rien"
        />
      ))}
      {problem !== undefined && <FormHelperText error>{problem}</FormHelperText>}
      {session.seriesId !== null && (
        <ScopeChoice
          label="Pour quelles séances"
          value={scope}
          onChange={(pickedShare) => setValue('scope', pickedShare, { shouldDirty: true })}
        />
      )}
      {seen.division !== null && (
        <Button onClick={() => submit(true)} sx={{ alignSelf: 'flex-start' }}>
          Reprendre la répartition du patient
        </Button>
      )}
    </DialogForm>
  )
}
