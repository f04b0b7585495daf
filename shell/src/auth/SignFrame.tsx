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
  submitLabel: string
  disabled?: boolean
  isBusy: boolean
  /** The link to the other dialog, or back to the password. */
  switchLink?: { question: string; label: string; onSwitch: () => void }
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** The layout shared by the dialogs to sign in, to sign up and for the second step. */
export function SignFrame({
  open,
  title,
  refusal,
  submitLabel,
  disabled,
  isBusy,
  switchLink,
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
          <Button type="submit" variant="contained" size="large" disabled={disabled} loading={isBusy}>
            {submitLabel}
          </Button>
        </Stack>
        {switchLink && (
          <>
            <Divider sx={{ my: 2.5 }} />
            <Stack
              direction="row"
              spacing={1}
              sx={{ alignItems: 'center', justifyContent: 'center', flexWrap: 'wrap' }}
            >
              <Typography variant="body2" color="textSecondary">
                {switchLink.question}
              </Typography>
              <Button size="small" onClick={switchLink.onSwitch}>
                {switchLink.label}
              </Button>
            </Stack>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
