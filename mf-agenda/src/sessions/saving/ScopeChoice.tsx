import { FormControlLabel, Radio, RadioGroup } from 'shared/ui/form'
import type { Scope } from '../api.ts'

interface ScopeChoiceProps {
  label: string
  value: Scope
  onChange: (scope: Scope) => void
}

/**
 * Radio buttons for the scope of a change to a recurring session: this session, or also the following ones (ruling 16).
 */
export const ScopeChoice = ({ label, value, onChange }: ScopeChoiceProps) => (
  <RadioGroup
    aria-label={label}
    value={value}
    onChange={(_, pickedValue) => onChange(pickedValue === 'all' ? 'all' : 'once')}
    sx={{ color: 'text.primary' }}
  >
    <FormControlLabel value="once" label="Cet évènement" control={<Radio />} />
    <FormControlLabel value="all" label="Cet évènement et les suivants" control={<Radio />} />
  </RadioGroup>
)
