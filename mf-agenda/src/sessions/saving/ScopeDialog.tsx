import { useState } from 'react'
import type { ReactNode } from 'react'
import { Box, ConfirmDialog } from 'shared/ui'
import { FormControlLabel, Radio, RadioGroup } from 'shared/ui/form'
import type { Scope } from '../api.ts'

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

/** How far a change of a recurring session reaches (ruling 16); the first is the careful one. */
export function ScopeDialog({ act, children, onChoose, ...shown }: ScopeDialogProps) {
  const [scope, setScope] = useState<Scope>('once')
  return (
    <ConfirmDialog {...words[act]} onConfirm={() => onChoose(scope)} {...shown}>
      {children}
      <Box sx={{ color: 'text.primary', mt: children ? 1.5 : 0 }}>
        <RadioGroup
          aria-label={words[act].title}
          value={scope}
          onChange={(_, picked) => setScope(picked === 'all' ? 'all' : 'once')}
        >
          <FormControlLabel value="once" label="Cet évènement" control={<Radio />} />
          <FormControlLabel value="all" label="Cet évènement et les suivants" control={<Radio />} />
        </RadioGroup>
      </Box>
    </ConfirmDialog>
  )
}
