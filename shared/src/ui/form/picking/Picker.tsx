import Autocomplete from '@mui/material/Autocomplete'
import type { AutocompleteProps } from '@mui/material/Autocomplete'
import { isAddition } from './addition.ts'
import type { Addition } from './addition.ts'
import { usePicking } from './usePicking.tsx'
import type { Picking } from './usePicking.tsx'

type PassedProps<Entity> = Pick<
  AutocompleteProps<Entity | Addition, false, false, false>,
  'id' | 'loadingText' | 'noOptionsText' | 'onBlur' | 'renderInput' | 'slotProps' | 'sx'
>

interface PickerProps<Entity> extends Picking<Entity>, PassedProps<Entity> {
  value: Entity | null
  onChange: (entity: Entity | null) => void
}

/** Autocomplete field for one entity. */
export function Picker<Entity extends { id: string }>({ value, onChange, ...props }: PickerProps<Entity>) {
  const { id, loadingText, noOptionsText, onBlur, renderInput, slotProps, sx, ...picking } = props
  const behaviour = usePicking(picking)
  return (
    <Autocomplete
      {...{ id, loadingText, noOptionsText, onBlur, renderInput, slotProps, sx }}
      {...behaviour}
      value={value}
      onChange={(_, option) => {
        if (option && isAddition(option)) picking.onAdd?.(option.addedText)
        else onChange(option)
      }}
    />
  )
}
