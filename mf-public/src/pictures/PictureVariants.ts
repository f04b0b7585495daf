/** Files of a picture for one screen size, with its dimensions in CSS pixels. */
interface PictureFiles {
  width: number
  height: number
  light: readonly PictureFile[]
  dark: readonly PictureFile[]
}

/** URL of a file with its width in pixels. */
export type PictureFile = readonly [address: string, width: number]

/** Picture of the product for desktop and phone, in both colour schemes; `npm run pictures` generates it. */
export interface PictureVariants {
  desk: PictureFiles
  phone: PictureFiles
}
