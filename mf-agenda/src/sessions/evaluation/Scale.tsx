import { useId, useRef } from 'react'
import { scaleOf } from 'shared/domain/evaluation/scales'
import type { Answer, ScaleName } from 'shared/domain/evaluation/scales'
import { Box, Button, visuallyHidden, Typography } from 'shared/ui'

interface ScaleProps {
  label: string
  /** Name of the animal, when each animal has the same criterion. */
  animalName?: string
  scale: ScaleName
  value: Answer
  onChange: (value: Answer) => void
}

const choiceStyle = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: { xs: 44, md: 36 },
  minWidth: 44,
  px: 1.5,
  border: '1px solid',
  borderColor: 'control',
  borderRadius: 'var(--mui-radius-event)',
  fontSize: 'var(--mui-text-compact)',
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

/** The hidden button keeps its space, so that the choices do not move. */
const hiddenButtonStyle = { visibility: 'hidden', display: { xs: 'none', md: 'inline-flex' } } as const

/** Criterion as a row of radio buttons, with a button to clear it. */
export function Scale({ label, animalName, scale, value, onChange }: ScaleProps) {
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
        {animalName && <span style={visuallyHidden}>{` : ${animalName}`}</span>}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flex: '0 1 auto' }}>
        {scaleOf(scale).options.map((option) => (
          <Box component="label" key={option.value} sx={choiceStyle}>
            <input
              type="radio"
              name={id}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              style={visuallyHidden}
            />
            {option.label}
          </Box>
        ))}
        <Button
          size="small"
          aria-label={`Effacer : ${animalName ? `${label}, ${animalName}` : label}`}
          onClick={clear}
          sx={{ minWidth: 0, ...(value === null && hiddenButtonStyle) }}
        >
          Effacer
        </Button>
      </Box>
    </Box>
  )
}
