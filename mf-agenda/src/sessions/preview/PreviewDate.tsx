import { useId } from 'react'
import type { PreviewedDate } from 'shared/contracts/agenda/session'
import { longDay } from 'shared/domain/format'
import { Box, Typography } from 'shared/ui'
import { FormControlLabel, Radio, RadioGroup } from 'shared/ui/form'
import type { Choice } from './choices.ts'
import { isBlocked, isOnlyClockChange } from './choices.ts'
import { VerdictLines } from './VerdictLines.tsx'

interface PreviewDateProps {
  date: PreviewedDate
  choice: Choice | undefined
  choiceLabels: Readonly<Record<Choice, string>>
  onChoose: (choice: Choice) => void
}

const listChoices = (date: PreviewedDate): readonly Choice[] => (isBlocked(date) ? ['skip', 'force'] : ['keep', 'skip'])

/** Date with conflicts or warnings, and the choice to save or skip it. */
export function PreviewDate({ date, choice, choiceLabels, onChoose }: PreviewDateProps) {
  const titleId = useId()
  const choices = listChoices(date)
  const labels = isOnlyClockChange(date) ? { ...choiceLabels, force: `Enregistrer à ${date.startTime}` } : choiceLabels
  return (
    <Box
      component="li"
      data-undecided={choice === undefined ? '' : undefined}
      sx={{
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography id={titleId}>
          <strong>{longDay(date.date)}</strong>, {date.startTime} – {date.endTime}
        </Typography>
        <VerdictLines verdicts={date.verdicts} />
      </Box>
      <RadioGroup
        row
        aria-labelledby={titleId}
        value={choice ?? ''}
        onChange={(_, pickedValue) => onChoose(choices.find((option) => option === pickedValue) ?? 'skip')}
        sx={{ columnGap: 1, alignSelf: 'start' }}
      >
        {choices.map((option) => (
          <FormControlLabel key={option} value={option} label={labels[option]} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
    </Box>
  )
}
