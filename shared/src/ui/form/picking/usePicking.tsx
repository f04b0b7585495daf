import { useState } from 'react'
import type { HTMLAttributes, Key, KeyboardEvent, ReactNode } from 'react'
import Box from '@mui/material/Box'
import { createFilterOptions } from '@mui/material/Autocomplete'
import type { FilterOptionsState } from '@mui/material/useAutocomplete'
import { additionLabel, isAddition } from './addition.ts'
import type { Addition } from './addition.ts'

type OptionProps = HTMLAttributes<HTMLLIElement> & { key: Key }
type Offered<Entity> = Entity | Addition

/** The options of a picker: how entities are displayed, searched and added. */
export interface Picking<Entity> {
  options: readonly Entity[]
  getOptionLabel: (entity: Entity) => string
  getOptionDisabled?: (entity: Entity) => boolean
  renderOption?: (props: OptionProps, entity: Entity) => ReactNode
  /** Whether the options are still loading, so that a match may still arrive. */
  loading?: boolean
  /**
   * Opens a form that adds an entity with the typed name. Omitted if the form or the member's rights do not allow it.
   */
  onAdd?: (text: string) => void
  /** Whether the options were already filtered by the typed text. */
  isSearched?: boolean
  /** Called with the typed text; '' once an option was chosen. */
  onSearch?: (text: string) => void
}

/**
 * Returns the props of MUI's Autocomplete for every picker: typing highlights the first match, Enter chooses it and
 * does not submit the form before an option is chosen, and a text without a match can be added.
 */
export function usePicking<Entity extends { id: string }>(picking: Picking<Entity>) {
  const { options, getOptionLabel, getOptionDisabled, renderOption, loading = false, onAdd } = picking
  const { isSearched = false, onSearch } = picking
  const [inputValue, setInputValue] = useState('')
  /** The typed text for which no option has been chosen yet. */
  const [typedText, setTypedText] = useState('')
  const [isAdding, setAdding] = useState(false)
  const [findMatches] = useState(() => createFilterOptions<Entity>())

  const labelOf = (option: Offered<Entity>) => (isAddition(option) ? additionLabel(option) : getOptionLabel(option))

  function changeText(_event: unknown, newText: string, reason: string) {
    // Keeps the typed text while the form for the addition is open, so that it remains if that form is cancelled.
    const isAdded = newText === additionLabel({ addedText: inputValue.trim() })
    if (isAdded || (isAdding && newText === '' && (reason === 'blur' || reason === 'reset'))) {
      setAdding(true)
      return
    }
    setAdding(false)
    setInputValue(newText)
    const newTypedText = reason === 'input' ? newText : ''
    setTypedText(newTypedText)
    if (newTypedText !== typedText) onSearch?.(newTypedText)
  }

  function preventSubmit(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    const isOpen = event.target.getAttribute('aria-expanded') === 'true'
    if (isOpen || typedText.trim() !== '') event.preventDefault()
  }

  function filterOptions(
    offered: Offered<Entity>[],
    { inputValue: searchText }: FilterOptionsState<Offered<Entity>>,
  ): Offered<Entity>[] {
    const entities = offered.filter((option): option is Entity => !isAddition(option))
    const matches = isSearched ? entities : findMatches(entities, { inputValue: searchText, getOptionLabel })
    const addedText = searchText.trim()
    return matches.length > 0 || !onAdd || loading || addedText === '' ? matches : [{ addedText }]
  }

  return {
    options,
    loading,
    autoHighlight: typedText !== '',
    inputValue,
    onInputChange: changeText,
    onKeyDown: preventSubmit,
    filterOptions,
    getOptionLabel: labelOf,
    getOptionKey: (option: Offered<Entity>) => (isAddition(option) ? 'addition' : option.id),
    getOptionDisabled: (option: Offered<Entity>) => !isAddition(option) && (getOptionDisabled?.(option) ?? false),
    isOptionEqualToValue: (option: Offered<Entity>, value: Offered<Entity>) =>
      !isAddition(option) && !isAddition(value) && option.id === value.id,
    renderOption: ({ key, ...props }: OptionProps, option: Offered<Entity>) =>
      isAddition(option) || !renderOption ? (
        <Box component="li" key={key} {...props} sx={isAddition(option) ? { color: 'primary.main' } : undefined}>
          {labelOf(option)}
        </Box>
      ) : (
        renderOption({ key, ...props }, option)
      ),
  }
}
