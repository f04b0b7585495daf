import { useEffect, useRef, useState } from 'react'
import SearchIcon from '@mui/icons-material/SearchRounded'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'

interface SearchInputProps {
  label: string
  /** What is searched for now, e.g. from the address bar. */
  value: string
  /** Called once the typing pauses. */
  onSearch: (words: string) => void
}

const pause = 300

/** Searches while one types; follows the address bar when one goes back. */
export function SearchInput({ label, value, onSearch }: SearchInputProps) {
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (value !== seen) {
    setSeen(value)
    if (value !== sent) setTyped(value)
  }

  const type = (words: string) => {
    setTyped(words)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSent(words.trim())
      onSearch(words.trim())
    }, pause)
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
