import { useId } from 'react'
import type { MouseEvent } from 'react'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { FocusedAlert } from '../FocusedAlert.tsx'

/** A line of the summary, and the field to which it links. */
interface SummaryLine {
  field: string
  message: string
}

interface RequiredFieldsProps {
  problems: readonly SummaryLine[]
  /**
   * The number of submissions so far, `submitCount` of react-hook-form: the summary takes the focus each time it grows,
   * and is not shown at 0.
   */
  attempt: number
}

/** Focuses the field whose id or name is the problem's path. The form may be in a shadow root. */
const focusField = (event: MouseEvent, field: string) => {
  event.preventDefault()
  const root = event.currentTarget.getRootNode()
  const name = JSON.stringify(field)
  if (root instanceof Document || root instanceof ShadowRoot)
    root.querySelector<HTMLElement>(`[id=${name}], [name=${name}]`)?.focus()
}

/** The summary of errors above a refused form. It is focused, and each line links to a field. */
export const RequiredFields = ({ problems, attempt }: RequiredFieldsProps) =>
  attempt > 0 && problems.length > 0 ? <ProblemBox key={attempt} problems={problems} /> : null

function ProblemBox({ problems }: { problems: readonly SummaryLine[] }) {
  const titleId = useId()
  return (
    <FocusedAlert severity="error" aria-labelledby={titleId}>
      <AlertTitle id={titleId}>Champs requis</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {problems.map(({ field, message }) => (
          <li key={field + message}>
            <Link
              href={`#${field}`}
              color="inherit"
              sx={{ display: 'inline-block', verticalAlign: 'top', lineHeight: '24px' }}
              onClick={(event) => focusField(event, field)}
            >
              {message}
            </Link>
          </li>
        ))}
      </Box>
    </FocusedAlert>
  )
}
