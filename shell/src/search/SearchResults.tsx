import { useEffect, useEffectEvent, useImperativeHandle, useState, type Ref } from 'react'
import { messageFor } from 'shared/client'
import { plural } from 'shared/domain/format'
import { useNavigate } from 'shared/router'
import { Alert, Box, Typography, visuallyHidden } from 'shared/ui'
import { searchFailureMessages } from './messages.ts'
import { ResultList } from './ResultList.tsx'
import type { ResultOption } from './resultGroups.ts'
import { useSearch } from './useSearch.ts'

/** State of the list for screen readers: the number of options, and the id of the active one. */
export interface ShownResults {
  count: number
  activeId: string | undefined
}

export interface ResultControls {
  /** Makes the next or the previous option the active one. */
  move: (step: 1 | -1) => void
}

interface SearchResultsProps {
  ref: Ref<ResultControls>
  listId: string
  text: string
  /** Whether Enter was pressed: the active option is opened as soon as the results match the text. */
  isEntered: boolean
  onShown: (shown: ShownResults) => void
  /** Called when Enter was pressed and the results have no active option. */
  onNothingToEnter: () => void
  onNavigate: () => void
}

export default function SearchResults({
  ref,
  listId,
  text,
  isEntered,
  onShown,
  onNothingToEnter,
  onNavigate,
}: SearchResultsProps) {
  const navigate = useNavigate()
  const { groups, isSettled, error } = useSearch(text, isEntered)
  const [keyboardChoice, setKeyboardChoice] = useState({ text, key: '' })
  const options = groups.flatMap((group) => group.options)
  const chosenOption = options.find(({ key }) => keyboardChoice.text === text && key === keyboardChoice.key)
  // Without typed text no option is active by default, so that Enter alone opens nothing.
  const active = chosenOption ?? (text.trim() === '' ? undefined : options[0])
  const count = options.length
  const activeId = active && `${listId}-${active.key}`

  const move = (step: 1 | -1) => {
    const index = active ? options.indexOf(active) : -1
    const nextIndex = index === -1 && step === -1 ? count - 1 : (index + step + count) % count
    setKeyboardChoice({ text, key: options[nextIndex]?.key ?? '' })
  }
  useImperativeHandle(ref, () => ({ move }))

  const open = ({ path, isList }: ResultOption) => {
    onNavigate()
    void navigate(path, isList && { state: { searchedText: text.trim() } })
  }
  const enter = useEffectEvent(() => (active ? open(active) : onNothingToEnter()))
  useEffect(() => {
    if (isEntered && isSettled) enter()
  }, [isEntered, isSettled])
  useEffect(() => onShown({ count, activeId }), [onShown, count, activeId])
  useEffect(() => {
    // A block body, because newer browsers return a promise here, which React would call as a clean-up.
    if (activeId !== undefined) document.querySelector(`[id="${activeId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const isEmpty = isSettled && count === 0 && error === null
  return (
    // The focus stays in the field while an option is pressed.
    <Box onMouseDown={(event) => event.preventDefault()}>
      {error !== null && (
        <Alert severity="error" sx={{ m: 1 }}>
          {messageFor(error, searchFailureMessages)}
        </Alert>
      )}
      {isEmpty && <Typography sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>Aucun résultat</Typography>}
      {count > 0 && <ResultList id={listId} groups={groups} active={active} onOpen={open} />}
      <Box component="output" sx={visuallyHidden}>
        {isSettled && text !== '' && error === null ? `${count} ${plural(count, 'résultat', 'résultats')}` : ''}
      </Box>
    </Box>
  )
}
