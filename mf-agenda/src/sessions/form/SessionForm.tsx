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
  FixedFields,
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
import { cancelFailed, deleteFailed, fixedReason } from '../messages.ts'
import { useEndDate } from './useEndDate.ts'
import { useEndTime } from './useEndTime.ts'
import { useSessionMerge } from '../saving/useSessionMerge.ts'
import { useSubmission } from '../saving/useSubmission.ts'

interface SessionFormProps {
  /** Saved session; undefined for a new one. */
  session?: Session
  draft: SessionFormDraft
  sessionTypes: readonly SessionType[]
  therapists: readonly Member[]
  clubs: readonly Club[]
  /** Returns to the calendar, on the day of the saved session. */
  onLeave: (day?: Day | null) => void
}

/** True when the end is not the default one, such as for a slot selected by dragging in the calendar. */
const isEndChosen = ({ startTime, endTime }: SessionFormDraft, length: number | undefined) =>
  startTime !== null && endTime !== null && endTime !== defaultEnd(startTime, length)

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
  const fixed = fixedReason(session)
  const { isDirty, errors, submitCount } = form.formState
  const saved = useUnsavedGuard(isDirty)
  const leave = (day?: Day | null) => {
    saved()
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
  const length = session
    ? minutesBetween(session.startTime, session.endTime)
    : sessionTypes.find(({ id }) => id === draft.sessionTypeId)?.duration
  const endTime = useEndTime(form, length, isEndChosen(draft, length))
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
        isGone={submission.isGone && !submission.question}
        onRecreate={() => void submission.recreate()}
      />
      <Box sx={twoColumns}>
        <FixedFields reason={fixed}>
          <Stack spacing={3}>
            <SessionTherapist
              form={form}
              therapists={therapists}
              canChoose={offer === 'ULTIME' && therapists.length > 1}
            />
            <SessionDate
              form={form}
              verdicts={verdicts}
              isFixed={fixed !== undefined}
              onDay={endDate.follow}
              onStart={endTime.startChanged}
              onEnd={endTime.endChanged}
            />
            <SessionFrequency
              form={form}
              isLocked={session !== undefined}
              onRecurrence={endDate.follow}
              onEnd={endDate.endChanged}
              onPreview={() => void preview()}
            />
            <SessionSubject
              form={form}
              saved={session}
              sessionTypes={sessionTypes}
              clubs={clubs}
              verdicts={verdicts}
              onDurationChange={endTime.lengthChanged}
            />
          </Stack>
        </FixedFields>
        <Stack spacing={3}>
          <FixedFields reason={fixed}>
            <SessionPrices form={form} />
          </FixedFields>
          {session?.patientId && <SessionPayers session={session} />}
          <SessionFollowUp form={form} session={session} onChangedElsewhere={submission.changedElsewhere} />
          {session && <FirstBookingAnswers sessionId={session.id} areShown={offer !== 'STANDARD'} />}
          {session && <AudioComments sessionId={session.id} />}
        </Stack>
      </Box>
      {session && <EvaluationSections form={form} session={session} />}
      <SessionButtons
        isNew={!session}
        isRequest={session?.validated === false}
        isBilled={fixed !== undefined}
        busy={submission.isBusy}
        onLeave={() => onLeave()}
        onCancelRequest={() => showDialog('cancel')}
        onDelete={() => showDialog('delete')}
      />
      {session && openDialog === 'delete' && (
        <DeleteSession
          session={session}
          onClose={close}
          onDeleted={leave}
          onFailed={(error) => submission.actionRefused(error, deleteFailed)}
        />
      )}
      {session && openDialog === 'cancel' && (
        <CancelRequest
          request={session}
          onClose={close}
          onCancelled={leave}
          onFailed={(error) => submission.actionRefused(error, cancelFailed)}
        />
      )}
      <SessionDialogs submission={submission} isNew={!session} onLeave={leave} />
      <MergeDialog merge={merge} title="Cette séance a été modifiée entre-temps" />
    </Box>
  )
}
