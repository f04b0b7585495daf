import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { AuthenticatorKey } from '../../../contracts/accounts/secondFactor.ts'
import { formatInGroupsOfFour } from '../../../domain/accounts/secondFactor.ts'

/** The key for an authenticator app, as a QR code, a link for this device, and a text to type. */
export const AppKey = ({ appKey: { key, address, qrCode } }: { appKey: AuthenticatorKey }) => (
  <Stack spacing={2}>
    <Typography>
      Ouvrez une application d'authentification (Google Authenticator, Microsoft Authenticator, 2FAS, celle de votre
      gestionnaire de mots de passe…) et scannez ce code.
    </Typography>
    <Box
      component="img"
      src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
      alt="QR code à scanner avec l'application d'authentification"
      sx={{ width: 200, height: 200, alignSelf: 'center', bgcolor: 'common.white', borderRadius: 1 }}
    />
    <Typography variant="body2" color="textSecondary">
      Sur ce même appareil, <Link href={address}>ouvrez l'application</Link>. Vous pouvez aussi y saisir cette clé :{' '}
      <Box component="code" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
        {formatInGroupsOfFour(key, ' ')}
      </Box>
    </Typography>
  </Stack>
)
