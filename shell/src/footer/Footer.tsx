import { memo } from 'react'
import { Box, Link, touchRow, Typography } from 'shared/ui'
import { helpPathOf } from 'shared/domain/help/helpPath'
import { Link as RouterLink, useLocation } from 'shared/router'
import { defaultOperatorEmail } from 'shared/domain/operatorEmail'
import { copyright, footerLinks, manageCookies } from 'shared/domain/publicPages/siteLinks'
import { openPreferences } from '../cookies/cookieConsent.ts'
import { areaRouteOf } from '../registry/areaRoutes.ts'
import { useRegistry } from '../registry/registry.ts'
import { useFooterOperator } from './useFooterOperator.ts'
import { useHasHelp } from '../useHasHelp.ts'

const thisYear = new Date().getFullYear()

const withoutAnchor = (path: string) => path.replace(/#.*/, '')

export const Footer = () => <FooterLinks helpPath={helpPathOf(useLocation().pathname)} />

/** Memoised, because the pages of an area share their help. */
const FooterLinks = memo(function FooterLinks({ helpPath }: { helpPath: string }) {
  const { registry } = useRegistry()
  const hasHelp = useHasHelp()
  const { ref, operator, contact } = useFooterOperator()
  return (
    <Box
      component="footer"
      ref={ref}
      data-screen-only
      sx={{ px: { xs: 2, md: 4 }, py: 2, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
    >
      <Box
        component="nav"
        aria-label="Pied de page"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          rowGap: { xs: 0, md: 1 },
          columnGap: { xs: 2, md: 3 },
        }}
      >
        {hasHelp && (
          <Link component={RouterLink} to={helpPath} color="inherit" variant="body2" sx={touchRow}>
            Aide
          </Link>
        )}
        {footerLinks
          .filter(({ path }) => areaRouteOf(registry, withoutAnchor(path)))
          .map(({ path, label }) => (
            <Link key={path} component={RouterLink} to={path} color="inherit" variant="body2" sx={touchRow}>
              {label}
            </Link>
          ))}
        <Link href={`mailto:${contact?.email ?? defaultOperatorEmail}`} color="inherit" variant="body2" sx={touchRow}>
          Nous écrire
        </Link>
        {operator?.socialLinks.map(({ name, url }) => (
          <Link key={url} href={url} target="_blank" rel="me noreferrer" color="inherit" variant="body2" sx={touchRow}>
            {name}
          </Link>
        ))}
        <Link component="button" type="button" onClick={openPreferences} color="inherit" variant="body2" sx={touchRow}>
          {manageCookies}
        </Link>
      </Box>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {copyright(thisYear)}
      </Typography>
    </Box>
  )
})
