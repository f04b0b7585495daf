import type { HelpPictureName } from 'shared/domain/help/HelpText'
import { Box } from 'shared/ui'
import { accountPicture } from '../pictures/account/picture.ts'
import { animalsPicture } from '../pictures/animals/picture.ts'
import { embedPicture } from '../pictures/embed/picture.ts'
import { importPicture } from '../pictures/import/picture.ts'
import { invoicePicture } from '../pictures/invoice/picture.ts'
import type { PictureVariants } from '../pictures/PictureVariants.ts'
import { ProductPicture } from '../pictures/ProductPicture.tsx'
import { dunningPicture } from '../pictures/dunning/picture.ts'
import { seriesPicture } from '../pictures/series/picture.ts'
import { teamPicture } from '../pictures/team/picture.ts'

const pictures: Record<HelpPictureName, PictureVariants> = {
  account: accountPicture,
  animals: animalsPicture,
  embed: embedPicture,
  import: importPicture,
  invoice: invoicePicture,
  dunning: dunningPicture,
  series: seriesPicture,
  team: teamPicture,
}

/** Picture of the screen that the preceding steps describe. */
export const HelpPicture = ({ name, alt }: { name: HelpPictureName; alt: string }) => (
  <Box sx={{ my: 3, breakInside: 'avoid' }}>
    <ProductPicture picture={pictures[name]} alt={alt} sizes="(min-width: 700px) 640px, calc(100vw - 32px)" />
  </Box>
)
