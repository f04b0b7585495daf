import { useRef, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import type { Completion } from 'shared/contracts/directory/therapist'
import { plural } from 'shared/domain/format'
import { keepPreviousData, useQuery } from 'shared/client'
import { completionsKey } from '../../keys.ts'
import { readCompletions } from '../api.ts'
import type { Search } from '../api.ts'
import { optionId } from './Completions.tsx'
import { useDebounced } from './useDebounced.ts'

const minCharacters = 2

const noOptions: readonly Completion[] = []

function useOptions(field: keyof Search, queryText: string): readonly Completion[] {
  const text = useDebounced(queryText.trim())
  const isLongEnough = text.length >= minCharacters && queryText.trim().length >= minCharacters
  const { data } = useQuery({
    queryKey: completionsKey(field, text),
    queryFn: ({ signal }) => readCompletions(field, text, signal),
    enabled: isLongEnough,
    // A failed request counts as no completions, without a retry or an error message.
    retry: false,
    staleTime: 300_000,
    placeholderData: keepPreviousData,
  })
  return isLongEnough ? (data ?? noOptions) : noOptions
}

/** State of a search field as a combobox of the ARIA Authoring Practices: arrow keys move, Enter selects, Escape closes. */
export function useCompletions(field: keyof Search, id: string) {
  const ref = useRef<HTMLInputElement>(null)
  // The text to complete; '' closes the list, while the field keeps its own text.
  const [queryText, setQueryText] = useState('')
  const [activeIndex, setActiveIndex] = useState(-1)
  const options = useOptions(field, queryText)
  const isOpen = options.length > 0
  const listId = `${id}-list`

  const close = () => {
    setQueryText('')
    setActiveIndex(-1)
  }
  const choose = ({ text }: Completion) => {
    const { current } = ref
    if (!current) return
    current.value = text
    close()
    current.form?.requestSubmit()
  }
  const move = (step: number) => {
    // The index -1 means the field: the arrow keys reach it before the first and after the last option.
    const indexCount = options.length + 1
    setActiveIndex(((activeIndex + 1 + step + indexCount) % indexCount) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    const activeOption = options[activeIndex]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && activeOption) choose(activeOption)
    else {
      // With no active option, Enter submits the form with the text of the field.
      if (event.key === 'Enter') close()
      return
    }
    event.preventDefault()
  }

  return {
    input: {
      ref,
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': activeIndex >= 0 ? optionId(listId, activeIndex) : undefined,
      onInput: (event: FormEvent<HTMLInputElement>) => {
        setQueryText(event.currentTarget.value)
        setActiveIndex(-1)
      },
      onKeyDown,
      onBlur: close,
    },
    listProps: { listId, options, activeIndex, onChoose: choose, onActiveIndexChange: setActiveIndex },
    status: isOpen ? `${options.length} ${plural(options.length, 'proposition', 'propositions')}` : '',
  }
}
