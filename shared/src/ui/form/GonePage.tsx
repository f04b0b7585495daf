import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { isStatus } from '../../client/ApiError.ts'
import { EmptyState } from '../EmptyState.tsx'
import { PageTitle } from '../PageTitle.tsx'

/** Whether what the address names is not there: deleted (404), or an address cut short (400), which no retry mends. */
export const isGone = (error: unknown): boolean => isStatus(error, 404) || isStatus(error, 400)

interface GonePageProps {
  /** « Patient introuvable » */
  title: string
  /** The list it was in. */
  back: { to: string; label: string }
  children: string
}

/** Shown instead of a page whose subject does not exist, or no longer: the way back to the list. */
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
