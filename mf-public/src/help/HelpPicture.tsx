import { Box } from 'shared/ui'
import type { Pictured } from '../pictures/Pictured.ts'
import { ProductPicture } from '../pictures/ProductPicture.tsx'

/** The screen that the steps above it speak of. */
export const HelpPicture = ({ picture, alt }: { picture: Pictured; alt: string }) => (
  <Box sx={{ my: 3, breakInside: 'avoid' }}>
    <ProductPicture picture={picture} alt={alt} sizes="(min-width: 700px) 640px, calc(100vw - 32px)" />
  </Box>
)
