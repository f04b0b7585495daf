import { useRef } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { parseClipboardTable } from 'shared/domain/clipboardTable'
import { increaseChange } from 'shared/domain/forecast/forecast'
import type { ForecastLine, ForecastYear, IncreaseField } from 'shared/contracts/finance/forecastLines'
import { Box, Card, toast } from 'shared/ui'
import type { UseFormReturn } from 'shared/ui/form'
import { cellAfter, cellOf } from './cells.ts'
import { forecastOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { HeaderRows } from './HeaderRows.tsx'
import { texts } from './messages.ts'
import { pastedChange } from './pastedChange.ts'
import { assetRows, liabilityRows } from './rows.ts'
import { SheetRows } from './SheetRows.tsx'
import { sheetLayout } from './sheetLayout.ts'
import { createSheetWriter } from './createSheetWriter.ts'

/** Table of the forecast: a row per line, a column per year; keys and paste work as in a spreadsheet. */
export function ForecastSheet({ form }: { form: UseFormReturn<Draft> }) {
  const { control, getValues } = form
  const { write, changeOf } = createSheetWriter(form)
  const sheet = useRef<HTMLTableElement>(null)

  const handleTypedAmount = (line: ForecastLine, year: ForecastYear, amount: number | null) => {
    const { [`${line}${year}` as const]: _typed, ...derivedAmounts } = changeOf(line, year, amount ?? 0)
    write(derivedAmounts)
  }
  const handleTypedIncrease = (field: IncreaseField, percent: number | null) => {
    const { [field]: _typed, ...amounts } = increaseChange(forecastOf(getValues()), field, percent ?? 0)
    write(amounts)
  }

  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    const cell = cellOf(target)
    if (!cell || !(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey) return
    const { selectionStart, selectionEnd, value } = target
    const nextCell = cellAfter(cell, event, {
      isAtStart: selectionStart === 0 && (selectionEnd === 0 || selectionEnd === value.length),
      isAtEnd: selectionEnd === value.length,
    })
    if (!nextCell) return
    // Prevents Enter from submitting the form, and the arrow keys from moving the caret.
    event.preventDefault()
    const input = sheet.current?.querySelector<HTMLInputElement>(
      `[data-row="${nextCell.row}"][data-column="${nextCell.column}"]`,
    )
    input?.focus()
    input?.select()
  }

  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const cell = cellOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (!cell || !/[\t\n\r]/.test(text.trim())) return
    event.preventDefault()
    const { change, ...result } = pastedChange(forecastOf(getValues()), cell, parseClipboardTable(text))
    write(change)
    toast(texts.pasted(result), result.clampedCount + result.ambiguousAmounts.length > 0 ? 'warning' : 'success')
  }

  return (
    <Card sx={{ p: { xs: 1.5, md: 2 } }}>
      <Box
        component="table"
        ref={sheet}
        aria-label="Bilan prévisionnel"
        onKeyDown={moveFocus}
        onPaste={paste}
        sx={sheetLayout}
      >
        <HeaderRows control={control} onIncrease={handleTypedIncrease} />
        <SheetRows title="Actif" rows={assetRows} control={control} onAmount={handleTypedAmount} />
        <SheetRows title="Passif" rows={liabilityRows} control={control} onAmount={handleTypedAmount} />
      </Box>
    </Card>
  )
}
