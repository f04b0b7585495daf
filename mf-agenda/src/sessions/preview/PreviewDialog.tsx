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
} from 'shared/ui'
import { seriesPreviewKey } from '../../keys.ts'
import { AllAtOnce } from './AllAtOnce.tsx'
import {
  chooseForAllBlocked,
  forcedDates,
  isBlocked,
  isFree,
  mergedDates,
  needsReason,
  overridesOf,
  skippedDates,
  skippedDays,
  undecidedDates,
} from './choices.ts'
import type { Choices, ConflictOverrides } from './choices.ts'
import { FreeDates } from './FreeDates.tsx'
import { KeptSessionsList } from './KeptSessionsList.tsx'
import { reasonMissingText, ReasonField } from './ReasonField.tsx'
import { previewTexts } from './previewTexts.ts'
import { DatesToReview } from './DatesToReview.tsx'

interface PreviewDialogProps {
  preview: Preview
  /** True when sessions are added, false when they are changed. */
  isNew: boolean
  isBusy: boolean
  failure: string
  /** Previews the series without the skipped days: an animal that rests on these days can work more on the other days. */
  onPreviewAgain: (skipDates: readonly Day[]) => Promise<Preview>
  onSave: (overrides: ConflictOverrides) => void
  onBack: () => void
}

function useSecondPreview(preview: Preview, choices: Choices, previewAgain: PreviewDialogProps['onPreviewAgain']) {
  const skipDates = skippedDays(choices)
  const { data } = useQuery({
    queryKey: seriesPreviewKey(preview, skipDates),
    queryFn: () => previewAgain(skipDates),
    enabled: skipDates.length > 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  return skipDates.length === 0 || !data ? preview.dates : mergedDates(preview.dates, data.dates, choices)
}

/** Dates of a series before it is saved; blocked dates are skipped or forced, one by one or all at once. */
export function PreviewDialog({ preview, isNew, isBusy, failure, onPreviewAgain, onSave, onBack }: PreviewDialogProps) {
  const titleId = useId()
  const isPhone = useIsPhone()
  const content = useRef<HTMLDivElement>(null)
  const [choices, setChoices] = useState<Choices>({})
  const [reason, setReason] = useState('')
  const [wasRefused, setRefused] = useState(false)
  const texts = previewTexts(isNew)
  const { kept } = preview
  const dates = useSecondPreview(preview, choices, onPreviewAgain)

  const pendingDates = undecidedDates(dates, choices)
  const lacksReason = needsReason(dates, choices) && reason.trim() === ''
  const savedCount = dates.length - skippedDates(dates, choices).length
  const problem =
    pendingDates.length > 0 ? texts.undecidedText(pendingDates.length) : savedCount === 0 ? texts.nothingSavedText : ''
  const blockedDates = dates.filter(isBlocked)

  function save() {
    if (problem === '' && !lacksReason) return onSave(overridesOf(dates, choices, reason))
    setRefused(true)
    content.current?.querySelector<HTMLElement>(problem === '' ? '#forceReason' : '[data-undecided] input')?.focus()
  }

  return (
    <Dialog open onClose={onBack} maxWidth="md" fullWidth fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Aperçu des séances</DialogTitle>
      <DialogContent ref={content} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography component="output">
          {texts.countText({
            savedCount: savedCount - pendingDates.length,
            skippedCount: skippedDates(dates, choices).length,
            undecidedCount: pendingDates.length,
          })}
        </Typography>
        {kept.length > 0 && (
          <Alert severity="info">
            <AlertTitle>{texts.unchangedTitle(kept.length)}</AlertTitle>
            <KeptSessionsList unchangedSessions={kept} />
          </Alert>
        )}
        {blockedDates.length > 1 && (
          <AllAtOnce
            count={blockedDates.length}
            texts={texts}
            onChoose={(choice) => setChoices(chooseForAllBlocked(dates, choices, choice))}
          />
        )}
        <Box>
          <DatesToReview dates={dates} choices={choices} choiceLabels={texts.choices} onChoose={setChoices} />
          <FreeDates dates={dates.filter(isFree)} />
        </Box>
        {forcedDates(dates, choices).length > 0 && (
          <ReasonField
            value={reason}
            onChange={setReason}
            required={needsReason(dates, choices)}
            error={wasRefused && lacksReason ? reasonMissingText : ''}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {((wasRefused && problem) || failure) && (
          <Alert severity="error" sx={{ width: '100%' }}>
            {problem || failure}
          </Alert>
        )}
        <Button onClick={onBack}>Modifier la séance</Button>
        <Button variant="contained" loading={isBusy} onClick={save}>
          {isNew ? 'Ajouter' : 'Enregistrer'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
