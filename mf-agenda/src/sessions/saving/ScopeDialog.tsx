import { useState } from 'react'
import type { ReactNode } from 'react'
import { Box, ConfirmDialog } from 'shared/ui'
import type { Scope } from '../api.ts'
import { ScopeChoice } from './ScopeChoice.tsx'

interface ScopeDialogProps {
  open: boolean
  action: 'change' | 'delete'
  children?: ReactNode
  busy?: boolean
  onChoose: (scope: Scope) => void
  onCancel: () => void
}

const textsByAction = {
  change: { title: 'Modifier une séance qui se répète', confirm: 'Enregistrer', danger: false },
  delete: { title: 'Supprimer cette séance ?', confirm: 'Supprimer', danger: true },
} as const

/** Asks for the scope of a change to a recurring session. */
export function ScopeDialog({ action, children, onChoose, ...dialogProps }: ScopeDialogProps) {
  const [scope, setScope] = useState<Scope>('once')
  return (
    <ConfirmDialog {...textsByAction[action]} onConfirm={() => onChoose(scope)} {...dialogProps}>
      {children}
      <Box sx={{ mt: children ? 1.5 : 0 }}>
        <ScopeChoice label={textsByAction[action].title} value={scope} onChange={setScope} />
      </Box>
    </ConfirmDialog>
  )
}
