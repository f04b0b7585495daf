import { useState } from 'react'
import type { AuthenticatorKey } from 'shared/contracts/accounts/secondFactor'
import { Button, DialogActions, DialogContent } from 'shared/ui'
import { FormDialog, RecoveryCodeList } from 'shared/ui/form'
import { renewRecoveryCodes, setUp, switchOff } from './api.ts'
import { AppStep } from './AppStep.tsx'
import { secondFactorActions } from './messages.ts'
import type { SecondFactorAction } from './messages.ts'
import { PasswordStep } from './PasswordStep.tsx'

interface SecondFactorDialogProps {
  action: SecondFactorAction
  onClose: () => void
  /** Called once the second factor changed. */
  onChanged: () => void
}

/**
 * Dialog in steps: the password, then the new app if the action sets one up, then the new recovery codes unless the
 * second factor is switched off.
 */
export default function SecondFactorDialog({ action, onClose, onChanged }: SecondFactorDialogProps) {
  const [appKey, setAppKey] = useState<AuthenticatorKey>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const showCodes = (codes: readonly string[]) => {
    setRecoveryCodes(codes)
    onChanged()
  }
  const step = { action, onClose }
  return (
    <FormDialog title={recoveryCodes ? 'Codes de secours' : secondFactorActions[action].title} onClose={onClose}>
      {action === 'off' && (
        <PasswordStep
          {...step}
          send={switchOff}
          onDone={() => {
            onChanged()
            onClose()
          }}
        />
      )}
      {!recoveryCodes && action === 'codes' && (
        <PasswordStep {...step} send={renewRecoveryCodes} onDone={(codes) => showCodes(codes.recoveryCodes)} />
      )}
      {!appKey && !recoveryCodes && (action === 'setUp' || action === 'replace') && (
        <PasswordStep
          {...step}
          send={({ password, code }) => setUp({ password, ...(action === 'replace' && { code }) })}
          onDone={setAppKey}
        />
      )}
      {appKey && !recoveryCodes && <AppStep appKey={appKey} onDone={showCodes} onClose={onClose} />}
      {recoveryCodes && (
        <>
          <DialogContent>
            <RecoveryCodeList codes={recoveryCodes} />
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={onClose}>
              J'ai gardé ces codes
            </Button>
          </DialogActions>
        </>
      )}
    </FormDialog>
  )
}
