import { useState } from 'react'
import { Box, ChecklistIcon, IconButton, Tooltip } from 'shared/ui'
import { FirstStepsPanel } from './FirstStepsPanel.tsx'
import { useFirstSteps } from './useFirstSteps.ts'

/** Button that opens the first steps where the card does not fit: on a phone, and in a menu collapsed to icons. */
export default function FirstStepsButton() {
  const steps = useFirstSteps()
  const [isPanelOpen, setPanelOpen] = useState(false)
  const doneCount = steps.filter(({ isDone }) => isDone).length
  if (doneCount === steps.length) return null
  const label = `Premiers pas : ${doneCount} sur ${steps.length}`
  return (
    <>
      <Tooltip title={label} placement="right">
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setPanelOpen(true)}
          sx={{ flexDirection: 'column', minWidth: 44, minHeight: 44, p: 0, color: 'primary.main' }}
        >
          <ChecklistIcon sx={{ fontSize: 22 }} />
          <Box component="span" sx={{ fontSize: 'var(--mui-text-micro)', fontWeight: 650, lineHeight: 1 }}>
            {doneCount}/{steps.length}
          </Box>
        </IconButton>
      </Tooltip>
      {isPanelOpen && <FirstStepsPanel steps={steps} onClose={() => setPanelOpen(false)} />}
    </>
  )
}
