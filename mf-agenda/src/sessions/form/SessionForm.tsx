import { useDeferredValue, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { Member } from 'shared/contracts/accounts/user'
import type { Day } from 'shared/domain/calendar/day'
import { useRights } from 'shared/session'
import { Box, layout, Stack, useIsPhone } from 'shared/ui'
import {
  denseSections,
  ReadOnlyFields,
  MergeDialog,
  problemsOf,
  problemsResolver,
  removeDraft,
  RequiredFields,
  useForm,
  useUnsavedGuard,
} from 'shared/ui/form'
import { LastSessionNotice } from '../lastSession/LastSessionNotice.tsx'
import { AudioComments } from '../audio/AudioComments.tsx'
import { CancelRequest } from '../saving/CancelRequest.tsx'
import { DeleteSession } from '../saving/DeleteSession.tsx'
import type { SessionFormDraft } from '../draft.ts'
import { draftProblems } from './draftProblems.ts'
import { evaluationDraftName } from '../evaluation/useEvaluationDraft.ts'
import { EvaluationSections } from '../evaluation/EvaluationSections.tsx'
import { FirstBookingAnswers } from './FirstBookingAnswers.tsx'
import { useSlotVerdicts } from '../preview/useSlotVerdicts.ts'
import { SessionButtons } from './SessionButtons.tsx'
import { SessionDate } from './SessionDate.tsx'
import { SessionDialogs } from '../saving/SessionDialogs.tsx'
import { SessionFollowUp } from './SessionFollowUp.tsx'
import { SessionNotices } from './SessionNotices.tsx'
import { SessionPayers } from '../payers/SessionPayers.tsx'
import { SessionPrices } from './SessionPrices.tsx'
import { SessionSubject } from './SessionSubject.tsx'
import { SessionTherapist } from './SessionTherapist.tsx'
import { cancelFailureMessages, deleteFailureMessages, notEditableReason } from '../messages.ts'
import { columnsSx, formSx } from './formLayout.ts'
import { submitOnCtrlEnter } from './submitOnCtrlEnter.ts'
import { useSessionFields } from './useSessionFields.ts'
import type { SessionFields } from './useSessionFields.ts'
import { SessionSummary } from '../summary/SessionSummary.tsx'
import { useSessionMerge } from '../saving/useSessionMerge.ts'
import { useSubmission } from '../saving/useSubmission.ts'

interface SessionFormProps extends SessionFields {
  therapists: readonly Member[]
  /** Returns to the calendar without saving. */
  onCancel: () => void
  /** Returns to the calendar, on the day of the session that was saved or deleted. Resolves once the form is left. */
  onLeave: (day?: Day | null) => Promise<void>
}

export function SessionForm(props: SessionFormProps) {
  const { session, draft, sessionTypes, therapists, clubs, onCancel, onLeave } = props
  const { offer } = useRights()
  const isPhone = useIsPhone()
  // First renders only who, when and where, which are painted while the rest is rendered.
  const isComplete = useDeferredValue(true, false)
  const form = useForm<SessionFormDraft>({
    defaultValues: draft,
    resolver: problemsResolver<SessionFormDraft>(draftProblems(!session)),
  })
  const readOnlyReason = notEditableReason(session)
  const { isDirty, errors, submitCount } = form.formState
  const allowLeaving = useUnsavedGuard(isDirty)
  const leave = (day?: Day | null) => {
    allowLeaving()
    return onLeave(day)
  }
  const submission = useSubmission(form, session, (day) => {
    if (session) removeDraft(evaluationDraftName(session.id))
    return leave(day)
  })
  const merge = useSessionMerge(form, session, submission)
  const [openDialog, setOpenDialog] = useState<'delete' | 'cancel'>()

  const showDialog = (dialog: 'delete' | 'cancel') => {
    submission.setFailure('')
    setOpenDialog(dialog)
  }
  const close = () => setOpenDialog(undefined)
  const { amounts, endDate, endTime, lastSession, handleTypePick } = useSessionFields(form, props)
  const verdicts = useSlotVerdicts(form, session)
  const save = form.handleSubmit(submission.submit)
  const isSubmitting = useRef(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    await lastSession.waitUntilFilled()
    await save().finally(() => {
      isSubmitting.current = false
    })
  }
  const preview = form.handleSubmit(submission.preview)

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={submitOnCtrlEnter}
      sx={{ ...formSx, ...denseSections, maxWidth: layout.formWidthPx }}
    >
      <RequiredFields problems={problemsOf(errors)} attempt={submitCount} />
      <SessionNotices
        session={session}
        failure={submission.dialog ? '' : submission.failure}
        isDeleted={submission.isDeleted && !submission.dialog}
        onRecreate={() => void submission.recreate()}
      />
      {session && isPhone && (
        <SessionSummary
          form={form}
          session={session}
          sessionTypes={sessionTypes}
          clubs={clubs}
          onChangedElsewhere={submission.markStale}
        />
      )}
      <Box sx={columnsSx}>
        <ReadOnlyFields reason={readOnlyReason}>
          <Stack spacing={1.5}>
            <SessionTherapist
              form={form}
              therapists={therapists}
              canChoose={offer === 'ULTIME' && therapists.length > 1}
            />
            <SessionDate
              form={form}
              verdicts={verdicts}
              isReadOnly={readOnlyReason !== undefined}
              isFrequencyLocked={session !== undefined}
              onDayChange={endDate.moveEndDate}
              onStartChange={endTime.handleStartChange}
              onEndChange={endTime.handleEndChange}
              onSeriesEndChange={endDate.handleEndChange}
              onPreview={() => void preview()}
            />
            <SessionSubject
              form={form}
              savedSession={session}
              sessionTypes={sessionTypes}
              clubs={clubs}
              verdicts={verdicts}
              lastSessionNotice={
                <LastSessionNotice date={lastSession.sourceDate} day={draft.startDate} onUndo={lastSession.undoFill} />
              }
              onPatientPick={lastSession.handlePatientPick}
              onTypePick={handleTypePick}
              onClubPick={amounts.handleClubPick}
            />
          </Stack>
        </ReadOnlyFields>
        {isComplete && (
          <Stack spacing={1.5}>
            <ReadOnlyFields reason={readOnlyReason}>
              <SessionPrices form={form} amounts={amounts} />
            </ReadOnlyFields>
            {session?.patientId && <SessionPayers session={session} />}
            <SessionFollowUp form={form} session={session} onChangedElsewhere={submission.markStale} />
            {session && <FirstBookingAnswers sessionId={session.id} areShown={offer !== 'STANDARD'} />}
            {session && <AudioComments sessionId={session.id} />}
          </Stack>
        )}
      </Box>
      {isComplete && session && <EvaluationSections form={form} session={session} />}
      <SessionButtons
        session={session}
        isBilled={readOnlyReason !== undefined}
        isBusy={submission.isBusy}
        onLeave={onCancel}
        onCancelRequest={() => showDialog('cancel')}
        onDelete={() => showDialog('delete')}
      />
      {session && openDialog === 'delete' && (
        <DeleteSession
          session={session}
          onClose={close}
          onDeleted={(day) => void leave(day)}
          onFailed={(error) => submission.reportRefusal(error, deleteFailureMessages)}
        />
      )}
      {session && openDialog === 'cancel' && (
        <CancelRequest
          request={session}
          onClose={close}
          onCancelled={(day) => void leave(day)}
          onFailed={(error) => submission.reportRefusal(error, cancelFailureMessages)}
        />
      )}
      <SessionDialogs submission={submission} isNew={!session} onLeave={(day) => void leave(day)} />
      <MergeDialog merge={merge} title="Cette séance a été modifiée entre-temps" />
    </Box>
  )
}
