import type { ReactNode } from 'react'
import { NavLink } from 'shared/router'
import { Box, List, ListItem, ListItemButton, ListItemText } from 'shared/ui'

const sections = [{ path: '/pros/user', label: 'Mes informations' }]

/** The settings beside their menu; under 800 px the menu stands above. */
export function SettingsPage({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
        gap: { xs: 2, md: 4 },
        alignItems: 'start',
      }}
    >
      <Box component="nav" aria-label="Réglages">
        <List
          dense
          disablePadding
          sx={{ display: 'flex', flexDirection: { xs: 'row', md: 'column' }, gap: 0.5, overflowX: 'auto' }}
        >
          {sections.map(({ path, label }) => (
            <ListItem key={path} disablePadding sx={{ width: 'auto' }}>
              <ListItemButton
                component={NavLink}
                to={path}
                sx={{
                  borderRadius: 1,
                  minHeight: 40,
                  whiteSpace: 'nowrap',
                  '&.active': {
                    backgroundColor: 'primary.light',
                    color: 'primary.dark',
                    '& span': { fontWeight: 600 },
                  },
                }}
              >
                <ListItemText primary={label} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
}
