import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { plural } from '../../../domain/format.ts'
import { useIsPhone } from '../../useIsPhone.ts'
import type { Side } from './differences.ts'
import { MergeField } from './MergeField.tsx'
import type { Merge } from './useMerge.ts'

interface MergeDialogProps {
  merge: Merge
  /** « Cette séance a été modifiée entre-temps » */
  title: string
}

/**
 * Shows another user's saved values next to the typed values, for each field, so that the user confirms each value that
 * is overwritten or discarded.
 */
export const MergeDialog = ({ merge, title }: MergeDialogProps) =>
  merge.differences.length > 0 && <OpenMergeDialog merge={merge} title={title} />

function OpenMergeDialog({ merge: { differences, keep, close }, title }: MergeDialogProps) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  const [choices, setChoices] = useState<Partial<Record<string, Side>>>(() =>
    Object.fromEntries(differences.map(({ path, suggested }) => [path, suggested])),
  )
  const missingCount = differences.filter(({ path }) => choices[path] === undefined).length

  return (
    <Dialog open fullScreen={fullScreen} maxWidth="md" fullWidth onClose={close} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Quelqu'un d'autre a enregistré des changements pendant que vous saisissiez. Choisissez pour chaque champ ce
          qui est gardé : rien n'est remplacé sans votre choix.
        </DialogContentText>
        <Stack spacing={2.5}>
          {differences.map((difference) => (
            <MergeField
              key={difference.path}
              difference={difference}
              chosenSide={choices[difference.path]}
              onChoose={(side) => setChoices((previousChoices) => ({ ...previousChoices, [difference.path]: side }))}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Typography component="output" variant="body2" sx={{ mr: 'auto', pl: 1 }}>
          {missingCount > 0 && `Il reste ${missingCount} ${plural(missingCount, 'champ', 'champs')} à choisir.`}
        </Typography>
        <Button onClick={close}>Retour au formulaire</Button>
        <Button variant="contained" disabled={missingCount > 0} onClick={() => keep(choices)}>
          Garder ces choix
        </Button>
      </DialogActions>
    </Dialog>
  )
}
