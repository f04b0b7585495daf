import { useId } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'shared/router'
import { Box, Button, PlaceIcon, SearchIcon } from 'shared/ui'
import { searchPath } from './search.ts'
import type { Search } from './api.ts'

const textOf = (form: FormData, name: keyof Search) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Searches by name and location: opens the list, with the search in the URL. */
export function SearchStrip({ search }: { search: Search }) {
  const navigate = useNavigate()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void navigate(searchPath({ name: textOf(form, 'name'), location: textOf(form, 'location') }))
  }

  return (
    <Box
      component="form"
      aria-label="Trouver un praticien"
      // The back and forward buttons restore the search of that page.
      key={searchPath(search)}
      onSubmit={submit}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: 'stretch',
        width: '100%',
        bgcolor: 'background.paper',
        border: '1px solid var(--mui-palette-control)',
        borderRadius: '14px',
        textAlign: 'left',
      }}
    >
      <Field
        name="name"
        label="Nom du praticien"
        placeholder="Nom ou cabinet"
        value={search.name}
        icon={<SearchIcon />}
      />
      <Box
        sx={{
          flex: 'none',
          width: { md: '1px' },
          height: { xs: '1px', md: 'auto' },
          mx: { xs: 2, md: 0 },
          my: { md: 1.5 },
          bgcolor: 'divider',
        }}
      />
      <Field
        name="location"
        label="Lieu"
        placeholder="Ville ou code postal"
        value={search.location}
        icon={<PlaceIcon />}
      />
      <Button type="submit" variant="contained" size="large" sx={{ m: 1, px: 4, borderRadius: '10px' }}>
        Rechercher
      </Button>
    </Box>
  )
}

interface FieldProps {
  name: keyof Search
  label: string
  placeholder: string
  value: string
  icon: ReactNode
}

function Field({ name, label, placeholder, value, icon }: FieldProps) {
  const id = useId()
  return (
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
        '& svg': { color: 'text.secondary' },
      }}
    >
      {icon}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', fontWeight: 600, lineHeight: 1.4 }}>
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
          autoComplete={name === 'location' ? 'address-level2' : 'off'}
          sx={{
            width: '100%',
            p: 0,
            border: 0,
            bgcolor: 'transparent',
            color: 'text.primary',
            font: 'inherit',
            fontSize: '1rem',
            minHeight: 28,
            '&::placeholder': { color: 'text.disabled', opacity: 1 },
            '&:focus-visible': { outlineOffset: 4, borderRadius: '4px' },
          }}
        />
      </Box>
    </Box>
  )
}
