import { useId, useRef, useState } from 'react'
import type { Preview } from 'shared/contracts/session'
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
  forAllBlocked,
  forced,
  isBlocked,
  isFree,
  lookedAtAgain,
  needsReason,
  overOf,
  skipped,
  skippedDays,
  undecided,
} from './choices.ts'
import type { Choices, Over } from './choices.ts'
import { FreeDates } from './FreeDates.tsx'
import { KeptList } from './KeptList.tsx'
import { reasonMissing, ReasonField } from './ReasonField.tsx'
import { previewWords } from './previewWords.ts'
import { WatchedDates } from './WatchedDates.tsx'

interface PreviewDialogProps {
  preview: Preview
  /** Whether the sessions are added, or change. */
  isNew: boolean
  busy: boolean
  failure: string
  /** Without these days: an animal that rests on one can bear more on the others. */
  onLook: (skipDates: readonly Day[]) => Promise<Preview>
  onSave: (over: Over) => void
  onBack: () => void
}

function useLook(preview: Preview, choices: Choices, look: PreviewDialogProps['onLook']) {
  const skipDates = skippedDays(choices)
  const { data } = useQuery({
    queryKey: seriesPreviewKey(preview, skipDates),
    queryFn: () => look(skipDates),
    enabled: skipDates.length > 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  return skipDates.length === 0 || !data ? preview.dates : lookedAtAgain(preview.dates, data.dates, choices)
}

/** Each date of a series before it is saved: what is in the way is left out or forced, one by one or all at once. */
export function PreviewDialog({ preview, isNew, busy, failure, onLook, onSave, onBack }: PreviewDialogProps) {
  const titleId = useId()
  const isPhone = useIsPhone()
  const content = useRef<HTMLDivElement>(null)
  const [choices, setChoices] = useState<Choices>({})
  const [reason, setReason] = useState('')
  const [wasRefused, setRefused] = useState(false)
  const words = previewWords(isNew)
  const { kept } = preview
  const dates = useLook(preview, choices, onLook)

  const open = undecided(dates, choices)
  const lacksReason = needsReason(dates, choices) && reason.trim() === ''
  const savedCount = dates.length - skipped(dates, choices).length
  const problem = open.length > 0 ? words.undecided(open.length) : savedCount === 0 ? words.nothingLeft : ''
  const blocked = dates.filter(isBlocked)

  function save() {
    if (problem === '' && !lacksReason) return onSave(overOf(dates, choices, reason))
    setRefused(true)
    content.current?.querySelector<HTMLElement>(problem === '' ? '#forceReason' : '[data-undecided] input')?.focus()
  }

  return (
    <Dialog open onClose={onBack} maxWidth="md" fullWidth fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Aperçu des séances</DialogTitle>
      <DialogContent ref={content} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography component="output">
          {words.count({ saved: savedCount - open.length, skipped: skipped(dates, choices).length, open: open.length })}
        </Typography>
        {kept.length > 0 && (
          <Alert severity="info">
            <AlertTitle>{words.kept(kept.length)}</AlertTitle>
            <KeptList kept={kept} />
          </Alert>
        )}
        {blocked.length > 1 && (
          <AllAtOnce
            count={blocked.length}
            words={words}
            onChoose={(choice) => setChoices(forAllBlocked(dates, choices, choice))}
          />
        )}
        <Box>
          <WatchedDates dates={dates} choices={choices} words={words.choices} onChoose={setChoices} />
          <FreeDates dates={dates.filter(isFree)} />
        </Box>
        {forced(dates, choices).length > 0 && (
          <ReasonField
            value={reason}
            onChange={setReason}
            required={needsReason(dates, choices)}
            error={wasRefused && lacksReason ? reasonMissing : ''}
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
        <Button variant="contained" loading={busy} onClick={save}>
          {isNew ? 'Ajouter' : 'Enregistrer'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
