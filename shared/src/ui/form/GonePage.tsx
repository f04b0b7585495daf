import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { isStatus } from '../../client/ApiError.ts'
import { EmptyState } from '../EmptyState.tsx'
import { PageTitle } from '../PageTitle.tsx'

/** Whether the address's subject does not exist: deleted (404), or a truncated address (400), which no retry fixes. */
export const isGone = (error: unknown): boolean => isStatus(error, 404) || isStatus(error, 400)

interface GonePageProps {
  /** « Patient introuvable » */
  title: string
  /** The list it was in. */
  back: { to: string; label: string }
  children: string
}

/** Shown instead of a page whose subject does not exist, or no longer: links back to the list. */
export const GonePage = ({ title, back, children }: GonePageProps) => (
  <>
    <PageTitle>{title}</PageTitle>
    <EmptyState
      action={
        <Button component={Link} to={back.to} variant="contained">
          {back.label}
        </Button>
      }
    >
      {children}
    </EmptyState>
  </>
)
