import { useId, useState } from 'react'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from 'shared/ui'
import { Switch } from 'shared/ui/form'
import { isItemAllowed } from 'shared/domain/accounts/consent'
import type { Consent } from 'shared/domain/accounts/consent'
import { deleteAnalyticsCookies } from '../analytics/analyticsCookies.ts'
import { chooseCookies } from './cookieConsent.ts'

const analyticsItem = 'ga'

interface CookiePreferencesProps {
  consent: Consent | undefined
  onClose: () => void
}

export default function CookiePreferences({ consent, onClose }: CookiePreferencesProps) {
  const [isAnalyticsAllowed, setAnalyticsAllowed] = useState(
    consent !== undefined && isItemAllowed(consent, analyticsItem),
  )
  const save = () => {
    chooseCookies(isAnalyticsAllowed ? [analyticsItem] : [])
    // Also deletes the cookies of an earlier visit, when the analytics code is not loaded.
    if (!isAnalyticsAllowed) deleteAnalyticsCookies()
    onClose()
  }
  const titleId = useId()
  const labelId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Vos préférences</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
          <Box sx={{ flexGrow: 1 }}>
            <Typography id={labelId} sx={{ fontWeight: 600 }}>
              Analytics
            </Typography>
            <Typography variant="body2" color="textSecondary">
              Google Analytics compte les visites et les pages vues. Aucun dossier, aucun rendez-vous n'en fait partie.
            </Typography>
          </Box>
          <Switch
            checked={isAnalyticsAllowed}
            onChange={(_, isOn) => setAnalyticsAllowed(isOn)}
            slotProps={{ input: { 'aria-labelledby': labelId } }}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fermer</Button>
        <Button variant="contained" onClick={save}>
          Enregistrer
        </Button>
      </DialogActions>
    </Dialog>
  )
}
