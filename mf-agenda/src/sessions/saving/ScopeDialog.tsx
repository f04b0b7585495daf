import { useState } from 'react'
import type { ReactNode } from 'react'
import { Box, ConfirmDialog } from 'shared/ui'
import type { Scope } from '../api.ts'
import { ScopeChoice } from './ScopeChoice.tsx'

interface ScopeDialogProps {
  open: boolean
  act: 'change' | 'delete'
  children?: ReactNode
  busy?: boolean
  onChoose: (scope: Scope) => void
  onCancel: () => void
}

const words = {
  change: { title: 'Modifier une séance qui se répète', confirm: 'Enregistrer', danger: false },
  delete: { title: 'Supprimer cette séance ?', confirm: 'Supprimer', danger: true },
} as const

/** Asks how far a change of a recurring session reaches. */
export function ScopeDialog({ act, children, onChoose, ...shown }: ScopeDialogProps) {
  const [scope, setScope] = useState<Scope>('once')
  return (
    <ConfirmDialog {...words[act]} onConfirm={() => onChoose(scope)} {...shown}>
      {children}
      <Box sx={{ mt: children ? 1.5 : 0 }}>
        <ScopeChoice label={words[act].title} value={scope} onChange={setScope} />
      </Box>
    </ConfirmDialog>
  )
}
