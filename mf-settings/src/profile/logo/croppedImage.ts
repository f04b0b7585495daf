/** A part of an image, in its own pixels; it may reach beyond the image. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** More is not kept. */
const longestSidePx = 512

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('The image cannot be read.')))
    image.src = address
  })
}

/** Crops an image to PNG, 512 pixels wide at most; the area beyond the image is transparent. */
export async function croppedImage(address: string, { x, y, width, height }: Part): Promise<Blob> {
  const image = await loaded(address)
  const scale = Math.min(1, longestSidePx / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, -x * scale, -y * scale, image.naturalWidth * scale, image.naturalHeight * scale)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image cannot be drawn.'))), 'image/png')
  })
}
