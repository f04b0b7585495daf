import { useContext, useRef, useState } from 'react'
import type { Question } from 'shared/contracts/directory/therapist'
import { consentTextVersion } from 'shared/domain/patients/healthConsent'
import { fieldsMissing } from 'shared/domain/sessions/booking'
import { useNavigate } from 'shared/router'
import { toast } from 'shared/ui'
import { idempotentRequests } from 'shared/ui/form'
import { BookingListener } from './BookingListener.ts'
import { forgetDraft } from './draft.ts'
import type { PatientDraft } from './draft.ts'
import { unansweredRequest } from './draftStorage.ts'
import { sendRequest } from './sendRequest.ts'
import type { Outcome, Progress } from './sendRequest.ts'
import type { SelectedSlot } from './useSelectedSlot.ts'

const answersTo = (questions: readonly Question[], { answers }: PatientDraft) =>
  questions.map(({ id }) => ({ questionId: id, text: (answers[id] ?? '').trim() })).filter(({ text }) => text !== '')

/** Sends the request once, even if the button is pressed twice, and keeps the outcome. */
export function useBooking(
  selected: SelectedSlot,
  questions: readonly Question[],
  { onPatientRefused, onTypeGone, onClubGone }: Record<'onPatientRefused' | 'onTypeGone' | 'onClubGone', () => void>,
) {
  const navigate = useNavigate()
  const onBooked = useContext(BookingListener)
  const progress = useRef<Progress>({ sendOnce: idempotentRequests(unansweredRequest) })
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  const settle = (next: Outcome) => {
    setOutcome(next)
    if (next.kind === 'failed') toast(next.message, 'error')
    if (next.kind === 'failed' && next.byPatient) onPatientRefused()
    if (next.kind === 'typeGone') onTypeGone()
    if (next.kind === 'clubGone') onClubGone()
    if (next.kind !== 'sent') return
    forgetDraft()
    onBooked({ therapist: selected.therapistId, date: selected.date, start: selected.startTime })
    void navigate('/public/validation/waiting/session', { replace: true })
  }

  const send = async (draft: PatientDraft, attach = false) => {
    const { therapistId, date, startTime, endTime, type, club } = selected
    if (running.current || !type) return
    running.current = true
    setBusy(true)
    const request = {
      therapistId,
      startDate: date,
      startTime,
      endTime,
      sessionTypeId: type.id,
      clubId: club?.id,
      answers: [],
      ...(draft.hasConsented && {
        answers: answersTo(questions, draft),
        consent: { textVersion: consentTextVersion, givenBy: draft.consentBy },
      }),
    }
    let sent = false
    try {
      const next = await sendRequest(request, draft, attach, progress.current)
      sent = next.kind === 'sent'
      settle(next)
    } finally {
      // Stays true after the request was sent: the button may be pressed again before the page has changed.
      running.current = sent
      setBusy(false)
    }
  }

  return {
    busy,
    outcome,
    send,
    refuse: () => toast(fieldsMissing, 'error'),
    forget: () => setOutcome(undefined),
  }
}
