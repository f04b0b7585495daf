import type { LandingScreenshot } from 'shared/domain/publicPages/landingPictures'
import { ProductPicture } from '../pictures/ProductPicture.tsx'
import { picturesByName } from './pictures.ts'

export const LandingPicture = ({ name, ...pictureProps }: LandingScreenshot) => {
  const picture = picturesByName[name]
  return picture && <ProductPicture picture={picture} {...pictureProps} />
}
