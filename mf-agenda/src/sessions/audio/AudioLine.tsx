import { useState } from 'react'
import { useQuery } from 'shared/client'
import type { AudioEntry } from 'shared/contracts/audio'
import { Box, Button, DeleteIcon, IconButton, PlayIcon, Tooltip, Typography } from 'shared/ui'
import { audioKey } from '../../keys.ts'
import { loadAudio } from './api.ts'
import { notPlayed } from './messages.ts'

interface AudioLineProps {
  sessionId: string
  entry: AudioEntry
  /** « 20/11/2026 10:05 » */
  moment: string
  onDelete: () => void
}

/** One audio comment; its sound is fetched once somebody wants to hear it. */
export function AudioLine({ sessionId, entry: { id }, moment, onDelete }: AudioLineProps) {
  const [isWanted, setWanted] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const sound = useQuery({
    queryKey: audioKey(sessionId, id),
    queryFn: () => loadAudio(sessionId, id),
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: 0,
  })
  const failed = isBroken || sound.isError

  function play() {
    setBroken(false)
    setWanted(true)
    if (sound.isError) void sound.refetch()
  }

  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, py: 0.5 }}>
      <Typography sx={{ flex: '1 1 160px' }}>{moment}</Typography>
      {!sound.data && (
        <Button
          size="small"
          startIcon={<PlayIcon />}
          loading={sound.isFetching}
          onClick={play}
          aria-label={`Écouter le commentaire du ${moment}`}
        >
          Écouter
        </Button>
      )}
      <Tooltip title="Supprimer">
        <IconButton onClick={onDelete} aria-label={`Supprimer le commentaire du ${moment}`}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
      {sound.data && (
        <Box
          component="audio"
          controls
          autoPlay
          src={sound.data.content}
          aria-label={`Commentaire du ${moment}`}
          onError={() => setBroken(true)}
          sx={{ flex: '1 0 100%', width: 1, height: 40, my: 0.5 }}
        />
      )}
      {failed && (
        <Typography component="output" variant="body2" sx={{ flex: '1 0 100%', color: 'error.main' }}>
          {notPlayed}
        </Typography>
      )}
    </Box>
  )
}
