import { FormControlLabel, Radio, RadioGroup } from 'shared/ui/form'
import type { Scope } from '../api.ts'

interface ScopeChoiceProps {
  label: string
  value: Scope
  onChange: (scope: Scope) => void
}

/** Scope of a change to a recurring session (ruling 16); the default is the smaller one. */
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
