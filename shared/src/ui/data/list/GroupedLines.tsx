import MoreIcon from '@mui/icons-material/MoreHorizRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Column, RowWithId, List } from './List.ts'
import { textOf } from './List.ts'

/** Rows under one heading. */
interface LineGroup<Row> {
  key: string
  /** The accessible name of the group. */
  label: string
  heading: string
  /** Whether the group is the current one, whose heading is coloured. */
  isCurrent?: boolean
  rows: readonly Row[]
}

interface GroupedLinesProps<Row> {
  list: Pick<List<Row>, 'columns' | 'nameOf'>
  groups: readonly LineGroup<Row>[]
  onOpen: (row: Row) => void
  /** Opens the row's menu at `anchor`, the button at the end of its line. */
  onMore: (row: Row, anchor: Element) => void
}

/**
 * The rows of a list in groups, one line each that opens the row, with a menu at its end. A line shows the columns in
 * order; on a phone the title is below the others. A column's `Cell` must be an inline element.
 */
export function GroupedLines<Row extends RowWithId>({ list, groups, onOpen, onMore }: GroupedLinesProps<Row>) {
  return (
    <Box>
      {groups.map(({ key, label, heading, isCurrent, rows }) => (
        <Box key={key} component="section" aria-label={label} sx={{ mb: 3 }}>
          <Typography variant="h3" sx={{ mb: 1, color: isCurrent ? 'primary.main' : 'text.primary' }}>
            {heading}
          </Typography>
          {rows.map((row) => (
            <Line
              key={row.id}
              list={list}
              row={row}
              onOpen={() => onOpen(row)}
              onMore={(anchor) => onMore(row, anchor)}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}

const lineSx = {
  display: 'flex',
  alignItems: 'center',
  mb: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const

const buttonSx = {
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  justifyContent: { xs: 'space-between', md: 'flex-start' },
  columnGap: 2,
  rowGap: 0.5,
  minWidth: 0,
  minHeight: 48,
  px: 2,
  py: 1,
  borderRadius: 1,
  font: 'inherit',
  textAlign: 'left',
  '&:hover': { bgcolor: 'background.sunk' },
} as const

const titleSx = {
  flex: { xs: '1 0 100%', md: '1 1 12em' },
  order: { xs: 1, md: 0 },
  fontWeight: 650,
  overflowWrap: 'anywhere',
} as const

interface LineProps<Row> extends Pick<GroupedLinesProps<Row>, 'list'> {
  row: Row
  onOpen: () => void
  onMore: (anchor: Element) => void
}

function Line<Row>({ list, row, onOpen, onMore }: LineProps<Row>) {
  return (
    <Box sx={lineSx}>
      <ButtonBase onClick={onOpen} sx={buttonSx}>
        {list.columns.map((column) => (
          <LineField key={column.key} column={column} row={row} />
        ))}
      </ButtonBase>
      <IconButton
        aria-label={`Actions : ${list.nameOf(row)}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onMore(currentTarget)}
        sx={{ m: 0.5 }}
      >
        <MoreIcon />
      </IconButton>
    </Box>
  )
}

/** The size of an em in pixels, so that column widths follow the text size. */
const emPx = 16

function LineField<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { Cell, card, widthPx } = column
  if (Cell) return <Cell row={row} />
  const fieldSx = card === 'title' ? titleSx : { minWidth: widthPx && `${widthPx / emPx}em`, color: 'text.secondary' }
  return (
    <Box component="span" sx={fieldSx}>
      {textOf(column, row)}
    </Box>
  )
}
