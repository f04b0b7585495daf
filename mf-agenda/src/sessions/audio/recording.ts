/** MIME types in order of preference. Chromium and Firefox support the first, Safari a later type. */
const mimeTypes = ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/ogg;codecs=opus']

export const maxRecordingSeconds = 300

/** Interval at which the recorder emits a chunk. A page that closes loses no more than this duration. */
export const chunkMs = 2_000

/** Enough for speech. Five minutes take about one megabyte. */
const bitsPerSecond = 32_000

export const canRecord = () => typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator

export const openMicrophone = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true } })

export function createRecorder(stream: MediaStream): MediaRecorder {
  const mimeType = mimeTypes.find((type) => MediaRecorder.isTypeSupported(type))
  return new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: bitsPerSecond })
}

/** Returns the MIME type without the space of « audio/webm; codecs=opus », which a data URL does not allow. */
export const mimeTypeOf = (recorder: MediaRecorder) => recorder.mimeType.replaceAll(/\s/g, '')

export const dataUrlOf = (sound: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The recording cannot be read.')))
    reader.readAsDataURL(sound)
  })

/** Returns the duration as « 1:05 ». */
export const formatDuration = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
