import { ConfirmDialog } from '../ConfirmDialog.tsx'

interface LeaveQuestionProps {
  open: boolean
  onLeave: () => void
  onStay: () => void
}

/** The confirmation before typed input is lost, by leaving a page or by closing a dialog. */
export const LeaveQuestion = ({ open, onLeave, onStay }: LeaveQuestionProps) => (
  <ConfirmDialog
    open={open}
    title="Quitter sans enregistrer ?"
    confirm="Quitter"
    cancel="Rester"
    onConfirm={onLeave}
    onCancel={onStay}
  >
    Ce que vous avez saisi sera perdu.
  </ConfirmDialog>
)
