import { useContext, useRef, useState } from 'react'
import type { Question } from 'shared/contracts/directory/therapist'
import { consentTextVersion } from 'shared/domain/patients/healthConsent'
import { fieldsMissingMessage } from 'shared/domain/sessions/booking'
import { useNavigate } from 'shared/router'
import { toast } from 'shared/ui'
import { idempotentRequests } from 'shared/ui/form'
import { BookingListener } from './BookingListener.ts'
import { removeDraft } from './draft.ts'
import type { PatientDraft } from './draft.ts'
import { unansweredRequest } from './draftStorage.ts'
import { sendRequest } from './sendRequest.ts'
import type { Outcome, Progress } from './sendRequest.ts'
import type { SelectedSlot } from './useSelectedSlot.ts'

const answersTo = (questions: readonly Question[], { answers }: PatientDraft) =>
  questions.map(({ id }) => ({ questionId: id, text: (answers[id] ?? '').trim() })).filter(({ text }) => text !== '')

/** Returns the outcome of a booking, and `send`, which sends the request once even if the button is pressed twice. */
export function useBooking(
  selectedSlot: SelectedSlot,
  questions: readonly Question[],
  { onPatientRefused, onTypeGone, onClubGone }: Record<'onPatientRefused' | 'onTypeGone' | 'onClubGone', () => void>,
) {
  const navigate = useNavigate()
  const onBooked = useContext(BookingListener)
  const progress = useRef<Progress>({ sendOnce: idempotentRequests(unansweredRequest) })
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  const applyOutcome = (newOutcome: Outcome) => {
    setOutcome(newOutcome)
    if (newOutcome.kind === 'failed') toast(newOutcome.message, 'error')
    if (newOutcome.kind === 'failed' && newOutcome.isAboutPatient) onPatientRefused()
    if (newOutcome.kind === 'typeGone') onTypeGone()
    if (newOutcome.kind === 'clubGone') onClubGone()
    if (newOutcome.kind !== 'sent') return
    removeDraft()
    onBooked({ therapist: selectedSlot.therapistId, date: selectedSlot.date, start: selectedSlot.startTime })
    void navigate('/public/validation/waiting/session', { replace: true })
  }

  const send = async (draft: PatientDraft, shouldAttachFile = false) => {
    const { therapistId, date, startTime, endTime, type, club } = selectedSlot
    if (isRunning.current || !type) return
    isRunning.current = true
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
    let isSent = false
    try {
      const newOutcome = await sendRequest(request, draft, shouldAttachFile, progress.current)
      isSent = newOutcome.kind === 'sent'
      applyOutcome(newOutcome)
    } finally {
      // Remains true after the request was sent, because the button can be pressed again before the page changes.
      isRunning.current = isSent
      setBusy(false)
    }
  }

  return {
    isBusy,
    outcome,
    send,
    showFieldsMissing: () => toast(fieldsMissingMessage, 'error'),
    clearOutcome: () => setOutcome(undefined),
  }
}
