import type { LandingScreenshot } from 'shared/domain/publicPages/landingPictures'
import { agendaPicture } from '../pictures/agenda/picture.ts'
import { animalsPicture } from '../pictures/animals/picture.ts'
import { billsPicture } from '../pictures/bills/picture.ts'
import { filePicture } from '../pictures/file/picture.ts'
import { importPicture } from '../pictures/import/picture.ts'
import { invoicePicture } from '../pictures/invoice/picture.ts'
import { patientsPicture } from '../pictures/patients/picture.ts'
import type { PictureVariants } from '../pictures/PictureVariants.ts'
import { tourPicture } from '../pictures/tour/picture.ts'
import { weekPicture } from '../pictures/week/picture.ts'

/** The pictures of the landing page, by name. */
export const picturesByName: Readonly<Record<LandingScreenshot['name'], PictureVariants>> = {
  agenda: agendaPicture,
  animals: animalsPicture,
  bills: billsPicture,
  file: filePicture,
  import: importPicture,
  invoice: invoicePicture,
  patients: patientsPicture,
  tour: tourPicture,
  week: weekPicture,
}
