import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Alert, Box, Button, EditIcon, IconButton, Stack, Typography, useIsPhone } from 'shared/ui'
import { TextField } from 'shared/ui/data'
import { useUnsavedGuard } from 'shared/ui/form'
import { changePatientSession } from './changePatientSession.ts'
import type { FileSession } from './fileSession.ts'
import { sessionName } from './fileSession.ts'

const wholeStyle = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const
/** One line in a table, so that all rows are as high; whole on a card. */
const lineStyle = {
  display: { md: 'block' },
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'pre-line', md: 'nowrap' },
  overflowWrap: 'anywhere',
} as const

/** The comment of a session, edited in place. */
export function CommentCell({ row }: { row: FileSession }) {
  const [isEdited, setEdited] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const { comments, isOwn } = row
  if (!isOwn) return <CommentText comments={comments} />

  function close() {
    setEdited(false)
    // The button is rendered again only after this callback.
    requestAnimationFrame(() => container.current?.querySelector<HTMLElement>('button[aria-label]')?.focus())
  }
  return (
    <Box ref={container}>
      {isEdited ? (
        <CommentEditor row={row} onClose={close} />
      ) : (
        <WrittenComment row={row} onEdit={() => setEdited(true)} />
      )}
    </Box>
  )
}

function WrittenComment({ row, onEdit }: { row: FileSession; onEdit: () => void }) {
  if (row.comments === '')
    return (
      <Button size="small" sx={{ ml: -1 }} onClick={onEdit} aria-label={`${sessionName(row)} : ajouter un commentaire`}>
        Ajouter
      </Button>
    )
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <CommentText comments={row.comments} />
      <IconButton size="small" aria-label={`${sessionName(row)} : modifier le commentaire`} onClick={onEdit}>
        <EditIcon fontSize="small" />
      </IconButton>
    </Stack>
  )
}

/** A comment of one line in a table, which a press shows whole. */
function CommentText({ comments }: { comments: string }) {
  const isPhone = useIsPhone()
  const [isWhole, setWhole] = useState(false)
  if (isPhone || comments === '')
    return (
      <Typography variant="body2" sx={wholeStyle}>
        {comments}
      </Typography>
    )
  return (
    <Button
      aria-expanded={isWhole}
      onClick={() => setWhole(!isWhole)}
      color="inherit"
      sx={{
        flexGrow: 1,
        minHeight: 32,
        px: 0,
        py: 0.5,
        font: 'inherit',
        textAlign: 'left',
        ...(isWhole ? wholeStyle : lineStyle),
      }}
    >
      {comments}
    </Button>
  )
}

/** Editor that keeps the typed comment until it is saved or cancelled. */
function CommentEditor({ row, onClose }: { row: FileSession; onClose: () => void }) {
  const [initialComment] = useState(row.comments)
  const [inputText, setInputText] = useState(initialComment)
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.setSelectionRange(initialComment.length, initialComment.length)
  }, [initialComment])
  const allowLeaving = useUnsavedGuard(inputText !== initialComment)
  // During the request the row shows the typed comment.
  const isChangedElsewhere = !isBusy && row.comments !== initialComment

  async function save() {
    setBusy(true)
    const isSaved = inputText === row.comments || (await changePatientSession(row, { comments: inputText }))
    setBusy(false)
    if (!isSaved) return
    allowLeaving()
    onClose()
  }
  function onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key === 'Escape' && inputText === initialComment) onClose()
    if (key === 'Enter' && (ctrlKey || metaKey)) void save()
  }
  return (
    <Stack spacing={1} sx={{ minWidth: { md: 280 }, py: 0.5 }}>
      <TextField
        multiline
        inputRef={input}
        minRows={2}
        maxRows={14}
        value={inputText}
        onChange={({ target }) => setInputText(target.value)}
        onKeyDown={onKeyDown}
        hiddenLabel
        slotProps={{ htmlInput: { 'aria-label': `${sessionName(row)} : commentaire`, maxLength: 20_000 } }}
      />
      {isChangedElsewhere && (
        <Alert severity="warning" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {row.comments === ''
            ? "Quelqu'un a effacé ce commentaire entre-temps. Enregistrer garde le vôtre."
            : `Quelqu'un a écrit entre-temps : « ${row.comments} ». Enregistrer le remplace par le vôtre.`}
        </Alert>
      )}
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="contained" loading={isBusy} onClick={() => void save()}>
          Enregistrer
        </Button>
        <Button size="small" disabled={isBusy} onClick={onClose}>
          Annuler
        </Button>
      </Stack>
    </Stack>
  )
}
