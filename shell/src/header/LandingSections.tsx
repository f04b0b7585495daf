import { landingAnchors, landingSectionsLabel } from 'shared/domain/publicPages/landingAnchors'
import { Box, Button } from 'shared/ui'

/** The sections of the landing page in a row below its header, when the header has no space for them. */
export const LandingSections = () => (
  <Box
    component="nav"
    aria-label={landingSectionsLabel}
    data-screen-only
    sx={{ display: 'flex', overflowX: 'auto', flexShrink: 0, px: { md: 1.5 } }}
  >
    {landingAnchors.map(({ href, label }) => (
      <Button key={href} href={href} color="inherit" sx={{ flexShrink: 0, minWidth: 0, px: 1.5 }}>
        {label}
      </Button>
    ))}
  </Box>
)
