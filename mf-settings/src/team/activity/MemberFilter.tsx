import type { FilterControlProps } from 'shared/ui/data'
import { MenuItem, TextField } from 'shared/ui/data'
import { useActivityMembers } from './api.ts'

/** Members, and those who have left: what they did stays. */
export function MemberFilter({ label, value, onChange }: FilterControlProps) {
  const { data: members = [] } = useActivityMembers()
  const isKnown = members.some(({ id }) => id === value)
  return (
    <TextField
      select
      label={label}
      value={isKnown ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">Tous</MenuItem>
      {members.map(({ id, name, hasLeft }) => (
        <MenuItem key={id} value={id}>
          {name || 'Sans nom'}
          {hasLeft ? ' (parti)' : ''}
        </MenuItem>
      ))}
    </TextField>
  )
}
