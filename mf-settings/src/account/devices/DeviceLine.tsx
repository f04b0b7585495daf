import type { SignedInDevice } from 'shared/contracts/accounts/signIn'
import { momentText } from 'shared/domain/format'
import { practiceMomentOf } from 'shared/session'
import { Box, Button, Chip, ListItem, Typography } from 'shared/ui'

interface DeviceLineProps {
  device: SignedInDevice
  isBusy: boolean
  onSignOut: (id: string) => void
}

export function DeviceLine({
  device: { id, device, createdAt, lastUsedAt, isCurrent },
  isBusy,
  onSignOut,
}: DeviceLineProps) {
  return (
    <ListItem
      disableGutters
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        py: 1.5,
        gap: 1.5,
        flexWrap: 'wrap',
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
          {isCurrent && <Chip size="small" color="success" variant="outlined" label="Cet appareil" />}
        </Box>
        <Typography variant="body2" color="textSecondary">
          Connecté le {momentText(practiceMomentOf(createdAt))}, utilisé le {momentText(practiceMomentOf(lastUsedAt))},
          lieu inconnu
        </Typography>
      </Box>
      {!isCurrent && (
        <Button
          disabled={isBusy}
          aria-label={`Déconnecter ${device}, utilisé le ${momentText(practiceMomentOf(lastUsedAt))}`}
          onClick={() => onSignOut(id)}
        >
          Déconnecter
        </Button>
      )}
    </ListItem>
  )
}
