import { useId } from 'react'
import type { Club } from 'shared/contracts/club'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, useIsPhone } from 'shared/ui'
import { useForm, useUnsavedGuard } from 'shared/ui/form'
import { ClubFields } from './ClubFields.tsx'
import { draftOf, newDraft } from './draft.ts'
import type { ClubDraft } from './draft.ts'
import { useSaveClub } from './useSaveClub.ts'

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
  const { control, formState, handleSubmit, setError, setFocus } = useForm<ClubDraft>({
    defaultValues: club ? draftOf(club) : newDraft,
  })
  const saved = useUnsavedGuard(formState.isDirty)
  const { save, failure } = useSaveClub(club)

  const submit = async (draft: ClubDraft) => {
    const problems = await save(draft, () => {
      saved()
      onClose()
    })
    for (const { field, message } of problems.toReversed())
      if (isField(field)) setError(field, { type: 'server', message })
    const first = problems.map(({ field }) => field).find(isField)
    if (first) setFocus(first)
  }

  return (
    <Box component="form" noValidate onSubmit={handleSubmit(submit)} sx={{ display: 'contents' }}>
      <DialogContent>
        <Stack spacing={2}>
          {failure !== undefined && <Alert severity="error">{failure}</Alert>}
          <ClubFields control={control} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="contained" loading={formState.isSubmitting}>
          {club ? 'Enregistrer' : 'Ajouter'}
        </Button>
      </DialogActions>
    </Box>
  )
}

const fields = [
  'name',
  'email',
  'phoneNumber',
  'amountPerSession',
  'address.streetName',
  'address.zipCode',
  'address.city',
] as const
const isField = (name: string): name is (typeof fields)[number] => fields.some((field) => field === name)
