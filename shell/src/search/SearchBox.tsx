import { useEffect, useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { Box } from 'shared/ui'
import { lazyOnMount } from '../lazyOnMount.tsx'
import { SearchInput } from './SearchInput.tsx'
import type { ResultControls, ShownResults } from './SearchResults.tsx'

const SearchResults = lazyOnMount(() => import('./SearchResults.tsx'))

export interface SearchBoxControls {
  /** Moves the focus to the field and shows its results. */
  open: () => void
}

interface SearchBoxProps {
  ref?: Ref<SearchBoxControls>
  /** Whether the box is in a dialog, where the results are always shown; elsewhere they are a popup over the page. */
  isInDialog?: boolean
  /** Called when a result is opened. */
  onNavigate?: () => void
}

/** Makes the results as wide as the dialog: only the field leaves room for the close button. */
const fullDialogWidthSx = { mr: -6.5 }

const popupSx = {
  position: 'absolute',
  top: '100%',
  right: 0,
  mt: 1,
  width: 'min(560px, calc(100vw - 48px))',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: 8,
} as const

const noResults: ShownResults = { count: 0, activeId: undefined }

/**
 * Combobox whose results are a list box in a chunk of its own. Text and Enter typed before the chunk is loaded are
 * handled once it is.
 */
export function SearchBox({ ref, isInDialog = false, onNavigate }: SearchBoxProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const results = useRef<ResultControls>(null)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(isInDialog)
  const [isEntered, setEntered] = useState(false)
  const [shown, setShown] = useState(noResults)

  const open = () => {
    input.current?.focus()
    // Selects a former text, so that typing replaces it.
    input.current?.select()
    setOpen(true)
  }
  useImperativeHandle(ref, () => ({ open }), [])
  useEffect(() => {
    if (isInDialog) input.current?.focus()
  }, [isInDialog])
  const close = () => {
    setOpen(isInDialog)
    setEntered(false)
  }
  const change = (newText: string) => {
    setText(newText)
    setEntered(false)
    setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      results.current?.move(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      setOpen(true)
      setEntered(true)
    }
    if (event.key === 'Escape' && !isInDialog) {
      if (!isOpen) setText('')
      close()
    }
  }
  const list = isOpen && (
    <SearchResults
      ref={results}
      listId={listId}
      text={text}
      isEntered={isEntered}
      onShown={setShown}
      onNothingToEnter={() => setEntered(false)}
      onNavigate={() => {
        setText('')
        close()
        onNavigate?.()
      }}
      onLoadFailed={close}
    />
  )

  return (
    <Box
      component="search"
      sx={{ display: 'block', position: 'relative', flex: '0 1 320px', minWidth: 120 }}
      onBlur={isInDialog ? undefined : close}
    >
      <SearchInput
        ref={input}
        text={text}
        onChange={change}
        onKeyDown={onKeyDown}
        onClick={() => setOpen(true)}
        listId={listId}
        shown={isOpen ? shown : noResults}
        isInDialog={isInDialog}
      />
      {list && <Box sx={isInDialog ? fullDialogWidthSx : popupSx}>{list}</Box>}
    </Box>
  )
}
