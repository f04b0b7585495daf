import { useState } from 'react'
import { useQuery } from 'shared/client'
import type { AudioEntry } from 'shared/contracts/agenda/audio'
import { Box, Button, DeleteIcon, IconButton, Tooltip, Typography } from 'shared/ui'
import { PlayIcon } from 'shared/ui/form'
import { audioKey } from '../../keys.ts'
import { loadAudio } from './api.ts'
import { playFailedText } from './messages.ts'

interface AudioLineProps {
  sessionId: string
  entry: AudioEntry
  /** « 20/11/2026 10:05 » */
  time: string
  onDelete: () => void
}

/** Line of an audio comment; its sound is loaded when it is first played. */
export function AudioLine({ sessionId, entry: { id }, time, onDelete }: AudioLineProps) {
  const [isRequested, setRequested] = useState(false)
  const [isUnplayable, setUnplayable] = useState(false)
  const sound = useQuery({
    queryKey: audioKey(sessionId, id),
    queryFn: () => loadAudio(sessionId, id),
    enabled: isRequested,
    staleTime: Infinity,
    gcTime: 0,
  })
  const hasFailed = isUnplayable || sound.isError

  function play() {
    setUnplayable(false)
    setRequested(true)
    if (sound.isError) void sound.refetch()
  }

  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, py: 0.5 }}>
      <Typography sx={{ flex: '1 1 160px' }}>{time}</Typography>
      {!sound.data && (
        <Button
          size="small"
          startIcon={<PlayIcon />}
          loading={sound.isFetching}
          onClick={play}
          aria-label={`Écouter le commentaire du ${time}`}
        >
          Écouter
        </Button>
      )}
      <Tooltip title="Supprimer">
        <IconButton onClick={onDelete} aria-label={`Supprimer le commentaire du ${time}`}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
      {sound.data && (
        <Box
          component="audio"
          controls
          autoPlay
          src={sound.data.content}
          aria-label={`Commentaire du ${time}`}
          onError={() => setUnplayable(true)}
          sx={{ flex: '1 0 100%', width: 1, height: 40, my: 0.5 }}
        />
      )}
      {hasFailed && (
        <Typography component="output" variant="body2" sx={{ flex: '1 0 100%', color: 'error.main' }}>
          {playFailedText}
        </Typography>
      )}
    </Box>
  )
}
