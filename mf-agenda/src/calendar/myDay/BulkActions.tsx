import { useState } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { sessionsToMarkPresent, sessionsToPay } from 'shared/domain/sessions/dayActions'
import { Box, Button, ExpandIcon } from 'shared/ui'
import { MeansMenu } from '../../sessions/paid/MeansMenu.tsx'
import { markAllPresent, payAll } from './changeAll.ts'

/** Buttons that set the presence or the payment of all chosen sessions together. */
export function BulkActions({ chosenSessions }: { chosenSessions: readonly ShortSession[] }) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
      <Button
        variant="outlined"
        disabled={sessionsToMarkPresent(chosenSessions).length === 0}
        onClick={() => void markAllPresent(chosenSessions)}
      >
        Toutes présentes
      </Button>
      <Button
        variant="outlined"
        endIcon={<ExpandIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={sessionsToPay(chosenSessions).length === 0}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Payées par…
      </Button>
      <MeansMenu
        label="Moyen de paiement des séances choisies"
        anchor={anchor}
        onClose={() => setAnchor(null)}
        onPick={(means) => void payAll(chosenSessions, means)}
      />
    </Box>
  )
}
