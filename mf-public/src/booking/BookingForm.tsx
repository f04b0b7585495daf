import { useEffect, useRef } from 'react'
import type { PublicSessionType } from 'shared/contracts/directory/therapist'
import { useNavigate } from 'shared/router'
import { Alert, Box, Button, ConfirmDialog, LoadFailed, Stack, toast } from 'shared/ui'
import { placeProblems, problemsResolver, RequiredFields, useForm, useWatch } from 'shared/ui/form'
import { storeDraft, currentDraft } from './draft.ts'
import type { PatientDraft } from './draft.ts'
import { accountExistsTexts, clubGoneText, fileKnownTexts, typeGoneText } from './messages.ts'
import { patientProblems } from './patientProblems.ts'
import { PatientTabs } from './PatientTabs.tsx'
import { QuestionsStep } from './questions/QuestionsStep.tsx'
import { SlotFields } from './SlotFields.tsx'
import { slotProblems } from './slotProblems.ts'
import { SlotRefused } from './SlotRefused.tsx'
import { useBooking } from './useBooking.ts'
import { useQuestions } from './questions/useQuestions.ts'
import { useStep } from './useStep.ts'
import type { SlotChange, SelectedSlot } from './useSelectedSlot.ts'

const noQuestions = [] as const

/** Duration of the closing animation of a dialog. At its end the dialog moves the focus and overrides an earlier one. */
const dialogCloseMs = 300
const runAfterDialogCloses = (focus: () => void) => setTimeout(focus, dialogCloseMs)

/**
 * Form of a booking request, with a second step if the session type has questions. The second step is a history entry,
 * so that the browser's back button returns to the first step.
 */
export function BookingForm({
  selectedSlot,
  types,
  refetchTypes,
}: {
  selectedSlot: SelectedSlot
  types: readonly PublicSessionType[]
  refetchTypes: () => Promise<unknown>
}) {
  const navigate = useNavigate()
  const sendButton = useRef<HTMLButtonElement>(null)
  const step = useStep()
  const questions = useQuestions(selectedSlot.therapistId, selectedSlot.type?.id)
  const questionList = questions.data ?? noQuestions
  const problemsOf = (draft: PatientDraft) => [...slotProblems(selectedSlot), ...patientProblems(draft)]
  const form = useForm<PatientDraft>({ defaultValues: currentDraft(), resolver: problemsResolver(problemsOf) })
  const { control, handleSubmit, setValue, setFocus, formState } = form
  const draft = useWatch({ control, compute: (values: PatientDraft) => values })
  const showSelectionGone = (message: string, slotChange: SlotChange) => {
    toast(message, 'error')
    step.leaveQuestions()
    // The id stays in the URL, so that the form shows that the selection is gone after the types were reloaded.
    selectedSlot.choose(slotChange)
    void refetchTypes()
  }
  const booking = useBooking(selectedSlot, questionList, {
    onPatientRefused: step.leaveQuestions,
    onTypeGone: () => showSelectionGone(typeGoneText, selectedSlot.type ? { sessionTypeId: selectedSlot.type.id } : {}),
    onClubGone: () => showSelectionGone(clubGoneText, selectedSlot.club ? { clubId: selectedSlot.club.id } : {}),
  })
  const { outcome } = booking
  const problems = problemsOf(draft)
  const isQuestionsStep = step.isQuestions && questionList.length > 0 && problems.length === 0

  useEffect(() => storeDraft(draft), [draft])
  // Resets a URL that requests the questions for an incomplete form, as after a reload, which loses the password. Only
  // the button opens the questions; otherwise they would open at the keystroke that completes the form.
  useEffect(() => {
    if (step.isQuestions && !isQuestionsStep) step.leaveQuestions()
  })
  useEffect(() => {
    if (outcome?.kind === 'failed') placeProblems(form, outcome.problems)
  }, [outcome, form])

  const continueOrSend = (validDraft: PatientDraft) => {
    if (isQuestionsStep || questionList.length === 0) return booking.send(validDraft)
    booking.clearOutcome()
    return step.openQuestions()
  }

  const openTab = (tab: PatientDraft['tab']) => {
    booking.clearOutcome()
    setValue('tab', tab)
  }
  const openAccountTab = () => {
    openTab('known')
    step.leaveQuestions()
    runAfterDialogCloses(() => setFocus('accountPassword'))
  }
  const focusSendButton = () => sendButton.current?.focus()
  // The dialog cannot restore the focus to the button, which was disabled when the dialog opened.
  const closeDialog = () => {
    booking.clearOutcome()
    runAfterDialogCloses(focusSendButton)
  }
  const selectSlot = (date: string, startTime: string) => {
    booking.clearOutcome()
    selectedSlot.choose({ date, startTime })
    focusSendButton()
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit(continueOrSend, booking.showFieldsMissing)}
      aria-label="Demande de séance"
    >
      {!isQuestionsStep && <RequiredFields problems={problems} attempt={formState.submitCount} />}
      {outcome?.kind === 'failed' && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {outcome.message}
          {outcome.problems
            .filter(({ message }) => message !== outcome.message)
            .map(({ field, message }) => (
              <div key={field + message}>{message}</div>
            ))}
        </Alert>
      )}
      {outcome?.kind === 'slotRefused' && (
        <SlotRefused {...outcome} selectedSlot={selectedSlot} onChoose={selectSlot} />
      )}
      <Stack spacing={3} sx={{ mb: 3 }}>
        {isQuestionsStep ? (
          <QuestionsStep control={control} questions={questionList} />
        ) : (
          <>
            <SlotFields selectedSlot={selectedSlot} types={types} wasSubmitted={formState.submitCount > 0} />
            <PatientTabs control={control} onTab={openTab} />
          </>
        )}
      </Stack>
      {questions.isError && (
        <Box sx={{ mb: 3 }}>
          <LoadFailed onRetry={() => void questions.refetch()}>
            Les questions du praticien n'ont pas pu être chargées.
          </LoadFailed>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap-reverse', justifyContent: 'flex-end', gap: 2 }}>
        {isQuestionsStep && <Button onClick={() => void navigate(-1)}>Retour</Button>}
        <Button
          ref={sendButton}
          type="submit"
          variant="contained"
          size="large"
          loading={booking.isBusy || questions.isLoading}
          disabled={questions.isError}
          sx={{ px: 4 }}
        >
          {/* In an element of its own, the text also changes in a page that the browser translated. */}
          <span>{questionList.length > 0 && !isQuestionsStep ? 'Continuer' : 'Envoyer ma demande'}</span>
        </Button>
      </Box>
      <ConfirmDialog
        open={outcome?.kind === 'accountExists'}
        title={accountExistsTexts.title}
        confirm={accountExistsTexts.confirm}
        cancel="Fermer"
        onConfirm={openAccountTab}
        onCancel={closeDialog}
      >
        {accountExistsTexts.text}
      </ConfirmDialog>
      <ConfirmDialog
        open={outcome?.kind === 'fileKnown'}
        title={fileKnownTexts.title}
        confirm={fileKnownTexts.confirm}
        busy={booking.isBusy}
        onConfirm={() => void booking.send(draft, true)}
        onCancel={closeDialog}
      >
        {fileKnownTexts.text}
      </ConfirmDialog>
    </Box>
  )
}
