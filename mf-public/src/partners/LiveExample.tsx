import { createElement, useEffect } from 'react'
import { Box } from 'shared/ui'
import { attributesFor } from 'shared/domain/publicPages/partners/snippet'
import type { Choices } from 'shared/domain/publicPages/partners/snippet'

const loader = '/embed/v1/embed.js'

/** Live example of the element in the snippet. */
export function LiveExample({ choices }: { choices: Choices }) {
  useEffect(() => {
    if (document.querySelector(`script[src="${loader}"]`)) return
    const script = document.createElement('script')
    script.src = loader
    script.async = true
    document.head.append(script)
  }, [])

  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '14px', minHeight: 320 }}>
      {createElement('complice-booking', { key: choices.mode, ...attributesFor(choices) })}
    </Box>
  )
}
