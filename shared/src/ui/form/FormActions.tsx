import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'

interface FormActionsProps {
  /** What the button that saves says. */
  submit: string
  isBusy: boolean
  /** Where 'Annuler' leads; left out where the form is part of a page that stays. */
  cancelTo?: string
  /** What 'Annuler' does instead of leading somewhere. */
  onCancel?: () => void
}

const sticky = { position: 'sticky', bottom: 0, py: 1.5, backgroundColor: 'background.default', zIndex: 1 }

/** The last row of a form. With a way out it stays in view below a long form. */
export const FormActions = ({ submit, isBusy, cancelTo, onCancel }: FormActionsProps) => (
  <Stack
    direction="row"
    spacing={1}
    data-screen-only
    sx={{ justifyContent: 'flex-end', ...((cancelTo ?? onCancel) === undefined ? {} : sticky) }}
  >
    {onCancel && <Button onClick={onCancel}>Annuler</Button>}
    {cancelTo !== undefined && (
      <Button component={Link} to={cancelTo}>
        Annuler
      </Button>
    )}
    <Button type="submit" variant="contained" loading={isBusy}>
      {submit}
    </Button>
  </Stack>
)
