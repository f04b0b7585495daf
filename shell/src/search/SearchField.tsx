import { useMemo, useRef, useState } from 'react'
import { useSession } from 'shared/session'
import { IconButton, SearchIcon, useIsPhone, useShortcuts } from 'shared/ui'
import { lazyOnMount } from '../lazyOnMount.tsx'
import { SearchBox, type SearchBoxControls } from './SearchBox.tsx'

const SearchDialog = lazyOnMount(() => import('./SearchDialog.tsx'))

/** The search of the header: a field, or on a phone a button that opens a dialog. Opened by « / » and Ctrl+K. */
export function SearchField() {
  const isPhone = useIsPhone()
  const isBlocked = useSession(({ paymentBlocked }) => paymentBlocked)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const box = useRef<SearchBoxControls>(null)
  const [open] = useState(() => () => (box.current ? box.current.open() : setDialogOpen(true)))
  const shortcuts = useMemo(
    () => (isBlocked ? [] : ['/', 'Ctrl+K'].map((keys) => ({ keys, label: 'Rechercher', run: open }))),
    [isBlocked, open],
  )
  useShortcuts(shortcuts)

  if (isBlocked) return null
  if (!isPhone) return <SearchBox ref={box} />
  const close = () => setDialogOpen(false)
  return (
    <>
      <IconButton aria-label="Rechercher" onClick={() => setDialogOpen(true)}>
        <SearchIcon />
      </IconButton>
      {isDialogOpen && <SearchDialog onClose={close} onLoadFailed={close} />}
    </>
  )
}
