import { useId, useState } from 'react'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from 'shared/ui'
import { Switch } from 'shared/ui/form'
import { isItemAllowed } from 'shared/domain/accounts/consent'
import type { Consent } from 'shared/domain/accounts/consent'
import { deleteAnalyticsCookies } from '../analytics/analyticsCookies.ts'
import { chooseCookies } from './choice.ts'

const analytics = 'ga'

interface CookiePreferencesProps {
  consent: Consent | undefined
  onClose: () => void
}

export default function CookiePreferences({ consent, onClose }: CookiePreferencesProps) {
  const [measured, setMeasured] = useState(consent !== undefined && isItemAllowed(consent, analytics))
  const save = () => {
    chooseCookies(measured ? [analytics] : [])
    // Also those of an earlier visit, when the measuring code is not loaded.
    if (!measured) deleteAnalyticsCookies()
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
            checked={measured}
            onChange={(_, on) => setMeasured(on)}
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
