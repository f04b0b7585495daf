import { useId } from 'react'
import type { ReactNode } from 'react'
import {
  Alert,
  Box,
  Button,
  CloseIcon,
  Dialog,
  DialogContent,
  DialogTitle,
  Divider,
  IconButton,
  Stack,
  Typography,
  useIsPhone,
} from 'shared/ui'

interface SignFrameProps {
  open: boolean
  title: string
  /** The server's message about the last attempt. */
  refusal: string | undefined
  submit: string
  disabled?: boolean
  busy: boolean
  /** The link to the other dialog, or back. */
  other?: { question: string; label: string; onSwitch: () => void }
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** The layout that the two dialogs share. */
export function SignFrame({
  open,
  title,
  refusal,
  submit,
  disabled,
  busy,
  other,
  onSubmit,
  onClose,
  children,
}: SignFrameProps) {
  const titleId = useId()
  const isPhone = useIsPhone()
  return (
    <Dialog open={open} onClose={onClose} fullScreen={isPhone} aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle id={titleId} sx={{ flexGrow: 1 }}>
          {title}
        </DialogTitle>
        <IconButton aria-label="Fermer" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent>
        <Stack
          component="form"
          noValidate
          spacing={2.5}
          sx={{ pt: 1 }}
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          {refusal !== undefined && <Alert severity="error">{refusal}</Alert>}
          {children}
          <Button type="submit" variant="contained" size="large" disabled={disabled} loading={busy}>
            {submit}
          </Button>
        </Stack>
        {other && (
          <>
            <Divider sx={{ my: 2.5 }} />
            <Stack
              direction="row"
              spacing={1}
              sx={{ alignItems: 'center', justifyContent: 'center', flexWrap: 'wrap' }}
            >
              <Typography variant="body2" color="textSecondary">
                {other.question}
              </Typography>
              <Button size="small" onClick={other.onSwitch}>
                {other.label}
              </Button>
            </Stack>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
