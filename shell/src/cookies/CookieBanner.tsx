import { Box, Button, Paper, Typography } from 'shared/ui'
import { loadedWhenShown } from '../loadedWhenShown.tsx'
import { chooseCookies, closePreferences, openPreferences, useCookies } from './choice.ts'

const CookiePreferences = loadedWhenShown(() => import('./CookiePreferences.tsx'))

/** Refusing is as easy as accepting. Nothing that needs consent is loaded before the choice. */
export function CookieBanner() {
  const { consent, preferencesOpen } = useCookies()
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
            bottom: 0,
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
              '& > *': { flexGrow: { xs: 1, md: 0 } },
            }}
          >
            <Button onClick={openPreferences} sx={{ flexBasis: { xs: '100%', md: 'auto' }, order: { xs: 1, md: 0 } }}>
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
      {preferencesOpen && <CookiePreferences consent={consent} onLoadFailed={closePreferences} />}
    </>
  )
}
