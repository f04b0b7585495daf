import { useEffect, useRef } from 'react'
import { Alert, Button, Link, Stack, toast, touchTarget } from 'shared/ui'
import { CopyIcon, TextField } from 'shared/ui/form'
import { toasts } from './messages.ts'

/** Returns the URL that opens in a calendar application, instead of a download of the file. */
const webcalUrl = (url: string) => url.replace(/^https?:/, 'webcal:')

async function copyAddress(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast(toasts.addressCopied)
  } catch {
    toast(toasts.copyFailed, 'error')
  }
}

/** Secret address of the calendar, shown once; focused and selected for copying. */
export function FeedAddress({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  return (
    <Stack spacing={1.5}>
      <Alert severity="success">
        Voici votre adresse. Elle n'est montrée qu'une fois : copiez-la maintenant, ou ouvrez-la dans votre agenda.
      </Alert>
      <TextField
        label="Adresse secrète de mon agenda"
        value={url}
        inputRef={field}
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={({ target }) => target.select()}
      />
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="contained" startIcon={<CopyIcon />} onClick={() => void copyAddress(url)}>
          Copier l'adresse
        </Button>
        <Link href={webcalUrl(url)} sx={{ display: 'inline-block', lineHeight: '24px', ...touchTarget }}>
          Ouvrir dans mon agenda
        </Link>
      </Stack>
    </Stack>
  )
}
