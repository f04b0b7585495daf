let giveCurrent: (slice: string) => void = () => undefined

/** A fake MediaRecorder for tests: its last slice is « sound ». */
class FakeRecorder extends EventTarget {
  static readonly isTypeSupported = (type: string) => type === 'audio/mp4'
  state = 'inactive'
  readonly mimeType: string

  constructor(_stream: unknown, { mimeType = '' }: { mimeType?: string } = {}) {
    super()
    this.mimeType = mimeType
  }

  start() {
    this.state = 'recording'
    giveCurrent = (slice) => this.give(slice)
  }

  give(slice: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([slice]) }))
  }

  stop() {
    this.state = 'inactive'
    queueMicrotask(() => {
      this.give('sound')
      this.dispatchEvent(new Event('stop'))
    })
  }
}

/** Makes the recorder emit what it has recorded so far. */
export const giveSlice = (slice: string) => giveCurrent(slice)

/** The number of open tracks; a browser indicates recording while there is one. */
export const tracks = { open: 0 }

/** `late`: the microphone opens when the returned function is called. */
export function plugMicrophoneIn({ refused = false, late = false } = {}): () => void {
  tracks.open = 0
  const opened = Promise.withResolvers<void>()
  if (!late) opened.resolve()
  const stop = () => {
    tracks.open -= 1
  }
  const getUserMedia = async () => {
    await opened.promise
    if (refused) throw new DOMException('denied', 'NotAllowedError')
    tracks.open += 1
    return { getTracks: () => [{ stop }] }
  }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  Reflect.set(globalThis, 'MediaRecorder', FakeRecorder)
  return opened.resolve
}

export function unplugMicrophone(): void {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  Reflect.deleteProperty(globalThis, 'MediaRecorder')
}
