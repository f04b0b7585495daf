import { useSessionTypes } from 'shared/lists'
import { MenuItem, TextField } from 'shared/ui/data'
import type { FilterControlProps } from 'shared/ui/data'

/** Filter by session types; ignores unknown types in the URL. */
function SessionTypesFilter({ label, value, onChange }: FilterControlProps) {
  const { data: types = [] } = useSessionTypes()
  const selectedIds = value.split(',')
  const selectedTypes = types.filter(({ id }) => selectedIds.includes(id))
  return (
    <TextField
      select
      label={label}
      value={selectedTypes.map(({ id }) => id)}
      onChange={({ target }) => onChange([target.value].flat().join(','))}
      slotProps={{
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () => (selectedTypes.length === 0 ? 'Tous' : selectedTypes.map(({ name }) => name).join(', ')),
        },
        inputLabel: { shrink: true },
      }}
    >
      {types.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

export const patientFilterControls = { sessionTypes: SessionTypesFilter }
