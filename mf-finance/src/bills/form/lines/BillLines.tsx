import { useLayoutEffect, useState } from 'react'
import type { ClipboardEvent } from 'react'
import { maxLines } from 'shared/domain/bills/billProblems'
import { emptyLine } from 'shared/domain/bills/lines/detailedLine'
import { parsePastedLines } from 'shared/domain/bills/lines/pastedLines'
import { AddIcon, Box, Button, visuallyHidden, toast, Typography } from 'shared/ui'
import { FormHelperText, useFieldArray, useFormState } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import type { Draft } from '../draft/draft.ts'
import { lineTexts } from '../messages.ts'
import { BillLine } from './BillLine.tsx'
import type { LineAction } from './lineAction.ts'
import type { LineColumn } from './lineColumn.ts'

const name = 'detailedBillingContent'
/** VAT rate of new lines while the form has none, in percent. */
const standardVatRate = 20

/**
 * Focuses a field of a line; does nothing if the line does not exist. Unlike `setFocus` of react-hook-form it is
 * synchronous, so that no keystroke is lost.
 */
const focusField = (index: number, column: LineColumn) => document.getElementById(`${name}.${index}.${column}`)?.focus()

/** The free lines of an invoice, with the keyboard shortcuts of a spreadsheet. */
export function BillLines({ form, zipCode }: { form: UseFormReturn<Draft>; zipCode: string }) {
  const { control, getValues } = form
  const { fields, insert, move, remove } = useFieldArray({ control, name })
  const { errors, submitCount } = useFormState({ control })
  const [announcement, setAnnouncement] = useState('')
  const [pendingFocus, setPendingFocus] = useState<{ index: number; column: LineColumn }>()

  // Moving a line removes the focus. It is set again before the next paint, so that the next keystroke is not lost.
  useLayoutEffect(() => {
    if (pendingFocus) focusField(pendingFocus.index, pendingFocus.column)
  }, [pendingFocus])

  const focusAfterRender = (index: number, column: LineColumn) => setPendingFocus({ index, column })
  const lineAt = (index: number) => getValues(`${name}.${index}`)
  const newLine = () => emptyLine(getValues('taxes') ?? standardVatRate)

  function addAfter(index: number) {
    focusAfterRender(index + 1, 'description')
    insert(index + 1, newLine(), { shouldFocus: false })
  }

  function moveTo(from: number, to: number, column: LineColumn) {
    if (to < 0 || to >= fields.length) return
    focusAfterRender(to, column)
    move(from, to)
    setAnnouncement(lineTexts.moved(to + 1))
  }

  const actions: Record<LineAction, (index: number, column: LineColumn) => void> = {
    add: addAfter,
    duplicate: (index, column) => {
      focusAfterRender(index + 1, column)
      insert(index + 1, structuredClone(lineAt(index)), { shouldFocus: false })
    },
    remove: (index, column) => {
      if (fields.length === 1) return
      focusAfterRender(Math.min(index, fields.length - 2), column)
      remove(index)
      setAnnouncement(lineTexts.removed)
    },
    moveUp: (index, column) => moveTo(index, index - 1, column),
    moveDown: (index, column) => moveTo(index, index + 1, column),
    focusAbove: (index, column) => focusField(index - 1, column),
    focusBelow: (index, column) => focusField(index + 1, column),
  }

  function paste(event: ClipboardEvent, index: number) {
    const pasted = parsePastedLines(event.clipboardData.getData('text/plain'), getValues('taxes') ?? standardVatRate)
    if (!pasted) return
    const { lines, ambiguousAmounts } = pasted
    event.preventDefault()
    const { description, priceWithoutTaxes } = lineAt(index)
    const isBlank = description === '' && priceWithoutTaxes === null
    if (fields.length + lines.length - Number(isBlank) > maxLines) return toast(lineTexts.tooMany, 'error')
    focusAfterRender(index + lines.length - Number(isBlank), 'description')
    if (isBlank) remove(index)
    insert(isBlank ? index : index + 1, lines, { shouldFocus: false })
    setAnnouncement(lineTexts.pasted(lines.length))
    if (ambiguousAmounts.length > 0) toast(lineTexts.ambiguous(ambiguousAmounts), 'warning')
  }

  const problem = errors[name]?.message
  return (
    <Box id={name} tabIndex={-1}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, display: { xs: 'none', md: 'block' } }}>
        {lineTexts.howTo}
      </Typography>
      {fields.map(({ id }, index) => (
        <BillLine
          key={id}
          control={control}
          index={index}
          isOnly={fields.length === 1}
          isSubmitted={submitCount > 0}
          zipCode={zipCode}
          onAction={(action, column) => actions[action](index, column)}
          onPaste={(event) => paste(event, index)}
        />
      ))}
      {problem !== undefined && <FormHelperText error>{problem}</FormHelperText>}
      <Button startIcon={<AddIcon />} onClick={() => addAfter(fields.length - 1)} sx={{ mt: 1 }}>
        Ajouter une ligne
      </Button>
      <Box component="output" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  )
}
