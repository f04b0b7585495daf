import { useRef } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import type { AutocompleteProps } from '@mui/material/Autocomplete'
import { useStable } from '../../../client/useStable.ts'
import { isAddition } from './addition.ts'
import type { Addition } from './addition.ts'
import { usePicking } from './usePicking.tsx'
import type { Picking } from './usePicking.tsx'

type PassedProps<Entity> = Pick<
  AutocompleteProps<Entity | Addition, true, false, false>,
  'id' | 'noOptionsText' | 'onBlur' | 'renderInput' | 'slotProps' | 'sx'
>

interface MultipleAutocompleteProps<Entity> extends Picking<Entity>, PassedProps<Entity> {
  /** The selection. An id without an option is not shown, and is dropped by the next choice. */
  ids: readonly string[]
  onIds: (ids: string[]) => void
}

/** Autocomplete field for several entities, identified by their ids. */
export function MultipleAutocomplete<Entity extends { id: string }>({
  ids,
  onIds,
  ...props
}: MultipleAutocompleteProps<Entity>) {
  const { id: fieldId, noOptionsText, onBlur, renderInput, slotProps, sx, ...picking } = props
  const behaviour = usePicking(picking)
  /** Whether the highlight was moved since the last choice: a second Enter does not undo that choice. */
  const isHighlightMoved = useRef(false)
  // MUI clears the search text whenever it receives a new array.
  const value = useStable<(Entity | Addition)[]>(picking.options.filter(({ id }) => ids.includes(id)))
  return (
    <Autocomplete
      {...{ id: fieldId, noOptionsText, onBlur, renderInput, slotProps, sx }}
      {...behaviour}
      multiple
      disableCloseOnSelect
      value={value}
      onHighlightChange={(_, _option, reason) => {
        if (reason === 'keyboard' || reason === 'mouse') isHighlightMoved.current = true
      }}
      onChange={(event, chosenOptions, reason) => {
        const isRepeatedEnter = reason === 'removeOption' && 'key' in event && event.key === 'Enter'
        if (isRepeatedEnter && !isHighlightMoved.current) return
        isHighlightMoved.current = false
        const addition = chosenOptions.find(isAddition)
        if (addition) picking.onAdd?.(addition.addedText)
        else onIds(chosenOptions.flatMap((option) => (isAddition(option) ? [] : [option.id])))
      }}
    />
  )
}
