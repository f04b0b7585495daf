import { useEffect, useId, useRef } from 'react'
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
import { consequences, deleteFailureMessages, texts } from './messages.ts'
import { useProof } from './proof/useProof.tsx'

/** Prevents a refresh by the shell after the deletion: its 401 would sign out before the member has read the result. */
const endsSession = { endsSession: true }

interface DeleteAccountDialogProps {
  isOwner: boolean
  onClose: () => void
}

/**
 * Lists what the deletion destroys and what is retained, offers the export to the owner, and deletes once the
 * confirmation word is typed.
 */
export default function DeleteAccountDialog({ isOwner, onClose }: DeleteAccountDialogProps) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  const { isConfirmed, field } = useTypedConfirmation(texts.confirmationWord)
  const { prove, dialog } = useProof()
  const { mutate, isPending, data, error } = useMutation({
    meta: endsSession,
    mutationFn: async () => {
      const headers = await prove()
      if (!headers) return 'cancelled'
      await deleteAccount(headers)
      return 'deleted'
    },
  })
  // Restores the focus after the proof was cancelled: its dialog could not, because the button was disabled while busy.
  const deleteButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (data === 'cancelled') deleteButton.current?.focus()
  }, [data])
  const { destroyed, retained } = isOwner ? consequences.owner : consequences.member

  if (data === 'deleted')
    return (
      <Dialog open onClose={() => void signOut()} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Compte supprimé</DialogTitle>
        <DialogContent>
          <Typography component="output">{texts.deletedMessage}</Typography>
          {isOwner && <Typography sx={{ mt: 1 }}>{texts.restorableMessage}</Typography>}
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={() => void signOut()}>
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
            {messageFor(error, deleteFailureMessages)}
          </Alert>
        )}
        {isOwner && (
          <Box sx={{ mb: 1 }}>
            <Typography sx={{ mb: 1 }}>
              Emportez d'abord vos données. Votre cabinet ferme aussitôt ; pendant sept jours, un lien reçu par e-mail
              le rouvre.
            </Typography>
            <ExportButton />
          </Box>
        )}
        <TitledLines
          title={isOwner ? 'Sera détruit au bout de sept jours' : 'Sera détruit, sans retour possible'}
          lines={destroyed}
        />
        <TitledLines title="Sera conservé" lines={retained} />
        {field}
        {dialog}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        <Button
          ref={deleteButton}
          variant="contained"
          color="error"
          loading={isPending}
          disabled={!isConfirmed}
          onClick={() => mutate()}
        >
          {isOwner ? 'Supprimer mon compte' : 'Supprimer définitivement'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
