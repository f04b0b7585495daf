import type { AttendanceEntry, Participant } from 'shared/contracts/agenda/attendance'
import { queryClient } from 'shared/client'
import { strikeProblems } from 'shared/domain/sessions/strikeProblems'
import { Typography } from 'shared/ui'
import { DialogForm, FormDialog, problemsResolver, TextInput, useForm, useSave } from 'shared/ui/form'
import { attendanceKey } from '../keys.ts'
import { strikeLine } from './api.ts'
import { strikeFailureMessages, strikeText } from './messages.ts'

interface StrikeDialogProps {
  sessionId: string
  participant: Participant
  entry: AttendanceEntry
  onClose: () => void
}

interface Draft {
  reason: string
}

/** Formats 32 hexadecimal digits as a UUID. */
const uuidOf = (digits: string) => digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** Dialog that strikes a line through, with the reason why it is wrong. Needs the network. */
export const StrikeDialog = (props: StrikeDialogProps) => (
  <FormDialog title={`Biffer la ligne : ${props.participant.name}`} onClose={props.onClose}>
    <StrikeForm {...props} />
  </FormDialog>
)

function StrikeForm({ sessionId, entry, onClose }: StrikeDialogProps) {
  const form = useForm<Draft>({
    defaultValues: { reason: '' },
    resolver: problemsResolver<Draft>(strikeProblems),
  })
  const saving = useSave(form, {
    save: ({ reason }, idempotencyKey) =>
      strikeLine(sessionId, {
        strikeId: uuidOf(idempotencyKey),
        entryId: entry.entryId,
        reason: reason.trim(),
      }).finally(() => void queryClient.invalidateQueries({ queryKey: attendanceKey() })),
    // A retry sends the id of the first try, even after a reload, so that the API does not refuse it as a second
    // strike.
    request: { name: `strike.${entry.entryId}`, contentsOf: ({ reason }) => reason.trim() },
    messages: { saved: 'Ligne biffée', failed: strikeFailureMessages },
    hasErrorSummary: false,
    onSaved: onClose,
  })
  return (
    <DialogForm saving={saving} submit="Biffer" onClose={onClose}>
      <Typography color="textSecondary">{strikeText}</Typography>
      <TextInput
        control={form.control}
        name="reason"
        label="Motif"
        required
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </DialogForm>
  )
}
