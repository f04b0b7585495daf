import { useId, useRef, useState } from 'react'
import type { Preview } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'
import { keepPreviousData, useQuery } from 'shared/client'
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useIsPhone,
  useLeaveQuestion,
} from 'shared/ui'
import { seriesPreviewKey } from '../../keys.ts'
import { ChoiceForAllDates } from './ChoiceForAllDates.tsx'
import {
  canHaveReason,
  chooseForAllBlocked,
  isBlocked,
  isFree,
  mergeDates,
  needsReason,
  overridesOf,
  listSkippedDates,
  listSkippedDays,
  listUndecidedDates,
} from './choices.ts'
import type { Choices, ConflictOverrides } from './choices.ts'
import { FreeDates } from './FreeDates.tsx'
import { KeptSessionsList } from './KeptSessionsList.tsx'
import { reasonMissingText, ReasonField } from './ReasonField.tsx'
import { RemainingLine } from './RemainingLine.tsx'
import { SeriesLimits } from './SeriesLimits.tsx'
import { useSeriesLimits } from './useSeriesLimits.ts'
import { selectPreviewTexts } from './previewTexts.ts'
import { DatesToReview } from './DatesToReview.tsx'

interface PreviewDialogProps {
  preview: Preview
  /** True when sessions are added, false when they are changed. */
  isNew: boolean
  isBusy: boolean
  failure: string
  /** Reason for saving despite conflicts; it is kept while the session is edited again. */
  reason: string
  onReason: (reason: string) => void
  /**
   * Previews the series without the skipped days, because an animal that rests on these days can work more on others.
   */
  onPreviewAgain: (skipDates: readonly Day[]) => Promise<Preview>
  onSave: (overrides: ConflictOverrides) => void
  onBack: () => void
}

/** Returns the dates of the preview, updated by a second preview without the skipped days once it is loaded. */
function useSecondPreview(preview: Preview, choices: Choices, previewAgain: PreviewDialogProps['onPreviewAgain']) {
  const skipDates = listSkippedDays(choices)
  const { data } = useQuery({
    queryKey: seriesPreviewKey(preview, skipDates),
    queryFn: () => previewAgain(skipDates),
    enabled: skipDates.length > 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  return skipDates.length === 0 || !data ? preview.dates : mergeDates(preview.dates, data.dates, choices)
}

/** Dialog with the dates of a series before it is saved, in which blocked dates are skipped or forced. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { preview, isNew, isBusy, failure, reason, onReason, onPreviewAgain, onSave, onBack } = props
  const titleId = useId()
  const isPhone = useIsPhone()
  const content = useRef<HTMLDivElement>(null)
  const { choices, userChoices, setUserChoices, limits, setLimits, earlyLastDay, endSeries } = useSeriesLimits(preview)
  const [wasRefused, setRefused] = useState(false)
  const texts = selectPreviewTexts(isNew)
  const { kept, remaining } = preview
  const dates = useSecondPreview(preview, choices, onPreviewAgain)

  const pendingDates = listUndecidedDates(dates, choices)
  const isReasonMissing = needsReason(dates, choices) && reason.trim() === ''
  const datesToSkip = listSkippedDates(dates, choices)
  const savedDates = dates.filter((date) => !datesToSkip.includes(date))
  const savedCount = savedDates.length
  const problem =
    pendingDates.length > 0 ? texts.undecidedText(pendingDates.length) : savedCount === 0 ? texts.nothingSavedText : ''
  const blockedDates = dates.filter(
    (date) => isBlocked(date) && (date.date in userChoices || choices[date.date] !== 'skip'),
  )

  function save() {
    if (problem === '' && !isReasonMissing) return onSave(endSeries(overridesOf(dates, choices, reason)))
    setRefused(true)
    content.current?.querySelector<HTMLElement>(problem === '' ? '#forceReason' : '[data-undecided] input')?.focus()
  }

  const { ask, question } = useLeaveQuestion()
  const isChanged = Object.keys(userChoices).length > 0 || limits.length > 0
  const goBack = () => (isChanged ? ask(onBack) : onBack())

  return (
    <Dialog open onClose={goBack} maxWidth="md" fullWidth fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Aperçu des séances</DialogTitle>
      <DialogContent ref={content} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography component="output">
          {texts.countText({
            savedCount: savedCount - pendingDates.length,
            skippedCount: datesToSkip.length,
            undecidedCount: pendingDates.length,
          })}
        </Typography>
        <RemainingLine savedDates={savedDates} remaining={remaining} />
        {earlyLastDay && <Typography variant="body2">{texts.lastDayText(earlyLastDay)}</Typography>}
        <SeriesLimits dates={preview.dates} remaining={remaining} isNew={isNew} limits={limits} onChange={setLimits} />
        {kept.length > 0 && (
          <Alert severity="info">
            <AlertTitle>{texts.unchangedTitle(kept.length)}</AlertTitle>
            <KeptSessionsList unchangedSessions={kept} />
          </Alert>
        )}
        {blockedDates.length > 1 && (
          <ChoiceForAllDates
            count={blockedDates.length}
            texts={texts}
            onChoose={(choice) => setUserChoices(chooseForAllBlocked(blockedDates, userChoices, choice))}
          />
        )}
        <Box>
          <DatesToReview
            dates={dates}
            choices={choices}
            choiceLabels={texts.choices}
            onChoose={(day, choice) => setUserChoices({ ...userChoices, [day]: choice })}
          />
          <FreeDates dates={savedDates.filter(isFree)} />
        </Box>
        {canHaveReason(dates, choices) && (
          <ReasonField
            value={reason}
            onChange={onReason}
            required={needsReason(dates, choices)}
            error={wasRefused && isReasonMissing ? reasonMissingText : ''}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {((wasRefused && problem) || failure) && (
          <Alert severity="error" sx={{ width: '100%' }}>
            {problem || failure}
          </Alert>
        )}
        <Button onClick={goBack}>Modifier la séance</Button>
        <Button variant="contained" loading={isBusy} onClick={save}>
          {isNew ? 'Ajouter' : 'Enregistrer'}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  )
}
