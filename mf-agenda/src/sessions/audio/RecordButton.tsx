import { Box, Button, visuallyHidden, Typography } from 'shared/ui'
import { MicIcon, StopIcon } from 'shared/ui/form'
import { LevelMeter } from './LevelMeter.tsx'
import { noMicrophoneText, notStoredOnDeviceText } from './messages.ts'
import { formatDuration, maxRecordingSeconds } from './recording.ts'
import { usePressToTalk } from './usePressToTalk.ts'
import type { useRecorder } from './useRecorder.ts'

const hint = 'Maintenez le bouton pour parler, ou appuyez une fois pour commencer et une fois pour finir. Échap annule.'

interface RecordButtonProps extends ReturnType<typeof useRecorder> {
  /** True when the current recording is only in memory, and lost when the page closes. */
  isNotStored: boolean
}

export function RecordButton({ state, seconds, stream, start, stop, isNotStored }: RecordButtonProps) {
  const isRecording = state === 'recording'
  const isOn = isRecording || state === 'opening'
  const pressHandlers = usePressToTalk({ isOn, start, stop: () => stop() })
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          {...pressHandlers}
          variant={isRecording ? 'contained' : 'outlined'}
          color={isRecording ? 'error' : 'primary'}
          startIcon={isRecording ? <StopIcon /> : <MicIcon />}
          aria-pressed={isOn}
          aria-describedby="record-hint"
          sx={{ touchAction: 'none', userSelect: 'none', WebkitTouchCallout: 'none' }}
        >
          Commentaire vocal
        </Button>
        {isRecording && (
          <Typography component="span" sx={{ fontWeight: 600 }}>
            <Box component="span" role="timer" aria-label="Durée">
              {formatDuration(seconds)}
            </Box>
            <Box
              component="span"
              sx={{ color: 'text.secondary', fontWeight: 400 }}
            >{` / ${formatDuration(maxRecordingSeconds)}`}</Box>
          </Typography>
        )}
        {stream && <LevelMeter stream={stream} />}
      </Box>
      <output style={visuallyHidden}>{isRecording && 'Enregistrement en cours'}</output>
      <Typography id="record-hint" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {hint}
      </Typography>
      {(state === 'unavailable' || isNotStored) && (
        <Typography component="output" variant="body2" sx={{ display: 'block', mt: 1, color: 'error.main' }}>
          {isNotStored ? notStoredOnDeviceText : noMicrophoneText}
        </Typography>
      )}
    </Box>
  )
}
