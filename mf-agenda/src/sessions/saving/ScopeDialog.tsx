import { useState } from 'react'
import type { ReactNode } from 'react'
import { Box, ConfirmDialog } from 'shared/ui'
import type { Scope } from '../api.ts'
import { ScopeChoice } from './ScopeChoice.tsx'

interface ScopeDialogProps {
  open: boolean
  children?: ReactNode
  busy?: boolean
  onChoose: (scope: Scope) => void
  onCancel: () => void
}

const title = 'Modifier une séance qui se répète'

/** Asks for the scope of a change to a recurring session. */
export function ScopeDialog({ children, onChoose, ...dialogProps }: ScopeDialogProps) {
  const [scope, setScope] = useState<Scope>('once')
  return (
    <ConfirmDialog title={title} confirm="Enregistrer" onConfirm={() => onChoose(scope)} {...dialogProps}>
      {children}
      <Box sx={{ mt: children ? 1.5 : 0 }}>
        <ScopeChoice label={title} value={scope} onChange={setScope} />
      </Box>
    </ConfirmDialog>
  )
}
