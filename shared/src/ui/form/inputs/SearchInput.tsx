import { useEffect, useRef, useState } from 'react'
import SearchIcon from '@mui/icons-material/SearchRounded'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'

interface SearchInputProps {
  label: string
  /** The current search, e.g. from the address bar. */
  value: string
  /** Called when typing pauses, and meanwhile if it continues for long. */
  onSearch: (words: string) => void
}

const pauseMs = 300
const longestWaitMs = 600

/** Searches while typing; follows the address bar on back and forward. */
export function SearchInput({ label, value, onSearch }: SearchInputProps) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  // Searches not yet reflected in `value`, which may arrive after more is typed.
  const [awaited, setAwaited] = useState<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const firstUnsentMs = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (value !== seen) {
    setSeen(value)
    const shown = awaited.indexOf(value)
    setAwaited(shown === -1 ? [] : awaited.slice(shown + 1))
    if (shown === -1) setTyped(value)
  }

  const search = (words: string) => {
    firstUnsentMs.current = undefined
    setAwaited((former) => [...former, words])
    onSearch(words)
  }

  const type = (words: string) => {
    setTyped(words)
    clearTimeout(timer.current)
    const nowMs = performance.now()
    firstUnsentMs.current ??= nowMs
    const waitMs = Math.min(pauseMs, firstUnsentMs.current + longestWaitMs - nowMs)
    timer.current = setTimeout(() => search(words.trim()), waitMs)
  }

  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      onChange={(event) => type(event.target.value)}
      slotProps={{
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
