import type { ReactNode } from 'react'
import { Alert, Box, Button } from 'shared/ui'

/** Notice of unsent data on this device, with a button to send it. */
export const UnsentNotice = ({ children, onSend }: { children: ReactNode; onSend: () => void }) => (
  <Box component="output" sx={{ display: 'block' }}>
    <Alert
      severity="info"
      role="none"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onSend}>
          Envoyer
        </Button>
      }
    >
      {children}
    </Alert>
  </Box>
)
