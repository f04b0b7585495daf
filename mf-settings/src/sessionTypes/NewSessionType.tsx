import { useRef, useState } from 'react'
import { appended, listKey } from 'shared/lists'
import { AddIcon, Card, Stack, toast } from 'shared/ui'
import { TextField, useAutosave, useSendOnce } from 'shared/ui/form'
import { addSessionType } from './api.ts'
import { texts } from './messages.ts'
import { SavingNotice } from './SavingNotice.tsx'

/** The name of a new type: it is saved when the field loses focus, if it is not empty. */
export function NewSessionType() {
  const [name, setName] = useState('')
  const typed = useRef('')
  const sendOnce = useSendOnce('sessionType.new')

  const type = (text: string) => {
    typed.current = text
    setName(text)
  }

  const saving = useAutosave(async () => {
    const sent = typed.current.trim()
    if (sent === '') return
    const added = await sendOnce({ name: sent }, (key) => addSessionType(sent, key))
    appended(listKey.sessionTypes, added)
    if (typed.current.trim() === sent) type('')
    toast(texts.saved)
  })

  return (
    <Card sx={{ p: 2 }}>
      <Stack spacing={1.5}>
        <TextField
          label={texts.newType}
          placeholder="Équithérapie, médiation canine…"
          value={name}
          onChange={(event) => type(event.target.value)}
          onBlur={saving.flush}
          onKeyDown={(event) => {
            if (event.key === 'Enter') saving.flush()
          }}
          slotProps={{ htmlInput: { maxLength: 100 }, input: { startAdornment: <AddIcon sx={{ mr: 1 }} /> } }}
          sx={{ maxWidth: 460 }}
        />
        <SavingNotice saving={saving} />
      </Stack>
    </Card>
  )
}
