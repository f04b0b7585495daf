import Autocomplete from '@mui/material/Autocomplete'
import type { AutocompleteProps } from '@mui/material/Autocomplete'
import { useStable } from '../../../client/useStable.ts'

interface MultipleAutocompleteProps<Entity extends { id: string }> extends Pick<
  AutocompleteProps<Entity, true, false, false>,
  | 'id'
  | 'getOptionLabel'
  | 'getOptionDisabled'
  | 'noOptionsText'
  | 'onBlur'
  | 'renderInput'
  | 'renderOption'
  | 'slotProps'
  | 'sx'
> {
  options: readonly Entity[]
  /** The selection. An id without an option is not shown, and is dropped by the next choice. */
  ids: readonly string[]
  onIds: (ids: string[]) => void
}

/** Autocomplete field for several options, identified by their ids. */
export function MultipleAutocomplete<Entity extends { id: string }>({
  ids,
  onIds,
  options,
  ...autocomplete
}: MultipleAutocompleteProps<Entity>) {
  // MUI clears the search text whenever it gets a new array.
  const value = useStable(options.filter(({ id }) => ids.includes(id)))
  return (
    <Autocomplete
      {...autocomplete}
      multiple
      disableCloseOnSelect
      options={options}
      value={value}
      onChange={(_, chosenOptions) => onIds(chosenOptions.map(({ id }) => id))}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosenOption) => option.id === chosenOption.id}
    />
  )
}
