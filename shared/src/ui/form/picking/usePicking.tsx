import { useState } from 'react'
import type { HTMLAttributes, Key, KeyboardEvent, ReactNode } from 'react'
import Box from '@mui/material/Box'
import { createFilterOptions } from '@mui/material/Autocomplete'
import type { FilterOptionsState } from '@mui/material/useAutocomplete'
import { additionLabel, isAddition } from './addition.ts'
import type { Addition } from './addition.ts'

type OptionProps = HTMLAttributes<HTMLLIElement> & { key: Key }
type Offered<Entity> = Entity | Addition

/** How the entities to choose from are shown, found and added. */
export interface Picking<Entity> {
  options: readonly Entity[]
  getOptionLabel: (entity: Entity) => string
  getOptionDisabled?: (entity: Entity) => boolean
  renderOption?: (props: OptionProps, entity: Entity) => ReactNode
  /** Whether the options are still loading: nothing can be said to be missing. */
  loading?: boolean
  /** Opens a form that adds an entity with the typed name. Omitted if it cannot be added here, or not by this member. */
  onAdd?: (text: string) => void
  /** True if the options were already searched by the typed text. */
  isSearched?: boolean
  /** Called with the typed text; '' once an option was chosen. */
  onSearch?: (text: string) => void
}

/**
 * Props of MUI's Autocomplete, with the behaviour of every picker: typing highlights the first match, Enter takes it and
 * never submits the form before something is chosen, and a text without match can be added.
 */
export function usePicking<Entity extends { id: string }>(picking: Picking<Entity>) {
  const { options, getOptionLabel, getOptionDisabled, renderOption, loading = false, onAdd } = picking
  const { isSearched = false, onSearch } = picking
  const [inputValue, setInputValue] = useState('')
  /** The text for which nothing was chosen yet. */
  const [typedText, setTypedText] = useState('')
  const [isAdding, setAdding] = useState(false)
  const [findMatches] = useState(() => createFilterOptions<Entity>())

  const labelOf = (option: Offered<Entity>) => (isAddition(option) ? additionLabel(option) : getOptionLabel(option))

  function changeText(_event: unknown, newText: string, reason: string) {
    // While the form to add is open, the typed text stays: it is there again if that form is cancelled.
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
