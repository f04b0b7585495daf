import { useId } from 'react'
import type { Club } from 'shared/contracts/club'
import { errorCode } from 'shared/contracts/errorCodes'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, useIsPhone } from 'shared/ui'
import { MergeDialog, useForm, useSave } from 'shared/ui/form'
import { addClub, changeClub, readClub } from '../api.ts'
import { keepClub } from '../clubCache.ts'
import { saveFailed, texts } from '../messages.ts'
import { clubLabels } from './clubLabels.ts'
import { ClubFields } from './ClubFields.tsx'
import { draftOf, inputOf, newDraft } from './draft.ts'
import type { ClubDraft } from './draft.ts'

interface ClubDialogProps {
  open: boolean
  /** Left out, a place is added. */
  club?: Club
  onClose: () => void
}

/** Adds or changes a place. A click beside it does not close it: what was typed would be gone. */
export function ClubDialog({ open, club, onClose }: ClubDialogProps) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullScreen={fullScreen}
    >
      <DialogTitle id={titleId}>{club ? 'Modifier le lieu' : 'Ajouter un lieu'}</DialogTitle>
      <ClubForm club={club} onClose={onClose} />
    </Dialog>
  )
}

function ClubForm({ club, onClose }: Omit<ClubDialogProps, 'open'>) {
  const form = useForm<ClubDraft>({ defaultValues: club ? draftOf(club) : newDraft })
  const saving = useSave(form, {
    save: (draft, key, seen) => (seen ? changeClub(seen, inputOf(draft)) : addClub(inputOf(draft), key)),
    revision: club && { seen: club, read: () => readClub(club.id), draftOf, labels: clubLabels },
    messages: { saved: club ? texts.changed : texts.added, failed: saveFailed },
    fields: { [errorCode.clubNameTaken]: 'name', [errorCode.clubEmailTaken]: 'email' },
    hasBox: false,
    onSaved: (saved) => {
      keepClub(saved, club === undefined)
      onClose()
    },
  })

  return (
    <Box component="form" noValidate onSubmit={saving.submit} sx={{ display: 'contents' }}>
      <DialogContent>
        <Stack spacing={2}>
          {saving.failure.length > 0 && <Alert severity="error">{saving.failure.join(' ')}</Alert>}
          <ClubFields control={form.control} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="contained" loading={saving.isBusy}>
          {club ? 'Enregistrer' : 'Ajouter'}
        </Button>
      </DialogActions>
      <MergeDialog merge={saving.merge} title="Ce lieu a été modifié entre-temps" />
    </Box>
  )
}
