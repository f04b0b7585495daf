import { useMemo } from 'react'
import { useShortcuts } from 'shared/ui'
import { useNavigate } from 'shared/router'
import { useMenu } from '../registry/areaRoutes.ts'
import { loadedWhenShown } from '../loadedWhenShown.tsx'
import { goToShortcuts } from './goTo.ts'
import { hideShortcuts, showShortcuts, useShortcutsShown } from './helpOpen.ts'

const ShortcutsDialog = loadedWhenShown(() => import('./ShortcutsDialog.tsx'))

/** The shortcuts of every page, and the list of them that '?' opens. */
export function ShortcutsHelp() {
  const shown = useShortcutsShown()
  const menu = useMenu()
  const navigate = useNavigate()
  const keys = useMemo(
    () => [
      { keys: '?', label: 'Afficher les raccourcis', run: showShortcuts },
      ...goToShortcuts(menu, (path) => void navigate(path)),
    ],
    [menu, navigate],
  )
  useShortcuts(keys)
  return shown ? <ShortcutsDialog onLoadFailed={hideShortcuts} /> : null
}
