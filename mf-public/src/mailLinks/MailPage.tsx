import type { ReactNode } from 'react'
import { Link } from 'shared/router'
import { Box, Button, Card, PageTitle } from 'shared/ui'

/** The page of a link in a mail: a title, its content, and a link to the directory. */
export const MailPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ maxWidth: 620, mx: 'auto', py: { xs: 1, md: 4 } }}>
    <PageTitle>{title}</PageTitle>
    <Card sx={{ p: { xs: 2, md: 4 }, mb: 2 }}>{children}</Card>
    <Button component={Link} to="/therapists">
      Trouver un praticien
    </Button>
  </Box>
)
