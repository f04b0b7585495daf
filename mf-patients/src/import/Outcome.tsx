import { useState } from 'react'
import type { ComponentProps } from 'react'
import { messageFor, queryClient, useMutation } from 'shared/client'
import type { PatientImport } from 'shared/contracts/patients/patientImport'
import { dayName, plural } from 'shared/domain/format'
import { Link } from 'shared/router'
import { practiceMomentOf } from 'shared/session'
import { Alert, Button, ConfirmDialog, FileButton, Stack, toast, Typography } from 'shared/ui'
import { importKey } from '../keys.ts'
import { readRefusedLinesFile, undoImport } from './api.ts'
import { Lines } from './Lines.tsx'
import { texts, undoFailureMessages } from './messages.ts'
import { countLabel, verdicts } from './verdicts.ts'

interface OutcomeProps extends Pick<ComponentProps<typeof Lines>, 'view' | 'onViewChange'> {
  patientImport: PatientImport
  onChanged: (changedImport: PatientImport) => void
}

function formatMoment(instant: string): string {
  const { day, time } = practiceMomentOf(instant)
  return `${dayName(day)} à ${time}`
}

function UndoButton({
  patientImport: { id, undoableUntil },
  onChanged,
}: Pick<OutcomeProps, 'patientImport' | 'onChanged'>) {
  const [isOpen, setIsOpen] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => undoImport(id),
    onSuccess: onChanged,
    onError: (error) => {
      setIsOpen(false)
      toast(messageFor(error, undoFailureMessages), 'error')
      void queryClient.invalidateQueries({ queryKey: importKey(id) })
    },
  })
  if (undoableUntil === null) return null
  return (
    <>
      <Button color="error" onClick={() => setIsOpen(true)}>
        Annuler cet import
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Annuler cet import ?"
        confirm="Annuler l'import"
        cancel="Le garder"
        danger
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setIsOpen(false)}
      >
        {`Les patients ajoutés sont retirés, ceux qui ont été modifiés redeviennent ce qu'ils étaient. Qui a changé depuis, ou a déjà une séance, reste. Possible jusqu'au ${formatMoment(undoableUntil)}.`}
      </ConfirmDialog>
    </>
  )
}

function UndoResult({ undone }: Pick<PatientImport, 'undone'>) {
  if (!undone) return null
  const { removed, restored, kept } = undone
  return (
    <Alert severity={kept.length > 0 ? 'warning' : 'info'}>
      {[
        `Import annulé : ${removed} ${plural(removed, 'patient retiré', 'patients retirés')}, ${restored} ${plural(restored, 'remis', 'remis')} comme avant.`,
        ...(kept.length > 0
          ? [
              `Restent, parce qu'ils ont changé ou servi depuis, ou que leur ancienne adresse mail est celle d'un autre patient : ${kept.join(', ')}.`,
            ]
          : []),
      ].join(' ')}
    </Alert>
  )
}

/** Result of an import: the counts and the lines by result, the file of the refused lines, and the undo button. */
export function Outcome({ patientImport, onChanged, ...linesView }: OutcomeProps) {
  const { id, state, counts, onlyNew, undone } = patientImport
  return (
    <Stack sx={{ gap: 3 }}>
      {state === 'DONE' && (
        <Alert severity="success">
          {texts.importDone}
          {counts && (
            <Typography variant="body2">
              {verdicts.map((verdict) => countLabel(verdict, counts[verdict])).join(', ')}
            </Typography>
          )}
          {onlyNew && (counts?.changed ?? 0) > 0 && (
            <Typography variant="body2">Les patients déjà enregistrés sont restés comme ils étaient.</Typography>
          )}
        </Alert>
      )}
      <UndoResult undone={undone} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} to="/pros/patients" variant="contained">
          Voir les patients
        </Button>
        {(counts?.refused ?? 0) > 0 && (
          <FileButton read={() => readRefusedLinesFile(id)} failureMessages={texts.fileFailed}>
            Télécharger les lignes refusées
          </FileButton>
        )}
        <Button component={Link} to="/pros/patients/import">
          Importer un autre fichier
        </Button>
        <UndoButton patientImport={patientImport} onChanged={onChanged} />
      </Stack>
      <Lines patientImport={patientImport} {...linesView} />
    </Stack>
  )
}
