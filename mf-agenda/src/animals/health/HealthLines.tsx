import { useId, useRef, useState } from 'react'
import { AddIcon, Box, Button, Typography } from 'shared/ui'
import { HealthLine } from './HealthLine.tsx'
import type { HealthRecord, Line, LineCalls, LineDraft } from './line.ts'
import { RemovedLine } from './RemovedLine.tsx'

interface HealthLinesProps {
  title: string
  /** Label of a line without a name, with its determiner: « ce vaccin ». */
  itemLabel: string
  /** Label of the button that adds a line. */
  addLabel: string
  emptyText: string
  hasComments?: boolean
  savedLines: readonly HealthRecord[]
  calls: LineCalls
}

interface ListedLine extends Line {
  /** Last values of a removed line, to restore it; undefined for a line that was not removed. */
  removedValues?: LineDraft
}

export function HealthLines({
  title,
  itemLabel,
  addLabel,
  emptyText,
  hasComments = false,
  savedLines,
  calls,
}: HealthLinesProps) {
  const titleId = useId()
  const [lines, setLines] = useState<readonly ListedLine[]>(() =>
    savedLines.map((line) => ({ key: line.id, savedLine: line })),
  )
  const newLineCount = useRef(0)
  const addButton = useRef<HTMLButtonElement>(null)

  const updateLine = (key: string, changes: Partial<ListedLine>) =>
    setLines((previous) => previous.map((line) => (line.key === key ? { ...line, ...changes } : line)))

  function addLine() {
    newLineCount.current += 1
    setLines([...lines, { key: `new.${newLineCount.current}`, savedLine: undefined }])
  }

  function onLineRemoved(key: string, lastValues: LineDraft) {
    if (lastValues.name.trim() !== '') return updateLine(key, { removedValues: lastValues })
    // Removes an empty line without offering to restore it.
    addButton.current?.focus()
    setLines((previous) => previous.filter((line) => line.key !== key))
  }

  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography variant="h3" id={titleId} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {lines.length === 0 && <Typography color="textSecondary">{emptyText}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) =>
          line.removedValues ? (
            <RemovedLine
              key={line.key}
              lastValues={line.removedValues}
              add={calls.add}
              onRestored={(savedLine) => updateLine(line.key, { savedLine, removedValues: undefined })}
            />
          ) : (
            <HealthLine
              key={line.key}
              line={line}
              itemLabel={itemLabel}
              hasComments={hasComments}
              calls={calls}
              onRemoved={(lastValues) => onLineRemoved(line.key, lastValues)}
            />
          ),
        )}
      </Box>
      <Button ref={addButton} startIcon={<AddIcon />} onClick={addLine} sx={{ mt: 1 }}>
        {addLabel}
      </Button>
    </Box>
  )
}
