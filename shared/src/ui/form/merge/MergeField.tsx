import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Difference, Side } from './differences.ts'

interface MergeFieldProps {
  difference: Difference
  chosenSide: Side | undefined
  /** The headings of the two values. */
  titles?: { mine: string; theirs: string }
  onChoose: (side: Side) => void
}

const choiceSx = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  p: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  cursor: 'pointer',
  '&:has(input:checked)': { borderColor: 'primary.main', bgcolor: 'background.sunk' },
  '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const

const defaultTitles = { mine: 'Votre saisie', theirs: 'Enregistré entre-temps' }

/** One field with its two values side by side, to choose from. */
export function MergeField({
  difference: { label, mine, theirs, canJoin },
  chosenSide,
  titles = defaultTitles,
  onChoose,
}: MergeFieldProps) {
  const name = useId()
  const choices: readonly [Side, string, string][] = [
    ['mine', titles.mine, mine],
    ['theirs', titles.theirs, theirs],
  ]
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 650, mb: 0.5 }}>
        {label}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {choices.map(([side, title, text]) => (
          <Box key={side} component="label" sx={choiceSx}>
            <Radio
              size="small"
              name={name}
              checked={chosenSide === side}
              onChange={() => onChoose(side)}
              sx={{ p: 0.5 }}
            />
            <Box component="span" sx={{ minWidth: 0 }}>
              <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                {title}
              </Typography>
              <Box component="span" sx={{ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {text}
              </Box>
            </Box>
          </Box>
        ))}
        {canJoin && (
          <Box component="label" sx={{ ...choiceSx, gridColumn: '1 / -1', alignItems: 'center' }}>
            <Radio
              size="small"
              name={name}
              checked={chosenSide === 'both'}
              onChange={() => onChoose('both')}
              sx={{ p: 0.5 }}
            />
            Garder les deux textes, l'un après l'autre
          </Box>
        )}
      </Box>
    </Box>
  )
}
