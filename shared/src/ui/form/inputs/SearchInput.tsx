import { useEffect, useRef, useState } from 'react'
import SearchIcon from '@mui/icons-material/SearchRounded'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'

interface SearchInputProps {
  label: string
  /** The current search, for example from the URL. */
  value: string
  /** Whether the label is inside the empty field, as in a toolbar. */
  isCompact?: boolean
  /** Called when typing pauses, and at intervals during long typing. */
  onSearch: (words: string) => void
}

const pauseMs = 300
const maxWaitMs = 600

/** Searches while the user types; shows the search of the URL after navigating back or forward. */
export function SearchInput({ label, value, isCompact = false, onSearch }: SearchInputProps) {
  const [typedText, setTypedText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  // Searches that were reported but are not in `value` yet; `value` may change after the user has typed more.
  const [sentSearches, setSentSearches] = useState<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const firstUnsentAtMs = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (value !== lastValue) {
    setLastValue(value)
    const sentIndex = sentSearches.indexOf(value)
    setSentSearches(sentIndex === -1 ? [] : sentSearches.slice(sentIndex + 1))
    if (sentIndex === -1) setTypedText(value)
  }

  const search = (words: string) => {
    firstUnsentAtMs.current = undefined
    setSentSearches((previous) => [...previous, words])
    onSearch(words)
  }

  const changeText = (words: string) => {
    setTypedText(words)
    clearTimeout(timer.current)
    const nowMs = performance.now()
    firstUnsentAtMs.current ??= nowMs
    const waitMs = Math.min(pauseMs, firstUnsentAtMs.current + maxWaitMs - nowMs)
    timer.current = setTimeout(() => search(words.trim()), waitMs)
  }

  return (
    <TextField
      type="search"
      label={isCompact ? undefined : label}
      placeholder={isCompact ? label : undefined}
      value={typedText}
      onChange={(event) => changeText(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': isCompact ? label : undefined },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
