import { helpIndexPath } from 'shared/domain/help/helpPath'
import { sectionAnchor } from 'shared/domain/help/HelpText'
import type { HelpSection, HelpText } from 'shared/domain/help/HelpText'
import { helpPageTexts } from 'shared/domain/help/helpTexts'
import { Link as RouterLink } from 'shared/router'
import { Box, Button, Link, PageTitle, PrintIcon, Typography, touchTarget } from 'shared/ui'
import { longTextStyle } from '../longTextStyle.ts'
import { Blocks } from '../text/Blocks.tsx'
import { HelpPicture } from './HelpPicture.tsx'
import { OtherHelpPages } from './OtherHelpPages.tsx'

const print = () => window.print()

/** Help page: its purpose, a link to the screen that it describes, the steps, and links to the other help pages. */
export const HelpPage = ({ helpText }: { helpText: HelpText }) => (
  <Box sx={{ ...longTextStyle, mx: 'auto' }}>
    <Typography data-screen-only sx={{ mb: 1 }}>
      <Link component={RouterLink} to={helpIndexPath} sx={touchTarget}>
        {helpPageTexts.index}
      </Link>
    </Typography>
    <PageTitle>{helpText.title}</PageTitle>
    <Typography color="textSecondary" sx={{ '&&': { fontSize: 'var(--mui-text-lead)' } }}>
      {helpText.lead}
    </Typography>
    <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
      <Button variant="contained" component={RouterLink} to={helpText.screen.path}>
        {helpPageTexts.open(helpText.screen.label)}
      </Button>
      <Button startIcon={<PrintIcon />} onClick={print}>
        Imprimer cette page
      </Button>
    </Box>
    {helpText.parts.map((section, index) => (
      <HelpSectionView key={section.title} section={section} id={sectionAnchor(index)} />
    ))}
    <OtherHelpPages currentText={helpText} />
  </Box>
)

const HelpSectionView = ({ section: { title, blocks, picture }, id }: { section: HelpSection; id: string }) => (
  <section aria-labelledby={id}>
    <Typography variant="h2" id={id}>
      {title}
    </Typography>
    <Blocks blocks={blocks} />
    {picture && <HelpPicture {...picture} />}
  </section>
)
