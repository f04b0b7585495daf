import { useMemo } from 'react'
import { Joyride } from 'react-joyride'
import type { EventHandler } from 'react-joyride'
import { useTourSteps } from '../registry/areaRoutes.ts'
import { reportMissingStep, targetOf } from './reportMissingStep.ts'
import { TourCard } from './TourCard.tsx'

const locale = {
  back: 'Précédent',
  close: 'Fermer',
  last: 'Terminer',
  next: 'Suivant',
  nextWithProgress: 'Suivant ({current} sur {total})',
  open: 'Ouvrir la visite',
  skip: 'Passer la visite',
}

const options = {
  skipBeacon: true,
  closeButtonAction: 'skip',
  overlayClickAction: false,
  dismissKeyAction: 'close',
  showProgress: true,
  buttons: ['back', 'close', 'primary', 'skip'],
  /** A step whose anchor is missing is skipped after two seconds. */
  targetWaitTimeout: 2000,
  zIndex: 1600,
  arrowColor: 'var(--mui-palette-background-paper)',
  spotlightRadius: 10,
  spotlightPadding: 4,
} as const

/** Shows the areas' tour steps for this user, one after another. Escape ends the tour. */
export default function Tour({ onEnd }: { onEnd: () => void }) {
  const tourSteps = useTourSteps()
  const steps = useMemo(
    () =>
      tourSteps.map(({ anchor, title, text }) => ({
        target: targetOf(anchor),
        title,
        content: text,
        placement: 'auto' as const,
      })),
    [tourSteps],
  )
  const handleEvent: EventHandler = ({ type, action, step }) => {
    if (type === 'error:target_not_found') reportMissingStep(step.target)
    const isDismissed = type === 'step:after' && action === 'close'
    if (isDismissed || type === 'tour:end') onEnd()
  }
  return (
    <Joyride
      run
      continuous
      steps={steps}
      options={{ ...options, buttons: [...options.buttons] }}
      locale={locale}
      tooltipComponent={TourCard}
      onEvent={handleEvent}
    />
  )
}
