import type { KeyboardEventHandler, Ref } from 'react'
import { Box, SearchIcon, useShortcutList } from 'shared/ui'
import type { ShownResults } from './SearchResults.tsx'

interface SearchInputProps {
  ref: Ref<HTMLInputElement>
  text: string
  onChange: (text: string) => void
  onKeyDown: KeyboardEventHandler
  onClick: () => void
  listId: string
  shown: ShownResults
  isInDialog: boolean
}

const insideFieldSx = {
  position: 'absolute',
  top: 0,
  height: '100%',
  display: 'flex',
  alignItems: 'center',
  color: 'text.secondary',
  pointerEvents: 'none',
} as const

export function SearchInput({
  ref,
  text,
  onChange,
  onKeyDown,
  onClick,
  listId,
  shown: { count, activeId },
  isInDialog,
}: SearchInputProps) {
  const hasShortcut = useShortcutList(({ isOn }) => isOn) && !isInDialog && text === ''
  return (
    <Box sx={{ position: 'relative' }}>
      <Box aria-hidden sx={{ ...insideFieldSx, left: 10 }}>
        <SearchIcon fontSize="small" />
      </Box>
      <Box
        component="input"
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- results have groups, icons and two lines
        role="combobox"
        aria-label="Rechercher"
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={count > 0 ? listId : undefined}
        aria-activedescendant={activeId}
        aria-keyshortcuts="/ Control+K Meta+K"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        placeholder="Rechercher"
        value={text}
        onChange={({ target }: { target: HTMLInputElement }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        onClick={onClick}
        sx={{
          width: '100%',
          height: { xs: 48, md: 40 },
          pl: 5,
          pr: hasShortcut ? 5 : 1.5,
          font: 'inherit',
          fontSize: { xs: 'var(--mui-text-reading)', md: 'var(--mui-text-compact)' },
          color: 'text.primary',
          bgcolor: 'background.default',
          border: 1,
          borderColor: 'control',
          borderRadius: 1,
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      {hasShortcut && (
        <Box
          component="kbd"
          aria-hidden
          sx={{ ...insideFieldSx, right: 12, font: 'inherit', fontSize: 'var(--mui-text-small)' }}
        >
          /
        </Box>
      )}
    </Box>
  )
}
