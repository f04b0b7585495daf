import { useId } from 'react'
import type { ReactNode } from 'react'
import { Box } from 'shared/ui'
import type { Search } from '../api.ts'
import { Completions } from './Completions.tsx'
import { useCompletions } from './useCompletions.ts'

interface SearchFieldProps {
  name: keyof Search
  label: string
  placeholder: string
  value: string
  icon: ReactNode
}

/** Search field with completions from the directory; selecting one starts the search. */
export function SearchField({ name, label, placeholder, value, icon }: SearchFieldProps) {
  const id = useId()
  const { input, listProps, status } = useCompletions(name, id)
  return (
    <Box
      sx={{
        position: { md: 'relative' },
        display: 'flex',
        flex: { xs: name === 'name' ? '1 0 100%' : '100 1 200px', md: '1 1 0' },
        minWidth: 0,
      }}
    >
      <Box
        component="label"
        htmlFor={id}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          flex: 1,
          minWidth: 0,
          px: 2,
          py: 1,
          cursor: 'text',
          borderRadius: 'var(--mui-radius-control)',
          // The outline surrounds the whole field, and not only the input.
          '&:has(input:focus-visible)': { outline: '3px solid var(--mui-palette-accent-main)', outlineOffset: -3 },
          '& svg': { color: 'text.secondary' },
        }}
      >
        {icon}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box
            component="span"
            sx={{ display: 'block', fontSize: 'var(--mui-text-small)', fontWeight: 600, lineHeight: 1.4 }}
          >
            {label}
          </Box>
          <Box
            component="input"
            id={id}
            name={name}
            type="search"
            defaultValue={value}
            placeholder={placeholder}
            maxLength={100}
            // Disables the browser's autocomplete, which would cover the completions.
            autoComplete="off"
            {...input}
            sx={{
              width: '100%',
              p: 0,
              border: 0,
              bgcolor: 'transparent',
              color: 'text.primary',
              font: 'inherit',
              fontSize: 'var(--mui-text-reading)',
              minHeight: 28,
              '&::placeholder': { color: 'text.disabled', opacity: 1 },
              '&:focus-visible': { outline: 'none' },
            }}
          />
        </Box>
      </Box>
      <Completions {...listProps} status={status} />
    </Box>
  )
}
