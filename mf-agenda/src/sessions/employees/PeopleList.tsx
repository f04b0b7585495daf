import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { ListedPatient } from 'shared/contracts/patients/patient'
import { patientName } from 'shared/domain/patients/patientName'
import { Box, CheckIcon, Typography } from 'shared/ui'

interface PeopleListProps {
  title: string
  /** Shown when the list is empty. */
  emptyText: string
  people: readonly ListedPatient[]
  markedIds: ReadonlySet<string>
  /** Called on a click or the space bar, which select or deselect a person. */
  onMark: (id: string) => void
  /** Called on a double click or Enter. */
  onMove: (id: string) => void
}

const indexAfterKey: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
}

/** List box of people. Arrow keys move the focus, Space selects a person, Enter moves the person to the other list. */
export function PeopleList({ title, emptyText, people, markedIds, onMark, onMove }: PeopleListProps) {
  const listId = useId()
  const [index, setIndex] = useState(0)
  const lastIndex = people.length - 1
  const activePerson = people[Math.min(index, lastIndex)]
  const optionId = (id: string) => `${listId}${id}`

  function onKeyDown(event: KeyboardEvent) {
    const nextIndex = indexAfterKey[event.key]
    if (!nextIndex && event.key !== ' ' && event.key !== 'Enter') return
    // Enter would submit the form, and the space bar scroll the page.
    event.preventDefault()
    if (!activePerson) return
    if (nextIndex) setIndex(nextIndex(Math.min(index, lastIndex), lastIndex))
    else if (event.key === ' ') onMark(activePerson.id)
    else onMove(activePerson.id)
  }

  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" id={`${listId}title`} sx={{ fontWeight: 600, mb: 0.5 }}>
        {title} ({people.length})
      </Typography>
      <Box
        sx={{
          position: 'relative',
          border: 1,
          borderColor: 'control',
          borderRadius: 1,
          height: 184,
          overflow: 'hidden',
        }}
      >
        <Box
          component="ul"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native select shows no mark and has no double click
          role="listbox"
          tabIndex={0}
          aria-multiselectable
          aria-labelledby={`${listId}title`}
          aria-activedescendant={activePerson && optionId(activePerson.id)}
          onKeyDown={onKeyDown}
          sx={{
            m: 0,
            p: 0.5,
            listStyle: 'none',
            height: '100%',
            overflowY: 'auto',
            borderRadius: 1,
            '&:focus-visible': { outlineOffset: '-3px' },
          }}
        >
          {people.map((person, position) => (
            <PersonOption
              key={person.id}
              id={optionId(person.id)}
              name={patientName(person)}
              isActive={person === activePerson}
              isMarked={markedIds.has(person.id)}
              onClick={() => {
                setIndex(position)
                onMark(person.id)
              }}
              onMove={() => onMove(person.id)}
            />
          ))}
        </Box>
        {people.length === 0 && (
          <Typography
            variant="body2"
            sx={{ position: 'absolute', inset: 0, p: 2, color: 'text.secondary', pointerEvents: 'none' }}
          >
            {emptyText}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

interface PersonOptionProps {
  id: string
  name: string
  isActive: boolean
  isMarked: boolean
  onClick: () => void
  onMove: () => void
}

const PersonOption = ({ id, name, isActive, isMarked, onClick, onMove }: PersonOptionProps) => (
  <Box
    component="li"
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of `PeopleList`
    role="option"
    id={id}
    aria-selected={isMarked}
    onClick={onClick}
    onDoubleClick={onMove}
    ref={(option: HTMLElement | null) => {
      if (isActive && option?.parentElement === document.activeElement) option.scrollIntoView?.({ block: 'nearest' })
    }}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      minHeight: 36,
      px: 1,
      borderRadius: 0.75,
      cursor: 'pointer',
      userSelect: 'none',
      fontSize: 'var(--mui-text-body)',
      '&:hover': { bgcolor: 'action.hover' },
      '&[aria-selected=true]': { bgcolor: 'action.selected', fontWeight: 600 },
      '[role=listbox]:focus-visible &': isActive ? { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 } : {},
    }}
  >
    <CheckIcon fontSize="small" sx={{ color: 'primary.main', visibility: isMarked ? 'visible' : 'hidden' }} />
    {name}
  </Box>
)
