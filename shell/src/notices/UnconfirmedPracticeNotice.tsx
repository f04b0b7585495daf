import { useEffect } from 'react'
import { checkSession, useSession } from 'shared/session'
import { Box, toast, UnconfirmedNotice } from 'shared/ui'

const checkIntervalMs = 30_000

const checkIfVisible = () => {
  if (document.visibilityState === 'visible') void checkSession()
}

/**
 * Shown above the pages of an unconfirmed practice, except those that confirm an address. The link may be opened in
 * another browser: the details are read again when the tab is shown, and regularly while it is visible.
 */
export default function UnconfirmedPracticeNotice() {
  useEffect(() => {
    const timer = setInterval(checkIfVisible, checkIntervalMs)
    document.addEventListener('visibilitychange', checkIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', checkIfVisible)
      if (useSession.getState().user?.isUnconfirmed === false) toast('Votre adresse e-mail est confirmée')
    }
  }, [])
  return (
    <Box sx={{ mb: 3 }}>
      <UnconfirmedNotice title="Confirmez votre adresse e-mail">
        D'ici là, aucun e-mail ne part à vos patients, et votre cabinet n'est ni dans l'annuaire ni réservable en ligne.
      </UnconfirmedNotice>
    </Box>
  )
}
