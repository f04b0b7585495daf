import { useRef } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { timeSlotProblems } from 'shared/domain/sessions/session'
import type { TimeSlotDraft } from 'shared/domain/sessions/session'
import { Box, DialogContentText } from 'shared/ui'
import { DayInput, TimeInput } from 'shared/ui/dates'
import { DialogForm, FormDialog, problemsResolver, useForm, useSave } from 'shared/ui/form'
import { moveFailureMessages } from '../messages.ts'
import { moveTimeSlot } from './movedSession.ts'

interface MoveDialogProps {
  session: ShortSession
  onMove: (newSlot: TimeSlot) => void
  onClose: () => void
}

const twoColumnsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: '1fr 1fr',
  '& > :first-of-type': { gridColumn: '1 / -1' },
}

/** Dialog that moves a session, as an alternative to dragging. */
export const MoveDialog = (props: MoveDialogProps) => (
  <FormDialog title="Déplacer la séance" onClose={props.onClose}>
    <MoveForm {...props} />
  </FormDialog>
)

function MoveForm({ session, onMove, onClose }: MoveDialogProps) {
  const { date, startTime, endTime, title } = session
  const form = useForm<TimeSlotDraft>({
    defaultValues: { startDate: date, startTime, endTime },
    resolver: problemsResolver<TimeSlotDraft>(timeSlotProblems),
  })
  const saving = useSave(form, {
    save: async (draft): Promise<TimeSlot> => ({
      date: draft.startDate ?? date,
      startTime: draft.startTime ?? startTime,
      endTime: draft.endTime ?? endTime,
    }),
    messages: { failed: moveFailureMessages },
    hasErrorSummary: false,
    onSaved: onMove,
  })
  const isEndTyped = useRef(false)
  /** Keeps the length when the start changes, until the user sets the end. */
  const moveEndTime = (start: string | null) => {
    if (start && !isEndTyped.current) form.setValue('endTime', moveTimeSlot(session, date, start).endTime)
  }

  return (
    <DialogForm saving={saving} submit="Déplacer" onClose={onClose}>
      <DialogContentText>{title}</DialogContentText>
      <Box sx={twoColumnsStyle}>
        <Box>
          <DayInput control={form.control} name="startDate" label="Jour" required />
        </Box>
        <TimeInput control={form.control} name="startTime" label="De" required onPick={moveEndTime} />
        <TimeInput
          control={form.control}
          name="endTime"
          label="A"
          isEnd
          required
          onPick={() => {
            isEndTyped.current = true
          }}
        />
      </Box>
    </DialogForm>
  )
}
