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
import { KeptSessionsDialog } from '../saving/KeptSessionsDialog.tsx'
import { reloadAfterOwnAction } from '../saving/savedSession.ts'
import { ScopeChoice } from '../saving/ScopeChoice.tsx'
import { changeDivision, readDivision } from './api.ts'
import { divisionLabels } from './divisionLabels.ts'
import { divisionOf, draftOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { saveFailureMessages, texts } from './messages.ts'

interface DivisionDialogProps {
  session: Session
  savedDivision: SessionDivision
  onClose: () => void
}

/**
 * Edits how the price of a session, or also of the later sessions of its series, is divided between payers. After
 * saving, lists the sessions that did not change.
 */
export default function DivisionDialog({ session, savedDivision, onClose }: DivisionDialogProps) {
  const [unchangedSessions, setUnchangedSessions] = useState<readonly KeptSession[]>([])
  if (unchangedSessions.length > 0)
    return <KeptSessionsDialog sessions={unchangedSessions} closeLabel="Fermer" onClose={onClose} />
  return (
    <FormDialog title="Qui paie cette séance" onClose={onClose}>
      <DivisionForm
        session={session}
        savedDivision={savedDivision}
        onUnchanged={setUnchangedSessions}
        onClose={onClose}
      />
    </FormDialog>
  )
}

/** Converts a division that was read to the type that saving returns. */
const toSavedDivision = (division: SessionDivision): SavedDivision => ({ ...division, kept: [] })

interface DivisionFormProps extends DivisionDialogProps {
  /** Called after saving with the sessions of the series that did not change. */
  onUnchanged: (unchangedSessions: readonly KeptSession[]) => void
}

function DivisionForm({ session, savedDivision, onUnchanged, onClose }: DivisionFormProps) {
  // Version on which the user's changes are based, even if the page behind the dialog loads a newer version.
  const [baseDivision, setBaseDivision] = useState(savedDivision)
  const form = useForm<Draft>({
    defaultValues: draftOf(savedDivision),
    resolver: problemsResolver<Draft>((draft) =>
      draft.usesPatientShares
        ? []
        : divisionProblems(divisionOf(draft), centsOf(baseDivision.price)).map(({ field: _field, ...problem }) => ({
            field: 'division',
            ...problem,
          })),
    ),
  })
  async function readCurrent() {
    const currentDivision = await readDivision(session.id)
    setBaseDivision(currentDivision)
    return toSavedDivision(currentDivision)
  }
  const saving = useSave(form, {
    save: (draft, _key, currentDivision = toSavedDivision(baseDivision)) =>
      changeDivision({ id: session.id, version: currentDivision.version }, draft.scope, {
        division: draft.usesPatientShares ? null : divisionOf(draft),
      }),
    revision: { original: toSavedDivision(baseDivision), read: readCurrent, draftOf, labels: divisionLabels },
    messages: { saved: texts.divisionSaved, failed: saveFailureMessages },
    hasErrorSummary: false,
    onSaved: async ({ kept, ...division }) => {
      queryClient.setQueryData(divisionKey(session.id), division)
      // The later sessions of the series have new versions too.
      refreshSessions()
      // Ignores a failure to load the new version, because the next save is then refused with an explanation.
      await reloadAfterOwnAction(session).catch(() => undefined)
      if (kept.length > 0) onUnchanged(kept)
      else onClose()
    },
  })
  const { control, setValue } = form
  const { fields } = useFieldArray({ control, name: 'division' })
  const scope = useWatch({ control, name: 'scope' })
  const problem = form.formState.errors.division?.message ?? form.formState.errors.division?.root?.message

  const submit = (usesPatientShares: boolean, event?: BaseSyntheticEvent) => {
    setValue('usesPatientShares', usesPatientShares)
    saving.submit(event)
  }
  const savingOwnShares = { ...saving, submit: (event?: BaseSyntheticEvent) => submit(false, event) }

  return (
    <DialogForm saving={savingOwnShares} submit="Enregistrer" staleTitle={texts.changedMeanwhile} onClose={onClose}>
      <Typography variant="body2" color="textSecondary">
        Le prix H.T de la séance est de {money(baseDivision.price)}. Ce que personne ne prend revient au patient.
      </Typography>
      {fields.map(({ id, name }, index) => (
        <ShareInput
          key={id}
          control={control}
          kind={`division.${index}.kind`}
          value={`division.${index}.value`}
          label={name}
          emptyLabel="Rien"
        />
      ))}
      {problem !== undefined && <FormHelperText error>{problem}</FormHelperText>}
      {session.seriesId !== null && (
        <ScopeChoice
          label="Pour quelles séances"
          value={scope}
          onChange={(pickedScope) => setValue('scope', pickedScope, { shouldDirty: true })}
        />
      )}
      {baseDivision.division !== null && (
        <Button onClick={() => submit(true)} sx={{ alignSelf: 'flex-start' }}>
          Reprendre la répartition du patient
        </Button>
      )}
    </DialogForm>
  )
}
