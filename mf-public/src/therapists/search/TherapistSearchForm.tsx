import type { FormEvent } from 'react'
import { useNavigate } from 'shared/router'
import { Box, Button, PlaceIcon, SearchIcon } from 'shared/ui'
import type { Search } from '../api.ts'
import { searchPath } from 'shared/domain/publicPages/publicPaths'
import { SearchField } from './SearchField.tsx'

const textOf = (form: FormData, name: keyof Search) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Form to search by name and location. It opens the list with the search in the URL. */
export function TherapistSearchForm({ search }: { search: Search }) {
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
      // Resets the fields when the back and forward buttons change the search in the URL.
      key={searchPath(search)}
      onSubmit={submit}
      sx={{
        // On a phone the completions are placed below the whole form, so that they do not cover its button.
        position: 'relative',
        display: 'flex',
        // On a phone, the button is next to the second field if there is room.
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'stretch',
        width: '100%',
        bgcolor: 'background.paper',
        border: '1px solid var(--mui-palette-control)',
        borderRadius: 'var(--mui-radius-card)',
        textAlign: 'left',
      }}
    >
      <SearchField
        name="name"
        label="Nom du praticien"
        placeholder="Nom ou cabinet"
        value={search.name}
        icon={<SearchIcon />}
      />
      <Box
        sx={{
          flex: 'none',
          width: { xs: 'calc(100% - 32px)', md: '1px' },
          height: { xs: '1px', md: 'auto' },
          mx: { xs: 2, md: 0 },
          my: { md: 1.5 },
          bgcolor: 'divider',
        }}
      />
      <SearchField
        name="location"
        label="Lieu"
        placeholder="Ville ou code postal"
        value={search.location}
        icon={<PlaceIcon />}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        sx={{ m: 1, px: { xs: 2, md: 4 }, flexGrow: { xs: 1, sm: 0 }, borderRadius: 'var(--mui-radius-control)' }}
      >
        Rechercher
      </Button>
    </Box>
  )
}
