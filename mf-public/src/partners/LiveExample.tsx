import { createElement, useEffect } from 'react'
import { Box } from 'shared/ui'
import { attributesFor } from 'shared/domain/publicPages/partners/snippet'
import type { EmbedOptions } from 'shared/domain/publicPages/partners/snippet'

const loaderPath = '/embed/v1/embed.js'

/** Live example of the booking element, with the options of the snippet. */
export function LiveExample({ options }: { options: EmbedOptions }) {
  useEffect(() => {
    if (document.querySelector(`script[src="${loaderPath}"]`)) return
    const script = document.createElement('script')
    script.src = loaderPath
    script.async = true
    document.head.append(script)
  }, [])

  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 'var(--mui-radius-card)', minHeight: 320 }}>
      {createElement('complice-booking', { key: options.mode, ...attributesFor(options) })}
    </Box>
  )
}
