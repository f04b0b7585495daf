import { Box, Button, Link, Typography } from 'shared/ui'
import { Link as RouterLink } from 'shared/router'
import { providerEmail } from 'shared/domain/patients/provider'
import { openPreferences } from './cookies/choice.ts'
import { areaRouteOf } from './registry/areaRoutes.ts'
import { useRegistry } from './registry/registry.ts'

const thisYear = new Date().getFullYear()

const pages = [
  { path: '/partenaires', label: 'Réserver depuis votre site' },
  { path: '/public/cgu', label: 'C.G.U' },
  { path: '/cgu', label: 'Confidentialité' },
]

export function Footer() {
  const { registry } = useRegistry()
  return (
    <Box
      component="footer"
      data-screen-only
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        columnGap: 3,
        px: { xs: 2, md: 4 },
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
      }}
    >
      <Typography variant="body2" sx={{ flexGrow: 1 }}>
        © 2022–{thisYear} Complice
      </Typography>
      {pages
        .filter(({ path }) => areaRouteOf(registry, path))
        .map(({ path, label }) => (
          <Link key={path} component={RouterLink} to={path} color="inherit" variant="body2">
            {label}
          </Link>
        ))}
      <Link href={`mailto:${providerEmail}`} color="inherit" variant="body2">
        Nous écrire
      </Link>
      <Button size="small" color="inherit" onClick={openPreferences} sx={{ ml: { xs: -0.625, md: 0 } }}>
        Gérer les cookies
      </Button>
    </Box>
  )
}
