import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'

interface FormActionsProps {
  /** The label of the submit button. */
  submit: string
  isBusy: boolean
  /** The page that the cancel button opens; omitted if the form is part of a page that stays open. */
  cancelTo?: string
  /** Called by the cancel button instead of opening a page. */
  onCancel?: () => void
}

const sticky = { position: 'sticky', bottom: 0, py: 1.5, backgroundColor: 'background.default', zIndex: 1 }

/** The last row of a form. With a cancel button, it is sticky at the bottom of a long form. */
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
