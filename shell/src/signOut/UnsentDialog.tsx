import { useId } from 'react'
import { plural } from 'shared/domain/format'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from 'shared/ui'

/** The numbers of attendance lines and audio comments on this device that are not sent yet. */
export interface UnsentCount {
  lines: number
  recordings: number
}

interface UnsentDialogProps {
  /** Null while the dialog is closed. */
  unsent: UnsentCount | null
  onSignOut: (choice: { keepUnsent: boolean }) => void
  onStay: () => void
}

const countText = ({ lines, recordings }: UnsentCount) =>
  [
    ...(lines > 0 ? [`${lines}\u00A0${plural(lines, 'émargement', 'émargements')}`] : []),
    ...(recordings > 0 ? [`${recordings}\u00A0${plural(recordings, 'commentaire audio', 'commentaires audio')}`] : []),
  ].join(' et ')

/** Asks, before a sign-out, whether to keep the attendance lines and recordings that are not sent yet. */
export function UnsentDialog({ unsent, onSignOut, onStay }: UnsentDialogProps) {
  const titleId = useId()
  return (
    <Dialog open={unsent !== null} onClose={onStay} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Se déconnecter avant l'envoi ?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {`${unsent ? `À envoyer depuis cet appareil : ${countText(unsent)}. ` : ''}Ce que vous gardez reste chiffré, et part à votre prochaine connexion sur cet appareil.`}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onStay}>Rester</Button>
        <Button color="error" onClick={() => onSignOut({ keepUnsent: false })}>
          Supprimer et se déconnecter
        </Button>
        <Button variant="contained" onClick={() => onSignOut({ keepUnsent: true })}>
          Garder et se déconnecter
        </Button>
      </DialogActions>
    </Dialog>
  )
}
