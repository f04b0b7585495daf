import { useState } from 'react'
import type { Club } from 'shared/contracts/agenda/club'
import type { Session } from 'shared/contracts/agenda/session'
import type { SessionType } from 'shared/contracts/directory/sessionType'
import type { Member } from 'shared/contracts/accounts/user'
import type { Day } from 'shared/domain/calendar/day'
import { defaultEnd } from 'shared/domain/sessions/session'
import { minutesBetween } from 'shared/domain/calendar/time'
import { useRights } from 'shared/session'
import { Box, Stack } from 'shared/ui'
import {
  ReadOnlyFields,
  MergeDialog,
  problemsOf,
  problemsResolver,
  removeDraft,
  RequiredFields,
  useForm,
  useUnsavedGuard,
} from 'shared/ui/form'
import { AudioComments } from '../audio/AudioComments.tsx'
import { CancelRequest } from '../saving/CancelRequest.tsx'
import { DeleteSession } from '../saving/DeleteSession.tsx'
import type { SessionFormDraft } from '../draft.ts'
import { draftProblems } from './draftProblems.ts'
import { evaluationDraft } from '../evaluation/useEvaluationDraft.ts'
import { EvaluationSections } from '../evaluation/EvaluationSections.tsx'
import { FirstBookingAnswers } from './FirstBookingAnswers.tsx'
import { useSlotVerdicts } from '../preview/useSlotVerdicts.ts'
import { SessionButtons } from './SessionButtons.tsx'
import { SessionDate } from './SessionDate.tsx'
import { SessionDialogs } from '../saving/SessionDialogs.tsx'
import { SessionFollowUp } from './SessionFollowUp.tsx'
import { SessionFrequency } from './SessionFrequency.tsx'
import { SessionNotices } from './SessionNotices.tsx'
import { SessionPayers } from '../payers/SessionPayers.tsx'
import { SessionPrices } from './SessionPrices.tsx'
import { SessionSubject } from './SessionSubject.tsx'
import { SessionTherapist } from './SessionTherapist.tsx'
import { cancelFailureMessages, deleteFailureMessages, notEditableReason } from '../messages.ts'
import { useEndDate } from './useEndDate.ts'
import { useEndTime } from './useEndTime.ts'
import { useSessionMerge } from '../saving/useSessionMerge.ts'
import { useSubmission } from '../saving/useSubmission.ts'

interface SessionFormProps {
  /** Saved session; undefined for a new session. */
  session?: Session
  draft: SessionFormDraft
  sessionTypes: readonly SessionType[]
  therapists: readonly Member[]
  clubs: readonly Club[]
  /** Returns to the calendar, on the day of the saved session. */
  onLeave: (day?: Day | null) => void
}

/** True when the end is not the default end, for example when the slot was selected by dragging in the calendar. */
const isEndChosen = ({ startTime, endTime }: SessionFormDraft, lengthMinutes: number | undefined) =>
  startTime !== null && endTime !== null && endTime !== defaultEnd(startTime, lengthMinutes)

const twoColumns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'start',
  mb: 3,
}

export function SessionForm({ session, draft, sessionTypes, therapists, clubs, onLeave }: SessionFormProps) {
  const { offer } = useRights()
  const form = useForm<SessionFormDraft>({
    defaultValues: draft,
    resolver: problemsResolver<SessionFormDraft>(draftProblems(!session)),
  })
  const readOnlyReason = notEditableReason(session)
  const { isDirty, errors, submitCount } = form.formState
  const allowLeaving = useUnsavedGuard(isDirty)
  const leave = (day?: Day | null) => {
    allowLeaving()
    onLeave(day)
  }
  const submission = useSubmission(form, session, (day) => {
    if (session) removeDraft(evaluationDraft(session.id))
    leave(day)
  })
  const merge = useSessionMerge(form, session, submission)
  const [openDialog, setOpenDialog] = useState<'delete' | 'cancel'>()

  const showDialog = (dialog: 'delete' | 'cancel') => {
    submission.setFailure('')
    setOpenDialog(dialog)
  }
  const close = () => setOpenDialog(undefined)
  const lengthMinutes = session
    ? minutesBetween(session.startTime, session.endTime)
    : sessionTypes.find(({ id }) => id === draft.sessionTypeId)?.duration
  const endTime = useEndTime(form, lengthMinutes, isEndChosen(draft, lengthMinutes))
  const endDate = useEndDate(form)
  const verdicts = useSlotVerdicts(form, session)
  const submit = form.handleSubmit(submission.submit)
  const preview = form.handleSubmit(submission.preview)

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ maxWidth: 1080 }}>
      <RequiredFields problems={problemsOf(errors)} attempt={submitCount} />
      <SessionNotices
        session={session}
        failure={submission.question ? '' : submission.failure}
        isDeleted={submission.isDeleted && !submission.question}
        onRecreate={() => void submission.recreate()}
      />
      <Box sx={twoColumns}>
        <ReadOnlyFields reason={readOnlyReason}>
          <Stack spacing={3}>
            <SessionTherapist
              form={form}
              therapists={therapists}
              canChoose={offer === 'ULTIME' && therapists.length > 1}
            />
            <SessionDate
              form={form}
              verdicts={verdicts}
              isReadOnly={readOnlyReason !== undefined}
              onDayChange={endDate.moveEndDate}
              onStartChange={endTime.handleStartChange}
              onEndChange={endTime.handleEndChange}
            />
            <SessionFrequency
              form={form}
              isLocked={session !== undefined}
              onRecurrenceChange={endDate.moveEndDate}
              onEndChange={endDate.handleEndChange}
              onPreview={() => void preview()}
            />
            <SessionSubject
              form={form}
              savedSession={session}
              sessionTypes={sessionTypes}
              clubs={clubs}
              verdicts={verdicts}
              onDurationChange={endTime.handleLengthChange}
            />
          </Stack>
        </ReadOnlyFields>
        <Stack spacing={3}>
          <ReadOnlyFields reason={readOnlyReason}>
            <SessionPrices form={form} />
          </ReadOnlyFields>
          {session?.patientId && <SessionPayers session={session} />}
          <SessionFollowUp form={form} session={session} onChangedElsewhere={submission.markStale} />
          {session && <FirstBookingAnswers sessionId={session.id} areShown={offer !== 'STANDARD'} />}
          {session && <AudioComments sessionId={session.id} />}
        </Stack>
      </Box>
      {session && <EvaluationSections form={form} session={session} />}
      <SessionButtons
        isNew={!session}
        isRequest={session?.validated === false}
        isBilled={readOnlyReason !== undefined}
        isBusy={submission.isBusy}
        onLeave={() => onLeave()}
        onCancelRequest={() => showDialog('cancel')}
        onDelete={() => showDialog('delete')}
      />
      {session && openDialog === 'delete' && (
        <DeleteSession
          session={session}
          onClose={close}
          onDeleted={leave}
          onFailed={(error) => submission.reportRefusal(error, deleteFailureMessages)}
        />
      )}
      {session && openDialog === 'cancel' && (
        <CancelRequest
          request={session}
          onClose={close}
          onCancelled={leave}
          onFailed={(error) => submission.reportRefusal(error, cancelFailureMessages)}
        />
      )}
      <SessionDialogs submission={submission} isNew={!session} onLeave={leave} />
      <MergeDialog merge={merge} title="Cette séance a été modifiée entre-temps" />
    </Box>
  )
}
