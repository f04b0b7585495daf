import { topicPath } from 'shared/domain/help/helpPath'
import type { HelpText } from 'shared/domain/help/HelpText'
import { helpPageTexts, otherHelpTexts } from 'shared/domain/help/helpTexts'
import { Link as RouterLink } from 'shared/router'
import { Box, Link, touchRow, Typography } from 'shared/ui'
import { HelpContact } from './HelpContact.tsx'

/** Links to all help pages except the current one, and the contact. */
export const OtherHelpPages = ({ currentText }: { currentText: HelpText }) => (
  <Box
    component="nav"
    aria-labelledby="autres-pages"
    data-screen-only
    sx={{ mt: 6, p: { xs: 2.5, md: 3 }, borderRadius: 'var(--mui-radius-card)', bgcolor: 'background.sunk' }}
  >
    <Typography variant="h2" id="autres-pages">
      {helpPageTexts.others}
    </Typography>
    <Box
      component="ul"
      sx={{
        '&&': { p: 0, mb: 2 },
        listStyle: 'none',
        display: 'grid',
        columnGap: 3,
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {otherHelpTexts(currentText).map(({ topic, title }) => (
        <li key={topic}>
          <Link component={RouterLink} to={topicPath(topic)} sx={{ display: 'inline-block', py: 0.5, ...touchRow }}>
            {title}
          </Link>
        </li>
      ))}
    </Box>
    <HelpContact />
  </Box>
)
