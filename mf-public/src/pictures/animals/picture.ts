// Written by `npm run pictures`.
import deskLight640 from './desk-light-640.avif'
import deskLight1280 from './desk-light-1280.avif'
import deskDark640 from './desk-dark-640.avif'
import deskDark1280 from './desk-dark-1280.avif'
import phoneLight780 from './phone-light-780.avif'
import phoneDark780 from './phone-dark-780.avif'
import type { PictureVariants } from '../PictureVariants.ts'

export const animalsPicture: PictureVariants = {
  desk: {
    width: 900,
    height: 600,
    light: [
      [deskLight640, 640],
      [deskLight1280, 1280],
    ],
    dark: [
      [deskDark640, 640],
      [deskDark1280, 1280],
    ],
  },
  phone: {
    width: 390,
    height: 480,
    light: [[phoneLight780, 780]],
    dark: [[phoneDark780, 780]],
  },
}
