import { Box, useColorScheme } from 'shared/ui'
import type { PictureVariants, PictureFile } from './PictureVariants.ts'

interface ProductPictureProps {
  picture: PictureVariants
  /** Alternative text of the picture. */
  alt: string
  /** `sizes` attribute of the image, for its rendered width. */
  sizes: string
  /** Whether the picture is rendered small. Every screen then shows the picture for phones, which stays readable. */
  isSmall?: boolean
  /** Whether the picture is visible without scrolling. It is then loaded at once, with high priority. */
  isFirst?: boolean
}

const srcSetOf = (files: readonly PictureFile[]) => files.map(([address, width]) => `${address} ${width}w`).join(', ')

/** Picture of the product in the colour scheme of the page, with another picture for phones. It is loaded lazily, unless `isFirst`. */
export function ProductPicture({
  picture: { desk, phone },
  alt,
  sizes,
  isSmall = false,
  isFirst = false,
}: ProductPictureProps) {
  const { mode, systemMode } = useColorScheme()
  const scheme = (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light'
  const { width, height, [scheme]: files } = isSmall ? phone : desk
  return (
    <picture>
      {!isSmall && (
        <source
          media="(max-width: 799.95px)"
          srcSet={srcSetOf(phone[scheme])}
          sizes={sizes}
          width={phone.width}
          height={phone.height}
        />
      )}
      <Box
        component="img"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
        srcSet={srcSetOf(files)}
        sizes={sizes}
        src={files[0]?.[0]}
        width={width}
        height={height}
        alt={alt}
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 'var(--mui-radius-card)',
          bgcolor: 'background.sunk',
        }}
      />
    </picture>
  )
}
