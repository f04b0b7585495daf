import { useState } from 'react'
import type { Club } from 'shared/contracts/club'
import type { Session } from 'shared/contracts/session'
import type { SessionType } from 'shared/contracts/sessionType'
import type { Member } from 'shared/contracts/user'
import type { Day } from 'shared/domain/day'
import { defaultEnd, sessionProblems } from 'shared/domain/session'
import { minutesBetween } from 'shared/domain/time'
import { messageFor } from 'shared/client'
import { useRights } from 'shared/session'
import { Alert, Box, RequiredFields, Stack, toast } from 'shared/ui'
import { problemsOf, problemsResolver, useForm, useUnsavedGuard } from 'shared/ui/form'
import { cancelSession, loadSession, sessionsRemoved } from './api.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { DeleteSession } from './DeleteSession.tsx'
import { draftOf } from './draft.ts'
import type { SessionFormDraft } from './draft.ts'
import { FirstBookingAnswers } from './FirstBookingAnswers.tsx'
import { billedMessage, cancelFailed, saveFailed, toasts } from './messages.ts'
import { namedProblems } from './namedProblems.ts'
import { RequestNotice } from './RequestNotice.tsx'
import { keepSession } from './savedSession.ts'
import { SessionButtons } from './SessionButtons.tsx'
import { SessionDate } from './SessionDate.tsx'
import { SessionFollowUp } from './SessionFollowUp.tsx'
import { SessionPrices } from './SessionPrices.tsx'
import { SessionSubject } from './SessionSubject.tsx'
import { SessionTherapist } from './SessionTherapist.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { useEndTime } from './useEndTime.ts'
import { useSubmission } from './useSubmission.ts'

interface SessionFormProps {
  /** The session as it stands; left out, one is added. */
  session?: Session
  draft: SessionFormDraft
  sessionTypes: readonly SessionType[]
  therapists: readonly Member[]
  clubs: readonly Club[]
  /** Back to the calendar, on the day of what was saved. */
  onLeave: (day?: Day | null) => void
}

/** A slot drawn in the calendar has an end of its own. */
const isEndChosen = ({ startTime, endTime }: SessionFormDraft, length: number | undefined) =>
  startTime !== null && endTime !== null && endTime !== defaultEnd(startTime, length)

export function SessionForm({ session, draft, sessionTypes, therapists, clubs, onLeave }: SessionFormProps) {
  const { offer } = useRights()
  const form = useForm<SessionFormDraft>({ defaultValues: draft, resolver: problemsResolver<SessionFormDraft>(sessionProblems) })
  const { isDirty, errors, submitCount } = form.formState
  const saved = useUnsavedGuard(isDirty)
  const leave = (day?: Day | null) => {
    saved()
    onLeave(day)
  }
  const submission = useSubmission(form, session, leave)
  const [isDeleting, setDeleting] = useState(false)

  const length = session ? minutesBetween(session.startTime, session.endTime) : sessionTypes.find(({ id }) => id === draft.sessionTypeId)?.duration
  const endTime = useEndTime(form, length, isEndChosen(draft, length))
  const isRequest = session !== undefined && !session.validated
  const isBilled = session !== undefined && session.billId !== null

  async function cancelRequest({ id }: Session) {
    try {
      await cancelSession(id)
      sessionsRemoved([id])
      leave()
    } catch (error) {
      toast(toasts.cancelFailed, 'error')
      submission.setFailure(messageFor(error, cancelFailed))
    }
  }

  /** Theirs below, ours above: what was typed here stays. */
  async function reload({ id }: Session) {
    try {
      const fresh = await loadSession(id)
      keepSession(fresh)
      form.reset(draftOf(fresh), { keepDirtyValues: true })
      submission.setStale(false)
    } catch (error) {
      submission.setFailure(messageFor(error, saveFailed))
    }
  }

  const submit = form.handleSubmit((valid) => submission.submit(valid))

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ maxWidth: 1080 }}>
      <RequiredFields problems={namedProblems(problemsOf(errors))} attempt={submitCount} />
      {submission.failure && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {submission.failure}
        </Alert>
      )}
      {session && submission.isStale && <StaleNotice onReload={() => void reload(session)} />}
      {isRequest && <RequestNotice expiresAt={session.expiresAt} />}
      {isBilled && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {billedMessage}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }, alignItems: 'start' }}>
        <Stack spacing={3}>
          <SessionTherapist form={form} therapists={therapists} canChoose={offer === 'ULTIME' && therapists.length > 1} />
          <SessionDate form={form} onStart={endTime.startChanged} onEnd={endTime.endChanged} />
          <SessionSubject form={form} saved={session} sessionTypes={sessionTypes} clubs={clubs} onLength={endTime.lengthChanged} />
        </Stack>
        <Stack spacing={3}>
          <SessionPrices form={form} />
          <SessionFollowUp form={form} session={session} />
          {session && offer !== 'STANDARD' && <FirstBookingAnswers sessionId={session.id} />}
        </Stack>
      </Box>
      <SessionButtons
        isNew={!session}
        isRequest={isRequest}
        isBilled={isBilled}
        busy={submission.isBusy}
        onLeave={() => onLeave()}
        onCancelRequest={() => void (session && cancelRequest(session))}
        onDelete={() => setDeleting(true)}
      />
      {session && <DeleteSession session={session} open={isDeleting} onClose={() => setDeleting(false)} onDeleted={leave} onFailed={submission.setFailure} />}
      <ConflictDialog
        conflicts={submission.conflicts}
        busy={submission.isBusy}
        onForce={(force) => void submission.submit(form.getValues(), force)}
        onBack={submission.forgetConflicts}
      />
    </Box>
  )
}
