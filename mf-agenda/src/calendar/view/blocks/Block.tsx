import { cloneElement, isValidElement, memo, useContext } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { EventWrapperProps } from 'react-big-calendar'
import { plural } from 'shared/domain/format'
import { minutesBetween } from 'shared/domain/calendar/time'
import { isForced } from 'shared/domain/sessions/forced'
import type { AgendaEvent } from '../../agendaEvent.ts'
import type { AnimalsOfKind } from './sessionNames.ts'
import { OpenSessionContext } from './OpenSessionContext.ts'
import { blockLabel, forcedMark, marksOf, initialsAndPlaceOf } from './labels.ts'

/** Session length from which the title of a block has two lines. */
const tallBlockMinutes = 75

const isTall = ({ session }: AgendaEvent) => minutesBetween(session.startTime, session.endTime) >= tallBlockMinutes

/**
 * Names of the animals with their icons. Animals of one kind, as in most sessions, need one element. With several
 * kinds, the icons precede one text of all names, so that the visible part of a cut-off text is in the accessible name
 * (WCAG 2.5.3).
 */
const Animals = ({ animals }: { animals: readonly AnimalsOfKind[] }) => {
  const [firstGroup] = animals
  if (!firstGroup) return null
  if (animals.length === 1) return <span data-kind={firstGroup.kind}>{`${firstGroup.names} `}</span>
  return (
    <span className="agenda-kinds">
      {animals.map(({ kind }) => (
        <span key={kind} data-kind={kind} />
      ))}
      <span>{`${animals.map(({ names }) => names).join(', ')} `}</span>
    </span>
  )
}

/**
 * Lines of a session's block in the day and week views, the most important first. They have few elements, because three
 * hundred blocks can be rendered at once. Lines that do not fit are hidden; the card shows all. Each line ends with a
 * space, which separates it from the next line in the text of the block.
 */
const Lines = memo(function Lines({ event, times }: { event: AgendaEvent; times: string }) {
  const { animals } = event.names
  const initialsAndPlace = initialsAndPlaceOf(event)
  return (
    <>
      <span
        className={isTall(event) ? 'agenda-title agenda-title-tall' : 'agenda-title'}
        data-marks={marksOf(event) || undefined}
        data-forced={isForced(event.session) ? forcedMark : undefined}
      >
        {`${event.title} `}
      </span>
      <Animals animals={animals} />
      {initialsAndPlace !== '' && <span>{`${initialsAndPlace} `}</span>}
      <span className="agenda-times">{times}</span>
    </>
  )
})

interface BlockElementProps {
  'data-session'?: string
  'aria-label': string
  'aria-haspopup'?: 'menu'
  onClick?: () => void
}
const isBlock = (node: ReactNode): node is ReactElement<BlockElementProps> => isValidElement(node)

/**
 * Replaces the content of the library's block and its click, and adds the session's id for menu, card and drag, and its
 * accessible name.
 */
export function Block({ event, label, children }: EventWrapperProps<AgendaEvent> & { children?: ReactNode }) {
  const openSession = useContext(OpenSessionContext)
  const block: ReactNode = children
  if (!isBlock(block)) return block
  const { hidden } = event
  if (hidden)
    return cloneElement(
      block,
      {
        'aria-label': `+${hidden.length} ${plural(hidden.length, 'autre séance', 'autres séances')}, ${event.session.startTime}`,
        'aria-haspopup': 'menu',
      },
      event.title,
    )
  return cloneElement(
    block,
    {
      'data-session': event.session.id,
      'aria-label': blockLabel(event, label),
      onClick: () => openSession(event.session),
    },
    <Lines event={event} times={label} />,
  )
}
