import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { isStatus } from '../../client/ApiError.ts'
import { EmptyState } from '../EmptyState.tsx'
import { PageTitle } from '../PageTitle.tsx'

/**
 * Whether the record that the URL names does not exist: deleted (404), or invalid id in the URL (400). A retry is
 * useless.
 */
export const isGone = (error: unknown): boolean => isStatus(error, 404) || isStatus(error, 400)

interface GonePageProps {
  /** « Patient introuvable » */
  title: string
  /** Link to the list of such records. */
  listLink: { to: string; label: string }
  children: string
}

/** Replaces the page of a record that does not exist; links back to its list. */
export const GonePage = ({ title, listLink, children }: GonePageProps) => (
  <>
    <PageTitle>{title}</PageTitle>
    <EmptyState
      action={
        <Button component={Link} to={listLink.to} variant="contained">
          {listLink.label}
        </Button>
      }
    >
      {children}
    </EmptyState>
  </>
)
