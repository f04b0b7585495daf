import { Box, Button, Paper, Typography } from 'shared/ui'
import { isItemAllowed } from 'shared/domain/accounts/consent'
import { lazyOnMount } from '../lazyOnMount.tsx'
import { chooseCookies, openPreferences, useCookies } from './cookieConsent.ts'
import { usePreferences } from './usePreferences.ts'

const CookiePreferences = lazyOnMount(() => import('./CookiePreferences.tsx'))
const Analytics = lazyOnMount(
  () => import('../analytics/Analytics.tsx'),
  () => {},
)

/**
 * The banner, until the visitor chooses; the dialog of preferences; and, with consent, the analytics. Refusing is as
 * easy as accepting, and nothing that needs consent is loaded before the choice.
 */
export function CookieBanner() {
  const { consent } = useCookies()
  const { isOpen, close } = usePreferences()
  return (
    <>
      {!consent && (
        <Paper
          component="section"
          aria-label="Cookies"
          data-screen-only
          elevation={8}
          sx={{
            position: 'sticky',
            bottom: 'var(--bottom-bar-height, 0px)',
            zIndex: 'speedDial',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'flex-end',
            gap: 1.5,
            px: { xs: 2, md: 4 },
            py: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="body2" sx={{ flex: '1 1 320px' }}>
            Nous aimerions mesurer l'audience du site pour l'améliorer. C'est vous qui choisissez, et rien n'est mesuré
            avant.
          </Typography>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'flex-end',
              gap: 1,
              // The buttons to refuse and to accept have equal size.
              '&& > :not(:first-of-type)': {
                flex: { xs: '1 1 0', md: '0 0 auto' },
                minWidth: 140,
                whiteSpace: 'nowrap',
              },
            }}
          >
            <Button
              onClick={openPreferences}
              sx={{ flex: { xs: '1 1 100%', md: '0 0 auto' }, order: { xs: 1, md: 0 } }}
            >
              Préférences
            </Button>
            <Button variant="outlined" onClick={() => chooseCookies([])}>
              Tout refuser
            </Button>
            <Button variant="outlined" onClick={() => chooseCookies('all')}>
              Tout accepter
            </Button>
          </Box>
        </Paper>
      )}
      {consent && isItemAllowed(consent, 'ga') && <Analytics consent={consent} />}
      {isOpen && <CookiePreferences consent={consent} onClose={close} onLoadFailed={close} />}
    </>
  )
}
