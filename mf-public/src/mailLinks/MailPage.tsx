import type { ReactNode } from 'react'
import { Link } from 'shared/router'
import { Box, Button, Card, PageTitle } from 'shared/ui'

/** A small page behind a mail's link: a title, what it is about, and the way back to the product. */
export const MailPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ maxWidth: 620, mx: 'auto', py: { xs: 1, md: 4 } }}>
    <PageTitle>{title}</PageTitle>
    <Card sx={{ p: { xs: 2, md: 4 }, mb: 2 }}>{children}</Card>
    <Button component={Link} to="/therapists">
      Trouver un praticien
    </Button>
  </Box>
)
