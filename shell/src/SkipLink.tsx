import { Box } from 'shared/ui'

/** The first element that Tab reaches: jumps to the content. */
export const SkipLink = () => (
  <Box
    component="a"
    href="#contenu"
    sx={{
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: 'tooltip',
      px: 2,
      py: 1.5,
      borderRadius: 1,
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      fontWeight: 600,
      transform: 'translateY(-200%)',
      '&:focus': { transform: 'none' },
    }}
  >
    Aller au contenu
  </Box>
)
