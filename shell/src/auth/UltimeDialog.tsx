import { useId } from 'react'
import { Button, ContactLink, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from 'shared/ui'

/** Shown for the offer Ultime, which is sold by contract: shows the operator's e-mail address; its OK is disabled. */
export function UltimeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const titleId = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Offre Ultime</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Plusieurs praticiens et plusieurs assistants : cette offre se construit avec vous. Écrivez-nous à{' '}
          <ContactLink subject="Offre Ultime" /> et nous ouvrons votre compte ensemble.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fermer</Button>
        <Button variant="contained" disabled>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  )
}
