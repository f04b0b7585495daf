import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { Column } from './List.ts'
import { textOf } from './List.ts'

/** A single element with a static style, because a long list renders such a link for each row while scrolling. */
const FieldLink = styled(Link)(({ theme }) => ({
  color: (theme.vars ?? theme).palette.primary.main,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}))

/** The content of a column for a row: its cell, its link or its text. */
export function Field<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { Cell, path } = column
  if (Cell) return <Cell row={row} />
  // In an element, because the JSX runtime puts the no-break spaces.
  if (!path) return <>{textOf(column, row)}</>
  return <FieldLink to={path(row)}>{textOf(column, row)}</FieldLink>
}
