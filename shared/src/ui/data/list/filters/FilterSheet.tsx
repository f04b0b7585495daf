import { useState } from 'react'
import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { radiiPx } from '../../../../design/tokens.ts'
import { isActive } from './filterControl.ts'
import type { FilterState, NamedFilter } from './filterControl.ts'
import { FilterFields } from './FilterFields.tsx'

interface FilterSheetProps extends Omit<FilterState, 'filters'> {
  namedFilters: readonly NamedFilter[]
  sortControl?: ReactNode
}

/** The filters on a phone: a button with the number of active filters, which opens a sheet with their fields. */
export function FilterSheet({ namedFilters, sortControl, ...props }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const activeCount = namedFilters.filter((namedFilter) => isActive(namedFilter, props.values)).length
  const clear = () => {
    for (const [name] of namedFilters) props.onChange(name, '')
  }
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ flexShrink: 0, px: 1.5, minHeight: '44px !important' }}
      >
        {activeCount > 0 ? `Filtrer (${activeCount})` : 'Filtrer'}
      </Button>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Filtres',
            sx: {
              p: 2,
              pb: 'max(16px, env(safe-area-inset-bottom))',
              maxHeight: '85dvh',
              borderRadius: `${radiiPx.card}px ${radiiPx.card}px 0 0`,
            },
          },
        }}
      >
        <Typography variant="h2" sx={{ mb: 2 }}>
          Filtres
        </Typography>
        {sortControl}
        <FilterFields {...props} filters={namedFilters} />
        <Stack direction="row" sx={{ gap: 1, mt: 2, justifyContent: 'flex-end' }}>
          {activeCount > 0 && <Button onClick={clear}>Effacer les filtres</Button>}
          <Button variant="contained" onClick={() => setOpen(false)}>
            Voir les résultats
          </Button>
        </Stack>
      </Drawer>
    </>
  )
}
