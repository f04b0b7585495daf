import { useId } from 'react'
import { messageFor, useMutation } from 'shared/client'
import { signOut } from 'shared/session'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useIsPhone,
} from 'shared/ui'
import { TitledLines, useTypedConfirmation } from 'shared/ui/form'
import { deleteAccount } from './api.ts'
import { ExportButton } from './ExportButton.tsx'
import { consequences, deleteFailed, texts } from './messages.ts'

interface DeleteAccountDialogProps {
  isOwner: boolean
  onClose: () => void
}

/**
 * Lists what the deletion destroys and what is retained, offers the export, and deletes once the confirmation word is
 * typed.
 */
export default function DeleteAccountDialog({ isOwner, onClose }: DeleteAccountDialogProps) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  const { isConfirmed, field } = useTypedConfirmation(texts.word)
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: deleteAccount })
  const { goes, stays } = isOwner ? consequences.owner : consequences.member

  if (isSuccess)
    return (
      <Dialog open onClose={signOut} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Compte supprimé</DialogTitle>
        <DialogContent>
          <Typography component="output">{texts.deleted}</Typography>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={signOut}>
            Revenir à l'accueil
          </Button>
        </DialogActions>
      </Dialog>
    )

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={fullScreen}>
      <DialogTitle id={titleId}>Supprimer mon compte</DialogTitle>
      <DialogContent>
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {messageFor(error, deleteFailed)}
          </Alert>
        )}
        {isOwner && (
          <Box sx={{ mb: 1 }}>
            <Typography sx={{ mb: 1 }}>
              Emportez d'abord vos données : ensuite, personne ne pourra plus les lire.
            </Typography>
            <ExportButton />
          </Box>
        )}
        <TitledLines title="Sera détruit, sans retour possible" lines={goes} />
        <TitledLines title="Sera conservé" lines={stays} />
        {field}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        <Button variant="contained" color="error" loading={isPending} disabled={!isConfirmed} onClick={() => mutate()}>
          Supprimer définitivement
        </Button>
      </DialogActions>
    </Dialog>
  )
}
