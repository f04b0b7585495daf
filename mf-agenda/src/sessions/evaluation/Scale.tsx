import { useId, useRef } from 'react'
import { scaleOf } from 'shared/domain/evaluation/scales'
import type { Answer, ScaleName } from 'shared/domain/evaluation/scales'
import { Box, Button, hidden, Typography } from 'shared/ui'

interface ScaleProps {
  label: string
  /** Name of the animal, when each animal has the same criterion. */
  about?: string
  scale: ScaleName
  value: Answer
  onChange: (value: Answer) => void
}

const choice = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: { xs: 44, md: 36 },
  minWidth: 44,
  px: 1.5,
  border: '1px solid',
  borderColor: 'control',
  borderRadius: '8px',
  fontSize: '0.875rem',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&:has(:checked)': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'accent.main', outlineOffset: '2px' },
} as const

/** Hidden but laid out, so that the choices do not move. */
const hiddenButton = { visibility: 'hidden', display: { xs: 'none', md: 'inline-flex' } } as const

/** Criterion as a row of radio buttons, with a button to clear it. */
export function Scale({ label, about, scale, value, onChange }: ScaleProps) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  // The button disappears, so the focus moves to the radio group.
  const clear = () => {
    onChange(null)
    group.current?.querySelector('input')?.focus()
  }
  return (
    <Box
      ref={group}
      role="radiogroup"
      aria-labelledby={id}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, py: 1 }}
    >
      <Typography id={id} sx={{ flex: '1 1 220px' }}>
        {label}
        {about && <span style={hidden}>{` : ${about}`}</span>}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flex: '0 1 auto' }}>
        {scaleOf(scale).options.map((option) => (
          <Box component="label" key={option.value} sx={choice}>
            <input
              type="radio"
              name={id}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              style={hidden}
            />
            {option.label}
          </Box>
        ))}
        <Button
          size="small"
          aria-label={`Effacer : ${about ? `${label}, ${about}` : label}`}
          onClick={clear}
          sx={{ minWidth: 0, ...(value === null && hiddenButton) }}
        >
          Effacer
        </Button>
      </Box>
    </Box>
  )
}
