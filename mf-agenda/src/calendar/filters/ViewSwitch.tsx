import { memo } from 'react'
import { DayIcon, ListIcon, ToggleButton, ToggleButtonGroup, useIsPhone } from 'shared/ui'
import { viewLabels, viewNames } from '../view/view.ts'
import type { AgendaViewName } from '../view/view.ts'
import type { AgendaSearchParams } from './useAgendaSearchParams.ts'

const phoneIcons = { day: DayIcon, list: ListIcon }
const phoneViews = ['day', 'list'] as const

interface ViewSwitchProps {
  view: AgendaViewName
  change: (changes: Partial<AgendaSearchParams>) => void
}

/** Buttons to choose the view. A phone has only the day and the list, as icons. */
export const ViewSwitch = memo(function ViewSwitch({ view, change }: ViewSwitchProps) {
  const isPhone = useIsPhone()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label="Affichage"
      value={view}
      onChange={(_, pickedView: AgendaViewName | null) => pickedView && change({ view: pickedView })}
    >
      {isPhone
        ? phoneViews.map((name) => {
            const Icon = phoneIcons[name]
            return (
              <ToggleButton key={name} value={name} aria-label={viewLabels[name]} sx={{ minHeight: 44, minWidth: 44 }}>
                <Icon />
              </ToggleButton>
            )
          })
        : viewNames.map((name) => (
            <ToggleButton key={name} value={name} sx={{ px: 1.75, py: 0, height: 32 }}>
              {viewLabels[name]}
            </ToggleButton>
          ))}
    </ToggleButtonGroup>
  )
})
