import { useState } from 'react'
import { isStatus, messageFor, useMutation } from 'shared/client'
import type { SharedEstimation } from 'shared/contracts/finance/estimations'
import { shortDay } from 'shared/domain/format'
import { Box, Button, ConfirmDialog, toast, Typography } from 'shared/ui'
import { withdrawFromEstimation } from './api.ts'
import { decisionFailed, texts } from './messages.ts'

interface WithdrawButtonProps {
  token: string
  /** Last day of the withdrawal period. */
  lastDay: string
  onDecided: (estimation: SharedEstimation, sentence: string) => void
  onStale: () => void
}

/** Button that withdraws from an accepted quote after a confirmation. */
export function WithdrawButton({ token, lastDay, onDecided, onStale }: WithdrawButtonProps) {
  const [isConfirming, setConfirming] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => withdrawFromEstimation(token),
    onSuccess: (estimation) => onDecided(estimation, texts.withdrawn),
    onError: (error) => {
      toast(messageFor(error, decisionFailed), 'error')
      if (isStatus(error, 409)) onStale()
    },
    onSettled: () => setConfirming(false),
  })
  return (
    <Box>
      <Typography sx={{ mb: 1 }}>
        Vous pouvez vous rétracter sans motif et sans frais jusqu'au {shortDay(lastDay)}.
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setConfirming(true)}>
        Me rétracter
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="Vous rétracter de ce devis ?"
        confirm="Confirmer la rétractation"
        cancel="Garder le devis"
        danger
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setConfirming(false)}
      >
        Le devis ne vous engage plus. Votre praticien en est averti, et vous recevez une confirmation par e-mail.
      </ConfirmDialog>
    </Box>
  )
}
