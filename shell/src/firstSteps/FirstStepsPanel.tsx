import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, ConfirmDialog, SidePanel, Stack, toast } from 'shared/ui'
import { ProgressBar } from './ProgressBar.tsx'
import type { ShownStep } from './shownSteps.ts'
import { StepDetail } from './StepDetail.tsx'
import { hideFirstSteps } from './useFirstSteps.ts'

interface FirstStepsPanelProps {
  steps: readonly ShownStep[]
  onClose: () => void
}

/** Lists the steps with their explanations, and has the button that hides all steps. */
export function FirstStepsPanel({ steps, onClose }: FirstStepsPanelProps) {
  const [isConfirming, setConfirming] = useState(false)
  const hide = async () => {
    setConfirming(false)
    try {
      await hideFirstSteps()
      onClose()
    } catch {
      toast("Erreur lors de l'enregistrement", 'error')
    }
  }
  const doneCount = steps.filter(({ isDone }) => isDone).length
  // A portal, because the menu's column scrolls and is covered by the page.
  return createPortal(
    <SidePanel
      id="premiers-pas"
      title={`Premiers pas : ${doneCount} sur ${steps.length}`}
      onClose={onClose}
      tools={<ProgressBar done={doneCount} total={steps.length} />}
    >
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map((step) => (
          <StepDetail key={step.id} step={step} onNavigate={onClose} />
        ))}
      </Stack>
      <Button sx={{ mt: 2, ml: -2 }} onClick={() => setConfirming(true)}>
        Masquer les premiers pas
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="Masquer les premiers pas ?"
        confirm="Masquer"
        cancel="Annuler"
        onConfirm={() => void hide()}
        onCancel={() => setConfirming(false)}
      >
        Ils ne reviendront pas. La visite guidée et l'aide restent dans le menu « Aide et affichage ».
      </ConfirmDialog>
    </SidePanel>,
    document.body,
  )
}
