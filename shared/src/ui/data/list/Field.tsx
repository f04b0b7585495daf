import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { touchTarget } from '../../theme/touch.ts'
import type { Column } from './List.ts'
import { textOf } from './List.ts'

/**
 * The link of a row: one element with a static style, because a long list renders a link for each row while scrolling.
 */
const FieldLink = styled(Link)(({ theme }) => ({
  color: (theme.vars ?? theme).palette.primary.main,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  // At least 24 px high next to a fixed bar (WCAG 2.5.8), without moving the text.
  paddingBlock: 4,
  ...touchTarget,
  '&:hover': { textDecoration: 'underline' },
}))

const MailAddress = styled('a')({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
})

/** The content of a column for a row: its cell, its link or its text. */
export function Field<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { Cell, path, mailTo } = column
  if (Cell) return <Cell row={row} />
  const address = mailTo?.(row) ?? ''
  if (address !== '') return <MailAddress href={`mailto:${address}`}>{textOf(column, row)}</MailAddress>
  // A fragment, because the JSX runtime inserts the no-break spaces into the children of elements.
  if (!path) return <>{textOf(column, row)}</>
  return <FieldLink to={path(row)}>{textOf(column, row)}</FieldLink>
}
