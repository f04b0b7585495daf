import { AlertTitle, Button, FocusedAlert } from 'shared/ui'

/** Someone else saved this session meanwhile: theirs is loaded, and what was typed here stays. */
export const StaleNotice = ({ onReload }: { onReload: () => void }) => (
  <FocusedAlert
    severity="warning"
    action={
      <Button color="inherit" size="small" onClick={onReload}>
        Recharger
      </Button>
    }
  >
    <AlertTitle>Cette séance a été modifiée entre-temps</AlertTitle>
    Rechargez-la pour voir ces changements. Ce que vous avez saisi est gardé ; il ne reste qu'à enregistrer.
  </FocusedAlert>
)
