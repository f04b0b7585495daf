import { useState } from 'react'
import { Box, Button, CheckIcon } from 'shared/ui'

/** Code with a copy button; if the browser refuses to copy, the code can still be selected by hand. */
export function CodeBox({ label, children }: { label: string; children: string }) {
  const [copiedText, setCopiedText] = useState('')
  const copy = () => {
    void navigator.clipboard.writeText(children).then(
      () => setCopiedText(children),
      () => setCopiedText(''),
    )
  }
  const isCopied = copiedText === children
  return (
    <Box
      component="figure"
      aria-label={label}
      sx={{
        m: 0,
        borderRadius: 'var(--mui-radius-control)',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.sunk',
      }}
    >
      <Box
        component="pre"
        tabIndex={0}
        sx={{ m: 0, p: 2, overflowX: 'auto', font: '0.8125rem/1.6 ui-monospace, monospace', color: 'text.primary' }}
      >
        {children}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={isCopied ? <CheckIcon /> : undefined}
          onClick={copy}
          sx={{ bgcolor: 'background.paper' }}
        >
          <span aria-live="polite">{isCopied ? 'Copié' : 'Copier'}</span>
        </Button>
      </Box>
    </Box>
  )
}
