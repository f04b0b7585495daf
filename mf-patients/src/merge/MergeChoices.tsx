import { useState } from 'react'
import type { ReactNode } from 'react'
import { ApiError, isStatus, messageFor, queryClient, useMutation } from 'shared/client'
import type { PatientInput } from 'shared/contracts/patients/patient'
import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import type { MergePreview } from 'shared/contracts/patients/patientMerge'
import { plural } from 'shared/domain/format'
import { listKey, removed } from 'shared/lists'
import { Alert, Box, Button, DialogActions, DialogContent, Stack, toast, Typography } from 'shared/ui'
import { differencesOf, MergeField, mergedDraft, TitledLines } from 'shared/ui/form'
import type { Side } from 'shared/ui/form'
import { patientKey } from '../keys.ts'
import { draftOf, inputOf, newDraft } from '../patients/draft.ts'
import { patientLabels } from '../patients/patientLabels.ts'
import { merge } from './api.ts'
import { mergeFailureMessages, obstacleTexts, texts } from './messages.ts'
import { droppedLines, movedLines } from './mergeLines.ts'

interface MergeChoicesProps {
  remainingFile: PatientDetails
  otherFile: PatientDetails
  preview: MergePreview
  /** Picker of the other file, shown above the comparison. */
  picker: ReactNode
  /** Called when another user has changed one of the files. */
  onStale: () => void
  onCancel: () => void
  onMerged: () => void
}

/** Fields between which the user chooses; the notes are joined by the API. */
const { practiceNote: _joined, ...selectableLabels } = patientLabels

const withoutNote = ({ practiceNote: _note, ...patient }: PatientInput): PatientInput => patient

const fileTitles = { mine: 'Ce dossier', theirs: "L'autre dossier" }

/**
 * Returns the drafts to compare. The base is empty, so that a field filled in only one file is preselected; a field
 * filled in both must be selected by the user.
 */
const draftsOf = (remainingFile: PatientDetails, otherFile: PatientDetails) => ({
  base: newDraft,
  mine: draftOf(remainingFile),
  theirs: draftOf(otherFile),
})

/** Differences between the two files, the data that will move, and the obstacles to the merge. */
export function MergeChoices(props: MergeChoicesProps) {
  const { remainingFile, otherFile, preview, picker, onStale, onCancel, onMerged } = props
  const drafts = draftsOf(remainingFile, otherFile)
  const differences = differencesOf(drafts, selectableLabels)
  const [choices, setChoices] = useState<Partial<Record<string, Side>>>(() =>
    Object.fromEntries(differences.map(({ path, suggested }) => [path, suggested])),
  )
  const missingCount = differences.filter(({ path }) => choices[path] === undefined).length
  const isBlocked = preview.obstacles.length > 0
  const mergeMutation = useMutation({
    mutationFn: () =>
      merge(remainingFile, otherFile, {
        otherId: otherFile.id,
        patient: withoutNote(inputOf(mergedDraft(drafts, selectableLabels, choices))),
      }),
    onSuccess: () => {
      removed(listKey.patients, otherFile.id)
      void queryClient.invalidateQueries({ queryKey: listKey.patients })
      void queryClient.invalidateQueries({ queryKey: patientKey(remainingFile.id) })
      toast(droppedLines(preview).length > 0 ? texts.filesMergedInPart : texts.filesMerged)
      onMerged()
    },
    onError: (error) => {
      if (!isStatus(error, 412)) return
      toast(messageFor(error, mergeFailureMessages), 'error')
      onStale()
    },
  })
  return (
    <>
      <DialogContent>
        <Box sx={{ mb: 2.5 }}>{picker}</Box>
        {preview.obstacles.map((obstacle) => (
          <Alert key={obstacle} severity="warning" sx={{ mb: 2 }}>
            {obstacleTexts[obstacle]}
          </Alert>
        ))}
        {!isBlocked && (
          <>
            <Stack spacing={2.5} sx={{ mb: 3 }}>
              {differences.map((difference) => (
                <MergeField
                  key={difference.path}
                  difference={difference}
                  chosenSide={choices[difference.path]}
                  titles={fileTitles}
                  onChoose={(side) => setChoices((previous) => ({ ...previous, [difference.path]: side }))}
                />
              ))}
            </Stack>
            <MovedData preview={preview} />
            <DroppedData preview={preview} />
            <Alert severity="info" sx={{ mt: 2 }}>
              {texts.mergeIsFinal}
            </Alert>
            {mergeMutation.error && <Failure error={mergeMutation.error} />}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Typography
          component="output"
          variant="body2"
          sx={{ flexBasis: { xs: '100%', md: 'auto' }, mr: 'auto', pl: 1 }}
        >
          {!isBlocked &&
            missingCount > 0 &&
            `Il reste ${missingCount} ${plural(missingCount, 'champ', 'champs')} à choisir.`}
        </Typography>
        <Button onClick={onCancel}>Annuler</Button>
        <Button
          variant="contained"
          loading={mergeMutation.isPending}
          disabled={isBlocked || missingCount > 0}
          onClick={() => mergeMutation.mutate()}
        >
          Fusionner
        </Button>
      </DialogActions>
    </>
  )
}

function MovedData({ preview }: { preview: MergePreview }) {
  const lines = movedLines(preview)
  return <TitledLines title="Passe dans ce dossier" lines={lines.length > 0 ? lines : [texts.nothingMoves]} />
}

/** Lists the data that the merge drops; renders nothing if it keeps all data. */
function DroppedData({ preview }: { preview: MergePreview }) {
  const lines = droppedLines(preview)
  if (lines.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mt: 2, h3: { mt: 0 } }}>
      <TitledLines title="N'est pas repris" lines={lines} />
    </Alert>
  )
}

/** Message of the error, with the problems of the selected fields. */
function Failure({ error }: { error: Error }) {
  const problems = error instanceof ApiError ? error.problems.map(({ message }) => message) : []
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      {[messageFor(error, mergeFailureMessages), ...problems].map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  )
}
