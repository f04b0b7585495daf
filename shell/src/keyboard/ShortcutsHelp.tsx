import { useMemo } from 'react'
import { useShortcuts } from 'shared/ui'
import { useNavigate } from 'shared/router'
import { useMenu } from '../registry/areaRoutes.ts'
import { lazyOnMount } from '../lazyOnMount.tsx'
import { createSectionShortcuts } from './createSectionShortcuts.ts'
import { hideShortcuts, showShortcuts, useIsShortcutsDialogOpen } from './shortcutsDialogState.ts'

const ShortcutsDialog = lazyOnMount(() => import('./ShortcutsDialog.tsx'))

/** Registers the shortcuts of every page, and shows their list, which '?' opens. */
export function ShortcutsHelp() {
  const isOpen = useIsShortcutsDialogOpen()
  const menu = useMenu()
  const navigate = useNavigate()
  const shortcuts = useMemo(
    () => [
      { keys: '?', label: 'Afficher les raccourcis', run: showShortcuts },
      ...createSectionShortcuts(menu, (path) => void navigate(path)),
    ],
    [menu, navigate],
  )
  useShortcuts(shortcuts)
  return isOpen ? <ShortcutsDialog onLoadFailed={hideShortcuts} /> : null
}
