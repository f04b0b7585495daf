import { useState } from 'react'
import { Link } from 'shared/router'
import { useStoredFlag } from 'shared/session'
import { Box, ExpandIcon, IconButton, useMediaQuery, visuallyHidden } from 'shared/ui'
import { FirstStepsPanel } from './FirstStepsPanel.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { StepStatusIcon } from './StepStatusIcon.tsx'
import type { ShownStep } from './shownSteps.ts'
import { useFirstSteps } from './useFirstSteps.ts'

/** Window height below which the card starts folded, because the menu would scroll; the user can unfold it. */
const lowWindowQuery = '(max-height: 859.95px)'

const lineSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 32,
  px: 0.5,
  borderRadius: 'var(--mui-radius-event)',
  fontSize: 'var(--mui-text-compact)',
  color: 'text.primary',
  textDecoration: 'none',
  'a&:hover': { bgcolor: 'background.sunk' },
} as const

const StepLine = ({ step: { id, label, path, isDone } }: { step: ShownStep }) =>
  isDone ? (
    <Box key={id} sx={{ ...lineSx, color: 'text.secondary' }}>
      <StepStatusIcon isDone />
      {label}
      <Box component="span" sx={visuallyHidden}>
        {' : fait'}
      </Box>
    </Box>
  ) : (
    <Box component={Link} to={path} sx={lineSx}>
      <StepStatusIcon isDone={false} />
      {label}
    </Box>
  )

/** The first steps in the side menu: a list that can be folded, and whose title opens the panel with the details. */
export default function FirstStepsCard() {
  const steps = useFirstSteps()
  const isLow = useMediaQuery(lowWindowQuery)
  const [isStoredFolded, storeFolded] = useStoredFlag('complice.firstStepsFolded')
  const [isUnfoldedInLowWindow, setUnfoldedInLowWindow] = useState(false)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const doneCount = steps.filter(({ isDone }) => isDone).length
  if (doneCount === steps.length) return null
  const isFolded = isStoredFolded || (isLow && !isUnfoldedInLowWindow)
  const toggleFolded = () => {
    setUnfoldedInLowWindow(isFolded)
    storeFolded(!isFolded)
  }
  return (
    <Box
      component="section"
      aria-label="Premiers pas"
      sx={{ mx: 1.5, mb: 1, p: 1, border: 1, borderColor: 'divider', borderRadius: 'var(--mui-radius-card)' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 0.5 }}>
        <Box
          component="button"
          type="button"
          aria-haspopup="dialog"
          onClick={() => setPanelOpen(true)}
          sx={{
            flexGrow: 1,
            minHeight: 32,
            px: 0.5,
            border: 0,
            bgcolor: 'transparent',
            color: 'inherit',
            font: 'inherit',
            fontWeight: 650,
            textAlign: 'start',
            cursor: 'pointer',
            borderRadius: 'var(--mui-radius-event)',
            '&:hover': { bgcolor: 'background.sunk' },
          }}
        >
          {'Premiers pas '}
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {doneCount} sur {steps.length}
          </Box>
        </Box>
        <IconButton
          size="small"
          aria-expanded={!isFolded}
          aria-label={isFolded ? 'Déplier les premiers pas' : 'Replier les premiers pas'}
          onClick={toggleFolded}
        >
          <ExpandIcon sx={{ transform: isFolded ? undefined : 'rotate(180deg)' }} />
        </IconButton>
      </Box>
      <ProgressBar done={doneCount} total={steps.length} />
      {!isFolded && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {steps.map((step) => (
            <li key={step.id}>
              <StepLine step={step} />
            </li>
          ))}
        </Box>
      )}
      {isPanelOpen && <FirstStepsPanel steps={steps} onClose={() => setPanelOpen(false)} />}
    </Box>
  )
}
