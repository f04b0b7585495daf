/** A picture in one form: its size, and the address of each file with its width in pixels. */
interface PictureFiles {
  width: number
  height: number
  light: readonly PictureFile[]
  dark: readonly PictureFile[]
}

export type PictureFile = readonly [address: string, width: number]

/** A picture of the product as `npm run pictures` takes it: on a desk and on a phone, in both colour schemes. */
export interface Pictured {
  desk: PictureFiles
  phone: PictureFiles
}
