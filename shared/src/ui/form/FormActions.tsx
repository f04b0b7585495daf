import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { ActionBar } from '../ActionBar.tsx'
import { GroupedSubmit, useSaveGroup } from './SaveGroup.tsx'

interface FormActionsProps {
  /** The label of the submit button, by default 'Enregistrer'. */
  submit?: string
  isBusy: boolean
  /** Whether there is something to save; only for a `SaveGroup`, which does not send forms without changes. */
  isDirty?: boolean
  /** The page that the cancel button opens; omitted if the form is part of a page that stays open. */
  cancelTo?: string
  /** Called by the cancel button instead of opening a page. */
  onCancel?: () => void
}

/**
 * The buttons of a form, always visible at the bottom of the window. In a `SaveGroup`, the group has the only button.
 */
export function FormActions({ submit = 'Enregistrer', isBusy, isDirty = true, cancelTo, onCancel }: FormActionsProps) {
  const group = useSaveGroup()
  if (group) return <GroupedSubmit group={group} isBusy={isBusy} isDirty={isDirty} />
  return (
    <ActionBar>
      {onCancel && <Button onClick={onCancel}>Annuler</Button>}
      {cancelTo !== undefined && (
        <Button component={Link} to={cancelTo}>
          Annuler
        </Button>
      )}
      <Button type="submit" variant="contained" loading={isBusy}>
        {submit}
      </Button>
    </ActionBar>
  )
}
