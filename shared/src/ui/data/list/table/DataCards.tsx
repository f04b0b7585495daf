import { memo } from 'react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { DataRowsProps } from './DataTable.tsx'
import { Field } from '../Field.tsx'
import type { Column, RowWithId } from '../List.ts'
import { textOf } from '../List.ts'
import { hasRowActions, RowActions } from '../RowActions.tsx'
import { SelectRow } from './SelectBox.tsx'
import { useVirtualRows } from './useVirtualRows.ts'

const cardHeightPx = 78
const gapBetweenPx = 8

/** The rows of a list on a phone, one card each. */
export function DataCards<Row extends RowWithId>(props: DataRowsProps<Row>) {
  const { list, rows } = props
  const { isVirtual, ...virtualRows } = useVirtualRows(rows.length, {
    estimatedHeightPx: cardHeightPx,
    gapBetweenPx,
  })
  return (
    <Box
      component="ul"
      aria-label={list.label}
      {...virtualRows.containerProps}
      sx={{ listStyle: 'none', p: 0, m: 0, '& > * + *': { mt: `${gapBetweenPx}px` } }}
    >
      {virtualRows.rows.map(({ index, gapPx }) => {
        const row = rows[index]
        return (
          row && (
            <Card
              key={row.id}
              component="li"
              style={gapPx > gapBetweenPx ? { marginTop: gapPx } : undefined}
              {...(isVirtual && {
                ...virtualRows.rowProps(index),
                'aria-posinset': index + 1,
                'aria-setsize': rows.length,
              })}
            >
              <RowCard list={list} row={row} actions={props.actions} selection={props.selection} />
            </Card>
          )
        )
      })}
      {virtualRows.endGapPx > 0 && <li aria-hidden style={{ height: virtualRows.endGapPx, margin: 0 }} />}
    </Box>
  )
}

/** The line under the title: « Particulier · Lyon · 0612345678 ». */
const summaryOf = <Row,>(columns: readonly Column<Row>[], row: Row): string =>
  columns
    .filter(({ card }) => card === 'summary')
    .toSorted((a, b) => (a.cardOrder ?? 0) - (b.cardOrder ?? 0))
    .map((column) => (column.cardText ? column.cardText(row) : textOf(column, row)))
    .filter((text) => text !== '')
    .join(' · ')

function PlainRowCard<Row extends RowWithId>({
  list,
  row,
  actions,
  selection,
}: Omit<DataRowsProps<Row>, 'rows'> & { row: Row }) {
  const { columns } = list
  const name = list.nameOf(row)
  const summary = summaryOf(columns, row)
  const columnAt = (position: Column<Row>['card']) => columns.find(({ card }) => card === position)
  return (
    <CardContent sx={{ py: 1, '&:last-child': { pb: 1 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {selection && <SelectRow row={row} name={name} selection={selection} />}
        <Box
          sx={{
            flexGrow: 1,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            columnGap: 1,
            alignItems: 'center',
            overflowWrap: 'anywhere',
          }}
        >
          <Box sx={{ fontWeight: 600 }}>
            <OptionalField column={columnAt('title')} row={row} />
          </Box>
          <Box sx={{ fontWeight: 600, textAlign: 'right' }}>
            <OptionalField column={columnAt('besideTitle')} row={row} />
          </Box>
          {summary !== '' && (
            <Typography variant="body2" color="textSecondary">
              {summary}
            </Typography>
          )}
          <OptionalField column={columnAt('besideSummary')} row={row} />
        </Box>
        {hasRowActions(actions) && <RowActions row={row} name={name} {...actions} />}
      </Box>
      {columns.map((column) => column.card === 'line' && <CardLine key={column.key} column={column} row={row} />)}
    </CardContent>
  )
}

/** Renders again only when a prop changes, such as the row or the selection. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type parameter
const RowCard = memo(PlainRowCard) as typeof PlainRowCard

const OptionalField = <Row,>({ column, row }: { column: Column<Row> | undefined; row: Row }) =>
  column && <Field column={column} row={row} />

function CardLine<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (column.Cell) return <column.Cell row={row} />
  const text = column.cardText ? column.cardText(row) : textOf(column, row)
  return text !== '' && <Typography variant="body2">{text}</Typography>
}
