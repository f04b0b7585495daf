import { useId, useRef, useState } from 'react'
import type { Appointment } from 'shared/contracts/agenda/animal'
import { AddIcon, Box, Button, Typography } from 'shared/ui'
import { HealthLine } from './HealthLine.tsx'
import type { Line, LineCalls, LineDraft } from './line.ts'
import { RemovedLine } from './RemovedLine.tsx'

interface HealthLinesProps {
  title: string
  /** « ce vaccin » */
  one: string
  /** The label of the button that adds a line. */
  add: string
  none: string
  withComments?: boolean
  saved: readonly Appointment[]
  calls: LineCalls
}

interface Shown extends Line {
  /** The values of the line when it was removed; undefined while it is not removed. */
  removed?: LineDraft
}

export function HealthLines({ title, one, add, none, withComments = false, saved, calls }: HealthLinesProps) {
  const titleId = useId()
  const [shown, setShown] = useState<readonly Shown[]>(() => saved.map((line) => ({ key: line.id, saved: line })))
  const added = useRef(0)
  const addButton = useRef<HTMLButtonElement>(null)

  const change = (key: string, changed: Partial<Shown>) =>
    setShown((previous) => previous.map((line) => (line.key === key ? { ...line, ...changed } : line)))

  function addLine() {
    added.current += 1
    setShown([...shown, { key: `new.${added.current}`, saved: undefined }])
  }

  function lineRemoved(key: string, written: LineDraft) {
    if (written.name.trim() !== '') return change(key, { removed: written })
    // An empty line is removed without the offer to restore it.
    addButton.current?.focus()
    setShown((previous) => previous.filter((line) => line.key !== key))
  }

  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography variant="h3" id={titleId} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {shown.length === 0 && <Typography color="textSecondary">{none}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((line) =>
          line.removed ? (
            <RemovedLine
              key={line.key}
              written={line.removed}
              add={calls.add}
              onRestored={(restored) => change(line.key, { saved: restored, removed: undefined })}
            />
          ) : (
            <HealthLine
              key={line.key}
              line={line}
              one={one}
              withComments={withComments}
              calls={calls}
              onRemoved={(written) => lineRemoved(line.key, written)}
            />
          ),
        )}
      </Box>
      <Button ref={addButton} startIcon={<AddIcon />} onClick={addLine} sx={{ mt: 1 }}>
        {add}
      </Button>
    </Box>
  )
}
