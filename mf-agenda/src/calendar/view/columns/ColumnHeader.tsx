import type { ResourceHeaderProps } from 'react-big-calendar'
import type { AgendaColumn } from '../../AgendaColumn.ts'

/** Header of a column of a day: the practitioner's or the animal's name, and notes below it. */
export const ColumnHeader = ({ resource: { title, kind, notes } }: ResourceHeaderProps<AgendaColumn>) => (
  <span className="agenda-column">
    <strong data-kind={kind} title={title}>
      {title}
    </strong>
    {notes.map(({ text, tone }) => (
      <span key={text} className="agenda-note" data-tone={tone} title={text}>
        {text}
      </span>
    ))}
  </span>
)
