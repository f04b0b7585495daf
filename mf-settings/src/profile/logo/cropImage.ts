/** Part of an image in the image's pixels; may extend beyond the image. */
export interface ImagePart {
  x: number
  y: number
  width: number
  height: number
}

/** Maximum width and height of the cropped image, in pixels. */
const longestSidePx = 512

function loadImage(imageUrl: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('The image cannot be read.')))
    image.src = imageUrl
  })
}

/** Crops an image to a PNG of at most 512 pixels a side; the area beyond the image is transparent. */
export async function cropImage(imageUrl: string, { x, y, width, height }: ImagePart): Promise<Blob> {
  const image = await loadImage(imageUrl)
  const scale = Math.min(1, longestSidePx / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser provides no 2D canvas context.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, -x * scale, -y * scale, image.naturalWidth * scale, image.naturalHeight * scale)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas cannot be converted to a PNG.'))),
      'image/png',
    )
  })
}
