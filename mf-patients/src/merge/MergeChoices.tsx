import { useState } from 'react'
import type { ReactNode } from 'react'
import { ApiError, isStatus, messageFor, queryClient, useMutation } from 'shared/client'
import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import type { MergePreview } from 'shared/contracts/patients/patientMerge'
import { plural } from 'shared/domain/format'
import { listKey, removed } from 'shared/lists'
import { Alert, Box, Button, DialogActions, DialogContent, Stack, toast, Typography } from 'shared/ui'
import { differencesOf, MergeField, mergedDraft } from 'shared/ui/form'
import type { Side } from 'shared/ui/form'
import { patientKey } from '../keys.ts'
import { draftOf, inputOf, newDraft } from '../patients/draft.ts'
import { patientLabels } from '../patients/patientLabels.ts'
import { merge } from './api.ts'
import { mergeFailed, obstacleTexts, texts } from './messages.ts'
import { movedLines } from './movedLines.ts'

interface MergeChoicesProps {
  seen: PatientDetails
  other: PatientDetails
  preview: MergePreview
  /** Picker of the other file, shown above the comparison. */
  choice: ReactNode
  /** Called when another user has changed one of the files. */
  onStale: () => void
  onClose: () => void
}

const titles = { mine: 'Ce dossier', theirs: "L'autre dossier" }

/** Preselects a field that is filled in one file only; a field filled in both must be selected by the user. */
const draftsOf = (seen: PatientDetails, other: PatientDetails) => ({
  base: newDraft,
  mine: draftOf(seen),
  theirs: draftOf(other),
})

/** Differences between the two files, the data that will move, and the obstacles to the merge. */
export function MergeChoices({ seen, other, preview, choice, onStale, onClose }: MergeChoicesProps) {
  const drafts = draftsOf(seen, other)
  const differences = differencesOf(drafts, patientLabels)
  const [choices, setChoices] = useState<Partial<Record<string, Side>>>(() =>
    Object.fromEntries(differences.map(({ path, suggested }) => [path, suggested])),
  )
  const missing = differences.filter(({ path }) => choices[path] === undefined).length
  const isBlocked = preview.obstacles.length > 0
  const merging = useMutation({
    mutationFn: () =>
      merge(seen, other, { otherId: other.id, patient: inputOf(mergedDraft(drafts, patientLabels, choices)) }),
    onSuccess: () => {
      removed(listKey.patients, other.id)
      void queryClient.invalidateQueries({ queryKey: listKey.patients })
      void queryClient.invalidateQueries({ queryKey: patientKey(seen.id) })
      toast(texts.merged)
      onClose()
    },
    onError: (error) => {
      if (!isStatus(error, 412)) return
      toast(messageFor(error, mergeFailed), 'error')
      onStale()
    },
  })
  return (
    <>
      <DialogContent>
        <Box sx={{ mb: 2.5 }}>{choice}</Box>
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
                  chosen={choices[difference.path]}
                  titles={titles}
                  onChoose={(side) => setChoices((before) => ({ ...before, [difference.path]: side }))}
                />
              ))}
            </Stack>
            <Moved preview={preview} />
            <Alert severity="info">{texts.final}</Alert>
            {merging.error && <Failure error={merging.error} />}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Typography component="output" variant="body2" sx={{ mr: 'auto', pl: 1 }}>
          {!isBlocked && missing > 0 && `Il reste ${missing} ${plural(missing, 'champ', 'champs')} à choisir.`}
        </Typography>
        <Button onClick={onClose}>Annuler</Button>
        <Button
          variant="contained"
          loading={merging.isPending}
          disabled={isBlocked || missing > 0}
          onClick={() => merging.mutate()}
        >
          Fusionner
        </Button>
      </DialogActions>
    </>
  )
}

function Moved({ preview }: { preview: MergePreview }) {
  const lines = movedLines(preview)
  return (
    <>
      <Typography id="merge-moved" variant="h3" component="h3">
        Passe dans ce dossier
      </Typography>
      <Box component="ul" aria-labelledby="merge-moved" sx={{ mt: 1, mb: 2, pl: 3 }}>
        {lines.length === 0 ? (
          <li>Rien d'autre que ses coordonnées</li>
        ) : (
          lines.map((line) => <li key={line}>{line}</li>)
        )}
      </Box>
    </>
  )
}

/** Message of the error, with the problems of the selected fields. */
function Failure({ error }: { error: Error }) {
  const problems = error instanceof ApiError ? error.problems.map(({ message }) => message) : []
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      {[messageFor(error, mergeFailed), ...problems].map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  )
}
