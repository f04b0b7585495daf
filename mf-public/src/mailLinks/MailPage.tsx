import type { ReactNode } from 'react'
import { Link } from 'shared/router'
import { Box, Button, Card, PageTitle } from 'shared/ui'

interface MailPageProps {
  title: string
  children: ReactNode
  /** Link to the next page; the directory by default. */
  next?: { to: string; label: string }
  /** Passed to `PageTitle`: when the step changes, the title is focused, because the focused button is removed. */
  step?: string
}

const directoryLink = { to: '/therapists', label: 'Trouver un praticien' }

/** Layout of the pages to which e-mails link: a title, the content, and a link to the next page. */
export const MailPage = ({ title, children, next = directoryLink, step }: MailPageProps) => (
  <Box sx={{ maxWidth: 620, mx: 'auto', py: { xs: 1, md: 4 } }}>
    <PageTitle step={step}>{title}</PageTitle>
    <Card sx={{ p: { xs: 2, md: 4 }, mb: 2 }}>{children}</Card>
    <Button component={Link} to={next.to}>
      {next.label}
    </Button>
  </Box>
)
