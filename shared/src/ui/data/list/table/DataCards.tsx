import { memo } from 'react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { DataRowsProps } from './DataTable.tsx'
import type { Column, RowWithId } from '../List.ts'
import { hasRowActions, RowActions } from '../RowActions.tsx'
import { CardLine, OptionalField, summaryOf } from './cardParts.tsx'
import { CardOfOneLine, cardsOfOneLineSx, oneLineHeightPx } from './CardOfOneLine.tsx'
import { SelectRow } from './SelectBox.tsx'
import { useVirtualRows } from './useVirtualRows.ts'

const cardHeightPx = 78
const gapBetweenPx = 8
/** Distance of the title from the card's padding when a checkbox precedes it. */
const selectionIndentPx = 38

interface DataCardsProps<Row> extends DataRowsProps<Row> {
  /** From 800 px: each card is one line, and its parts are aligned with those of the other cards. */
  isOneLine: boolean
}

/** The rows of a list as cards, on a phone or at every width. */
export function DataCards<Row extends RowWithId>({ isOneLine, ...props }: DataCardsProps<Row>) {
  const { list, rows, selection } = props
  const Content = isOneLine ? CardOfOneLine : RowCard
  const { isVirtual, ...virtualRows } = useVirtualRows(rows.length, {
    estimatedHeightPx: isOneLine ? oneLineHeightPx : cardHeightPx,
    gapBetweenPx,
  })
  return (
    <Box
      component="ul"
      aria-label={list.label}
      data-selecting={selection && selection.selectedRows.length > 0 ? '' : undefined}
      {...virtualRows.containerProps}
      sx={[{ listStyle: 'none', p: 0, m: 0, '& > * + *': { mt: `${gapBetweenPx}px` } }, isOneLine && cardsOfOneLineSx]}
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
              <Content list={list} row={row} actions={props.actions} selection={selection} />
            </Card>
          )
        )
      })}
      {virtualRows.endGapPx > 0 && <li aria-hidden style={{ height: virtualRows.endGapPx, margin: 0 }} />}
    </Box>
  )
}

function UnmemoizedRowCard<Row extends RowWithId>({
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
    <CardContent sx={{ px: 1.5, py: 1, '&:last-child': { pb: 1 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {selection && (
          <Box sx={{ ml: -1, mr: -0.5 }}>
            <SelectRow row={row} name={name} selection={selection} />
          </Box>
        )}
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1, fontWeight: 600 }}>
            <Box sx={{ flexGrow: 1 }}>
              <OptionalField column={columnAt('title')} row={row} />
            </Box>
            <Box sx={{ flexShrink: 0, textAlign: 'right' }}>
              <OptionalField column={columnAt('besideTitle')} row={row} />
            </Box>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
            {summary !== '' && (
              <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 96px' }}>
                {summary}
              </Typography>
            )}
            <OptionalField column={columnAt('besideSummary')} row={row} />
          </Box>
        </Box>
        <OptionalField column={columnAt('end')} row={row} />
        {hasRowActions(actions) && (
          <Box sx={{ mr: -1.25 }}>
            <RowActions row={row} name={name} {...actions} />
          </Box>
        )}
      </Box>
      <Box sx={{ pl: selection ? `${selectionIndentPx}px` : 0 }}>
        {columns.map((column) => column.card === 'line' && <CardLine key={column.key} column={column} row={row} />)}
      </Box>
    </CardContent>
  )
}

/** Memoized: it renders again only when a prop changes, such as the row or the selection. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type parameter
const RowCard = memo(UnmemoizedRowCard) as typeof UnmemoizedRowCard
