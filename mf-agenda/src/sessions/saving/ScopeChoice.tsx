import { FormControlLabel, Radio, RadioGroup } from 'shared/ui/form'
import type { Scope } from '../api.ts'

interface ScopeChoiceProps {
  label: string
  value: Scope
  onChange: (scope: Scope) => void
}

/** How far a change of a recurring session reaches (ruling 16); the first is the careful one. */
export const ScopeChoice = ({ label, value, onChange }: ScopeChoiceProps) => (
  <RadioGroup
    aria-label={label}
    value={value}
    onChange={(_, picked) => onChange(picked === 'all' ? 'all' : 'once')}
    sx={{ color: 'text.primary' }}
  >
    <FormControlLabel value="once" label="Cet évènement" control={<Radio />} />
    <FormControlLabel value="all" label="Cet évènement et les suivants" control={<Radio />} />
  </RadioGroup>
)
