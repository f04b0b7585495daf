import { Box, useColorScheme } from 'shared/ui'
import type { Pictured, PictureFile } from './Pictured.ts'

interface ProductPictureProps {
  picture: Pictured
  /** Alternative text of the picture. */
  alt: string
  /** Rendered width, as in the attribute of that name. */
  sizes: string
  /** Rendered small, so that the phone's picture is the readable one. */
  isSmall?: boolean
}

const srcSetOf = (files: readonly PictureFile[]) => files.map(([address, width]) => `${address} ${width}w`).join(', ')

/** A picture of the product in the colour scheme of the page: the phone's on a phone. It is loaded when it comes near. */
export function ProductPicture({ picture: { desk, phone }, alt, sizes, isSmall = false }: ProductPictureProps) {
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
        loading="lazy"
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
          borderRadius: '14px',
          bgcolor: 'background.sunk',
        }}
      />
    </picture>
  )
}
